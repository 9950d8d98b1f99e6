"""The deck builder: all cards with filters, a deck that is judged while it grows, what is kept."""

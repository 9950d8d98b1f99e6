"""What every table needs, whatever it is drawn with: who sits where, what each seat has before
its eyes, how far it may take back, what it need not be asked."""

"""The table in a browser: rooms that own games, sockets, pages."""

"""The server: the table and the pages around it as one application, and the port it listens at."""

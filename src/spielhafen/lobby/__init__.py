"""The lobby: tables that anyone may join, and wishes to play that find each other."""

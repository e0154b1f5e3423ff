"""Tournaments: who meets whom at which seats, standings and cross tables."""

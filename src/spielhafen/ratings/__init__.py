"""Ratings: finished games become estimates of strength, with their uncertainty."""

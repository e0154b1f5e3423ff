"""What only the house's own tests share; what the games' tests need too stands in the conftest.py above."""

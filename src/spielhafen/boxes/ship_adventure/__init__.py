"""The box of Ship Adventure: two games, Treasure Map and Caribbean Conquest, played with the same tiles, dice and cards.

pieces.py     what is in the box, read from pieces.toml
torus.py      square boards whose edges join
chart.py      what follows from a board that was laid: land, sea, cities, temples, skulls, currents, ways
laying.py     laying boards at random, with repair and quality
compass.py    colours, and who is the first of a round
duels.py      the die with the skull, and what two dice and their bonuses come to
outfit.py     equipment: prices and bonuses
names.py      what these things are called, in keys of texts
sheet.py      a board as it is to be seen
facing.py     a duel as it is to be seen
example.py    the board of the examples in both rulebooks
"""

"""The box of Ship Adventure: tiles, dice and cards of Treasure Map and Caribbean Conquest.

pieces.py         tiles and layout cards, read from pieces.toml
torus.py          square boards whose edges join
chart.py          the squares of a board: land, sea, cities, temples, skulls, currents, distances
board_layout.py   random boards, repaired and checked
compass.py        colours, and the first seat of a round
duels.py          the die with the skull, treasures and duels
equipment.py      equipment cards: prices and bonuses
names.py          texts and pictures of colours, dice and cards
board_view.py     the geometry of a board for the scene
duel_view.py      the zone of a duel for the scene
example_board.py  the board of the examples in both rulebooks
example_words.py  what captains have in these examples
"""

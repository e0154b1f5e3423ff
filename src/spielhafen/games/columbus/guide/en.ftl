# What the guided first game says.

guide-first-roll = Be first to find America in the far west and bring the news home to Palos. Your ship lies there now. Begin your turn: roll the four dice.
guide-first-roll-again = Two roses will carry you two fields; the whirlwind and the storm are of little use in the first round. For one of your three barrels you may roll any dice again. Choose Roll again: these two are picked for you. Then roll.
guide-first-sail-west = Three roses and a sail: each carries you one field in any direction. The number on a field says how many it takes. Choose the 4 beside the Azores: your ship sails the whole way, past the pale calms, which only sails lead out of.
guide-first-end-turn = All your dice are used. End your turn: then your rival has theirs.
guide-first-roll-second = Your rival is two fields behind you, in the Gulf of Cádiz. Roll again.
guide-first-load = You lie beside an island, so the telescope can load a barrel: that is another roll later. Load it.
guide-first-storm = The storm die raises a storm in one of the five areas, and it drives every ship there. Your rival lies in the Gulf of Cádiz and you do not: send it there.
guide-first-on-west = Driven ashore: your rival’s mast is down, and you gain time. Use your rose to pass the Azores.
guide-first-end-second = Dice that you do not want are lost at the end of a turn, and that does no harm. End your turn.
guide-first-end = Your rival had to use a sail for the repair, and you are well ahead. Go on west: in the two westernmost columns a telescope looks for land, and whoever brings the news of an inhabited island home wins.

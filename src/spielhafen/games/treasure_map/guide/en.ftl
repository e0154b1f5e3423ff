# What the guided first game says.

guide-first-to-the-temple = Collect the four pieces of the map, then find El Dorado. Tokens in the temples tell where the pieces are. You have four steps: sail two squares, then walk ashore to the temple at K11.
guide-first-stop = Your crew stands on the temple, and the ship waits at the coast. Stop here to take the token and roll for gold.
guide-first-keep = Five gold, and no skull was rolled, so no pirate hunts you. The token shows you alone where a map piece is: not here, in the far north, where the cross is now. Go on.
guide-first-back-aboard = Walk back to your ship and sail on to A12, four steps again. The edges of the board join, so eastwards out of column L you come to column A.
guide-first-rest = Your four steps are used. Stop here: then the others take their turns.
guide-first-to-the-place = The place on your token is B3, and it is three steps away. Go there, and stop.
guide-first-swap = This is the place. Swap your token for a map piece: you may take any number that you lack.
guide-first-end = One of four pieces is yours. Go on to the next temple; in cities you can spend your gold on arms against pirates and rivals. The first with all four pieces reads where El Dorado lies: be first to stand there.

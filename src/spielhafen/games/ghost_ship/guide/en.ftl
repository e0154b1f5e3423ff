# What the guided first games say.

guide-laying-title = Laying the sea
guide-laying-rock = First you all lay the sea; treasures wait on the ?-tiles. Yours is a rock in open water, where a ship takes the treasure without landing. Lay it on A9, beside your ship: it keeps one field away from every other ?-tile.
guide-laying-far-away = The right half has its ten ?-tiles, and no free field on the left keeps its distance, so this one may touch others at the corners. Ruins are hard to leave: lay it on B1, far from you, turned so that every edge fits.
guide-laying-coast = Now the rest: ten tiles, in any order. All edges have to agree, water with water and land with land. A coast on B10, close to your ship, lets you go ashore; from there you can walk to the treasure on C10.
guide-laying-gold = A tile that is all land will bear a piece of gold. Lay it on D9, in reach of your coast.
guide-laying-path = A scout walks from land to land. A coast on D10 joins C10 to the gold on D9: it has water in the east only, where the rim wants it.
guide-laying-waterway = Ships follow the dashed lines, and the rim is always water. A bend on A8 leads from your rock out to the open sea.
guide-laying-rest = Lay your other tiles, one by one, wherever they fit. Whatever you cannot use yourself makes a fine place far from your ship.
guide-laying-end = Your corner has a rock, a coast and gold in reach. Go on like this until the sea is full; then the ghost ship appears, and you set sail.

guide-sailing-title = Setting sail
guide-sailing-spin = Treasures worth 1 to 4 lie on twenty fields, and gold inland: collect the most points. Spin the dial: its number gives your movement points, and its arrow sends the ghost ship drifting.
guide-sailing-sail = Two movement points. Sail along the dashed line to the rock on A9: there lies a treasure. It can only be taken in a later turn, and points do not keep, so end your turn.
guide-sailing-take = Spin again. From a rock your ship takes the treasure for two points, whatever you spin, and that ends your turn. Take it!
guide-sailing-pick = A four! Only you know its value. Your rival has saved a point this turn for a better spin. Spin yourself: the pointer stops between two numbers, and you choose. Take the 5.
guide-sailing-ashore = Five points are enough to go ashore: sail to A10 and B10, dock at the shore in the south (1), and land your scout (2). With the scout ashore, your ship is safe from the ghost ship.
guide-sailing-circle = Spin. Treasures on land lie on the circle of a ?-tile. Walking from coast to coast costs two points: send your scout onto the circle of C10.
guide-sailing-take-second = Natives: you can only leave this circle with a 2 or a 4. But first the treasure: spin, and take it for one point.
guide-sailing-end = The ghost ship came onto your field and took one of your treasures, the 1: the 4 is still yours. Gold it never touches, and it never comes to the rim. Go on: whoever has most points when everything is found wins.

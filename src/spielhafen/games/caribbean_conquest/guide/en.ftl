# What the guided first game says.

guide-first-crew-ashore = Hold the most temples, skulls and cities at the end. Two crews stand in your city at E2: choose them, leave one there as a guard, and march with the other to the temple at E3.
guide-first-ship = Six steps in a turn are shared by all your figures, and five are left. Crews take temples and cities, ships take skulls: sail two squares to the skull at C2.
guide-first-take = Figures that end the turn on a point take it. Press Done moving, and both are yours.
guide-first-buy = The round is over, and each point has paid you one gold. Cutlasses add 1 to your die in every melee: buy them for three gold.
guide-first-march = Your rival holds the temple at G6 with a single crew. March there from your temple at E3: on a square with enemies your way ends.
guide-first-fight = Nothing more to do? Then press Done moving: now you fight, one die each, and you add 1 for the cutlasses.
guide-first-end = Four against four, and your cutlasses decided it: the temple is yours. You have four of the thirteen points; a round that ends with seven or more is the last. Three gold hire a crew, and six a ship.

# What the guided first game says.

guide-first-with-the-wind = The lowest card of each trick takes the damage, so avoid being lowest. The wind is North, and North cards count in full: lead your North 8.
guide-first-across-the-wind = Now the wind is East 3, with 3 points of damage, and you come last. South lies across it and counts half: your South 14 is worth 7. That beats 6 and 5, so others take the damage and you lead next.
guide-first-equal-cards = You may play any card: nobody has to follow a direction. Lead South 5, and watch what happens when another card is worth the same.
guide-first-the-bride = Those two fives cancelled each other: neither could take the damage. Your pirate bride does this on purpose: she becomes the card played just before her. Play the bride.
guide-first-in-between = 3 points are at stake, and 4 and 11 lie on the table. West and East cards count half when the wind is North: play East 13, worth 6½, and stay safely in between.
guide-first-end = Well sailed: no damage at all! Cards against the wind, such as East cards when the wind is West, are worth 0. A 1, 2 and 3 of one direction, a set, cost nothing: such wind cards are worth taking. Avoid the low end, and after five rounds the captain with the most points wins.

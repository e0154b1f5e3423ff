# What the guided first games say.

guide-sailing-title = Sailing
guide-sailing-straight = Bring your merchants to port in the north-east before Yellow’s reach theirs. Agnes (w3) carries cargo. The wind blows from the south-west: with it behind her she sails four fields. Choose her, then the field four ahead.
guide-sailing-same-again = Deneb (w8) is a warship, and she protects the merchant. At sea every ship has to sail as far as the wind says. “The same for w8” repeats the manoeuvre for her.
guide-sailing-end-sailing = Your other ships lie at anchor in the harbour, where they may stay as long as you like. Say that you are done: then it is Yellow’s turn.
guide-sailing-stronger = Before your first ship moves you may try to change the wind, once in a turn. Roll for its strength: red is the strongest, yellow the weakest.
guide-sailing-turn = Red: five steps with the wind behind, but only four to the east. Sail Agnes four ahead and turn her to starboard there: a turn is a step, too. At her destination, choose the arrow to the east.
guide-sailing-escort = A ship fires to either side, never ahead. So keep the escort parallel to the merchant: let Deneb make the same manoeuvre.
guide-sailing-end-second = You must use up all your steps at sea; whoever wants to stop there has to turn into the wind. End your moves.
guide-sailing-end = Your convoy heads east, and Yellow’s ships come to meet it. Merchants score when they arrive: 10 points for the first, then 9, 8 … Keep the wind behind them, and the warships beside them.

guide-firing-title = Gunnery
guide-firing-alongside = Yellow’s warship Levante (y10) is close. Ships fire to either side, up to three lines away. Sail Deneb (w8) straight ahead: then Levante lies in her first line.
guide-firing-merchant = At sea your merchant has to sail on, too: turn Agnes (w3) to starboard, and take her three ahead to the east. Then say that you are done, and your guns are ready.
guide-firing-fire = Fire: choose Deneb, then Levante. In the first line the yellow face hits, one in three; in the second it is blue, in the third red.
guide-firing-damaged = A hit! A warship sinks with her third. But Levante has hit Agnes: a merchant sinks with her second, and after the first she sails one field less. Turn her to port, and away.
guide-firing-hunt = Yellow’s merchant Emma (y3) carries cargo, too. Nothing may lie on the line between you and your target, neither ship nor land: sail Deneb four ahead, where she has a clear shot. Then you are done.
guide-firing-third-line = Emma is in your third line: now red hits. Fire!
guide-firing-closer = Another hit sinks her. Bring Deneb round: one turn to starboard, two ahead. Agnes does the same, a little slower for her damage, and that is your turn.
guide-firing-sink = Emma lies in the second line: blue hits. Fire!
guide-firing-end = Emma is sunk, and her cargo with her. Agnes needs two more turns to her port in the corner: 10 points for the first to arrive. Keep Deneb between her and the enemy.

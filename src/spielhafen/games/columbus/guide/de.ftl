# Was die geführte erste Partie sagt.

guide-first-roll = Entdecke vor allen anderen Amerika im fernen Westen und bring die Nachricht heim nach Palos. Dort liegt jetzt dein Schiff. Beginne deinen Zug: Wirf die vier Würfel.
guide-first-roll-again = Zwei Rosen bringen dich zwei Felder weit; Wirbelwind und Sturm nützen in der ersten Runde wenig. Für eins deiner drei Fässer darfst du beliebige Würfel noch einmal werfen. Nimm Neu würfeln: Diese beiden sind schon gewählt. Dann würfle.
guide-first-sail-west = Drei Rosen und ein Segel: Jedes bringt dich ein Feld weit, in jede Richtung. Die Zahl auf einem Feld sagt, wie viele es braucht. Wähl die 4 bei den Azoren: Dein Schiff segelt den ganzen Weg, vorbei an den hellen Flauten, aus denen nur Segel herausführen.
guide-first-end-turn = Deine Würfel sind verbraucht. Beende deinen Zug: Dann ist dein Gegner dran.
guide-first-roll-second = Dein Gegner liegt zwei Felder hinter dir im Golf von Cádiz. Würfle wieder.
guide-first-load = Du liegst neben einer Insel: Da lädt das Fernrohr ein Fass, und das heißt später noch einmal würfeln. Lade es.
guide-first-storm = Der Sturm-Würfel lässt in einem der fünf Gebiete einen Sturm los, der dort alle Schiffe treibt. Dein Gegner liegt im Golf von Cádiz, du nicht: Schick den Sturm dorthin.
guide-first-on-west = An Land getrieben: Der Mast deines Gegners ist gefallen, und du gewinnst Zeit. Fahr mit der Rose an den Azoren vorbei.
guide-first-end-second = Würfel, die du nicht brauchst, verfallen am Ende des Zugs; das schadet nicht. Beende deinen Zug.
guide-first-end = Dein Gegner musste ein Segel für den Mast hergeben, und du liegst weit vorn. Weiter nach Westen: In den beiden westlichsten Spalten sucht das Fernrohr nach Land, und wer die Nachricht von einer bewohnten Insel heimbringt, gewinnt.

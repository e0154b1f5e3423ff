# Was die geführten ersten Partien sagen.

guide-laying-title = Das Meer legen
guide-laying-rock = Zuerst legt ihr gemeinsam das Meer; auf den ?-Plättchen warten die Schätze. Deins ist ein Fels im offenen Wasser: Dort birgt ein Schiff den Schatz, ohne an Land zu gehen. Lege es auf A9, neben dein Schiff: Es hält ein Feld Abstand zu allen anderen ?-Plättchen.
guide-laying-far-away = Die rechte Hälfte hat ihre zehn ?-Plättchen, und links hält kein freies Feld mehr Abstand; darum darf dieses andere an den Ecken berühren. Ruinen verlässt man schwer: Lege es auf B1, weit weg von dir, so gedreht, dass alle Kanten passen.
guide-laying-coast = Nun der Rest: zehn Plättchen, in beliebiger Reihenfolge. Alle Kanten müssen passen, Wasser an Wasser und Land an Land. Eine Küste auf B10, nah bei deinem Schiff, lässt dich an Land; von dort führt ein Weg zum Schatz auf C10.
guide-laying-gold = Auf einem Plättchen, das nur Land ist, liegt später ein Stück Gold. Lege es auf D9, in Reichweite deiner Küste.
guide-laying-path = Ein Kundschafter geht von Land zu Land. Eine Küste auf D10 verbindet C10 mit dem Gold auf D9; Wasser hat sie nur im Osten, wo der Rand es verlangt.
guide-laying-waterway = Schiffe folgen den gestrichelten Linien, und am Rand ist immer Wasser. Eine Biegung auf A8 führt von deinem Felsen hinaus aufs offene Meer.
guide-laying-rest = Lege deine übrigen Plättchen, eins nach dem anderen, wo sie passen. Was du selbst nicht brauchst, liegt weit weg von deinem Schiff gut.
guide-laying-end = Rund um deine Ecke liegen ein Fels, eine Küste und Gold in Reichweite. Mach so weiter, bis das Meer voll ist; dann erscheint das Geisterschiff, und ihr stecht in See.

guide-sailing-title = In See stechen
guide-sailing-spin = Auf zwanzig Feldern liegen Schätze vom Wert 1 bis 4, im Landesinneren liegt Gold: Sammle die meisten Punkte. Dreh die Scheibe: Ihre Zahl gibt dir Bewegungspunkte, und ihr Pfeil lässt das Geisterschiff treiben.
guide-sailing-sail = Zwei Bewegungspunkte. Segle auf der gestrichelten Linie zum Felsen auf A9: Dort liegt ein Schatz. Bergen kannst du ihn erst in einem späteren Zug, und Punkte verfallen; beende also deinen Zug.
guide-sailing-take = Dreh wieder. Von einem Felsen birgt dein Schiff den Schatz für zwei Punkte, die gibt jede Zahl her; danach ist dein Zug zu Ende. Birg ihn!
guide-sailing-pick = Eine Vier! Den Wert kennst nur du. Dein Gegner hat diesmal einen Punkt gespart, um später mehr zu haben. Dreh selbst: Der Zeiger bleibt zwischen zwei Zahlen stehen, und du darfst wählen. Nimm die 5.
guide-sailing-ashore = Fünf Punkte reichen, um an Land zu gehen: Segle nach A10 und B10, lege am Ufer im Süden an (1) und setz deinen Kundschafter an Land (2). Solange er dort ist, kann das Geisterschiff deinem Schiff nichts anhaben.
guide-sailing-circle = Dreh die Scheibe. Schätze an Land liegen auf dem Kreis eines ?-Plättchens. Von Küste zu Küste kostet es zwei Punkte: Schick deinen Kundschafter auf den Kreis von C10.
guide-sailing-take-second = Eingeborene: Diesen Kreis kannst du nur mit einer 2 oder 4 verlassen. Aber erst der Schatz: Dreh und birg ihn für einen Punkt.
guide-sailing-end = Das Geisterschiff kam auf dein Feld und nahm dir einen Schatz, die 1: Die 4 gehört noch dir. Gold rührt es nie an, und auf den Rand kommt es nie. Weiter geht’s: Wer die meisten Punkte hat, wenn alles gefunden ist, gewinnt.

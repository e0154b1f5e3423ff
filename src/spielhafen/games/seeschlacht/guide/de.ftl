# Was die geführten ersten Partien sagen.

guide-sailing-title = Segeln
guide-sailing-straight = Bring deine Handelsschiffe in den Hafen im Nordosten, bevor Gelb seinen erreicht. Die Agnes (w3) hat Ladung. Der Wind kommt aus Südwesten: Vor dem Wind fährt sie vier Felder. Wähle sie, dann das Feld vier voraus.
guide-sailing-same-again = Die Deneb (w8) ist ein Kriegsschiff und schützt das Handelsschiff. Auf See muss jedes Schiff so weit fahren, wie der Wind es vorgibt. „Dasselbe für w8“ wiederholt die Fahrt mit ihr.
guide-sailing-end-sailing = Deine anderen Schiffe liegen im Hafen vor Anker; dort dürfen sie bleiben, solange du willst. Beende das Ziehen: Dann ist Gelb dran.
guide-sailing-stronger = Bevor dein erstes Schiff zieht, darfst du einmal im Zug versuchen, den Wind zu ändern. Würfle um seine Stärke: Rot ist am stärksten, Gelb am schwächsten.
guide-sailing-turn = Rot: fünf Felder vor dem Wind, nach Osten aber nur vier. Fahr mit der Agnes vier voraus und dreh sie dort nach Steuerbord: Auch eine Drehung kostet einen Schritt. Wähle an ihrem Ziel den Pfeil nach Osten.
guide-sailing-escort = Ein Schiff schießt nach beiden Seiten, nie nach vorn. Darum fährt der Geleitschutz am besten neben dem Handelsschiff: Lass die Deneb dasselbe tun.
guide-sailing-end-second = Auf See musst du alle Schritte verbrauchen; wer dort halten will, dreht sich in den Wind. Beende das Ziehen.
guide-sailing-end = Dein Geleitzug fährt nach Osten, und die gelben Schiffe kommen ihm entgegen. Handelsschiffe bringen bei der Ankunft Punkte: das erste 10, dann 9, 8 … Halte sie vor dem Wind und die Kriegsschiffe an ihrer Seite.

guide-firing-title = Schießen
guide-firing-alongside = Das gelbe Kriegsschiff Levante (y10) ist nah. Schiffe schießen nach beiden Seiten, bis zu drei Linien weit. Fahr mit der Deneb (w8) geradeaus: Dann liegt die Levante in ihrer ersten Linie.
guide-firing-merchant = Auch dein Handelsschiff muss auf See weiter: Dreh die Agnes (w3) nach Steuerbord und fahr drei Felder voraus, nach Osten. Beende dann das Ziehen: Die Kanonen sind bereit.
guide-firing-fire = Feuer: Wähle die Deneb, dann die Levante. In der ersten Linie trifft Gelb, eins von drei; in der zweiten Blau, in der dritten Rot.
guide-firing-damaged = Treffer! Ein Kriegsschiff sinkt mit dem dritten. Aber die Levante hat die Agnes getroffen: Ein Handelsschiff sinkt mit dem zweiten Treffer, und nach dem ersten fährt es ein Feld weniger. Dreh sie nach Backbord, und weg von hier.
guide-firing-hunt = Auch das gelbe Handelsschiff Emma (y3) hat Ladung. Zwischen dir und dem Ziel darf nichts liegen, weder Schiff noch Land: Fahr mit der Deneb vier voraus, dort hat sie freies Schussfeld. Dann beende das Ziehen.
guide-firing-third-line = Die Emma liegt in deiner dritten Linie: Jetzt trifft Rot. Feuer!
guide-firing-closer = Noch ein Treffer versenkt sie. Hol die Deneb herum: eine Drehung nach Steuerbord, zwei voraus. Die Agnes ebenso, und damit ist dein Ziehen zu Ende.
guide-firing-sink = Die Emma liegt in der zweiten Linie: Blau trifft. Feuer!
guide-firing-end = Die Emma ist gesunken, und ihre Ladung mit ihr. Die Agnes braucht noch zwei Züge bis zum Hafen in der Ecke: 10 Punkte für das erste Schiff. Halte die Deneb zwischen ihr und dem Feind.

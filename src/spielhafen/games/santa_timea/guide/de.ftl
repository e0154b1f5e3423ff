# Was die geführte erste Partie sagt.

guide-first-with-the-wind = Die niedrigste Karte eines Stichs bekommt den Schaden: Das sollte nicht deine sein. Der Wind ist Nord, und Nordkarten zählen voll. Spiel deine Nord 8 aus.
guide-first-across-the-wind = Jetzt ist der Wind Ost 3 und bringt 3 Schadenspunkte, und du legst zuletzt. Süd liegt quer dazu und zählt halb: Deine Süd 14 ist 7 wert. Das schlägt 6 und 5: Den Schaden bekommt jemand anders, und du spielst zum nächsten Stich aus.
guide-first-equal-cards = Du darfst jede Karte legen, niemand muss eine Richtung bedienen. Spiel Süd 5 aus und sieh, was geschieht, wenn eine andere Karte genauso viel wert ist.
guide-first-the-bride = Die beiden Fünfen haben sich aufgehoben: Keine von ihnen konnte den Schaden bekommen. Mit der Piratenbraut gelingt das mit Absicht: Sie wird zu der Karte, die gerade vor ihr gelegt wurde. Leg die Braut.
guide-first-in-between = Es geht um 3 Punkte, und auf dem Tisch liegen 4 und 11. West- und Ostkarten zählen bei Wind Nord halb: Leg Ost 13, das sind 6½, und bleib sicher dazwischen.
guide-first-end = Gut gesegelt: kein einziger Schaden! Karten gegen den Wind, etwa Ostkarten bei Wind West, sind 0 wert. 1, 2 und 3 einer Richtung sind ein Satz und kosten nichts: Solche Windkarten darfst du nehmen. Sei sonst nie die Niedrigste: Wer nach fünf Runden die meisten Punkte hat, gewinnt.

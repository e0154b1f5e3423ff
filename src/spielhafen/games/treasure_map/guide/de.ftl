# Was die geführte erste Partie sagt.

guide-first-to-the-temple = Sammle die vier Teile der Karte und finde dann El Dorado. Plättchen in den Tempeln verraten, wo die Teile liegen. Du hast vier Schritte: Segle zwei Felder und geh dann an Land zum Tempel auf K11.
guide-first-stop = Deine Mannschaft steht auf dem Tempel, das Schiff wartet an der Küste. Halt hier an: Dann nimmst du das Plättchen und würfelst um Gold.
guide-first-keep = Fünf Gold, und kein Totenkopf ist gefallen: Kein Pirat jagt dich. Das Plättchen zeigt nur dir, wo ein Kartenteil liegt: nicht hier, sondern hoch im Norden, wo nun das Kreuz ist. Weiter.
guide-first-back-aboard = Geh zurück zu deinem Schiff und segle weiter nach A12, wieder vier Schritte. Die Ränder des Plans hängen zusammen: Östlich von Spalte L liegt Spalte A.
guide-first-rest = Deine vier Schritte sind verbraucht. Halt hier an: Dann sind die anderen dran.
guide-first-to-the-place = Dein Plättchen führt nach B3, drei Schritte von hier. Geh hin und halt dort an.
guide-first-swap = Hier ist es. Tausch dein Plättchen gegen ein Kartenteil: Du darfst jede Nummer nehmen, die dir fehlt.
guide-first-end = Eins von vier Teilen gehört dir. Weiter zum nächsten Tempel; in Städten kaufst du mit deinem Gold Waffen gegen Piraten und Gegner. Wer alle vier Teile hat, liest, wo El Dorado liegt: Sei vor allen anderen dort.

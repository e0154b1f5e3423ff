# Knöpfe und Zeichen der Beispiele in der Dokumentation.
docs-run = Ausführen
docs-stop = Anhalten
docs-edit = Bearbeiten
docs-restore = Wiederherstellen
docs-play = Nachspielen
docs-close = Schließen
docs-example = Beispiel
docs-code = Code; Strg und Eingabe führen ihn aus
docs-output = Ausgabe von Beispiel
docs-loading = Python wird geladen, einmal für diese Seite …
docs-running = Läuft …
docs-right = Fertig.
docs-wrong = Mit einem Fehler beendet.
docs-stopped = Angehalten.
docs-failed = Python konnte nicht geladen werden. Bitte noch einmal versuchen.

# Boutons et signes des exemples de la documentation.
docs-run = Exécuter
docs-stop = Arrêter
docs-edit = Modifier
docs-restore = Rétablir
docs-play = Jouer l’exemple
docs-close = Fermer
docs-example = Exemple
docs-code = Code ; Ctrl et Entrée l’exécutent
docs-output = Résultat de l’exemple
docs-loading = Chargement de Python, une seule fois pour cette page …
docs-running = En cours …
docs-right = Terminé.
docs-wrong = Terminé par une erreur.
docs-stopped = Arrêté.
docs-failed = Python n’a pas pu être chargé. Réessayez.

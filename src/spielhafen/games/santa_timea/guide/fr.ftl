# Ce que dit la première partie guidée.

guide-first-with-the-wind = La carte la plus basse d’un pli prend les dégâts : mieux vaut que ce ne soit pas la tienne. Le vent est nord, et les cartes Nord comptent en entier. Entame de ton Nord 8.
guide-first-across-the-wind = Maintenant, le vent est Est 3, avec 3 points de dégâts, et tu joues en dernier. Sud est en travers et compte à moitié : ton Sud 14 vaut 7. Cela bat 6 et 5 : les dégâts sont pour quelqu’un d’autre, et tu entames le pli suivant.
guide-first-equal-cards = Tu peux jouer n’importe quelle carte, rien n’oblige à suivre une direction. Joue Sud 5, et vois ce qui se passe quand une autre carte vaut autant.
guide-first-the-bride = Les deux cartes valant 5 se sont annulées : aucune ne pouvait prendre les dégâts. Avec la Fiancée du pirate, on le fait exprès : elle devient la carte posée juste avant elle. Joue la Fiancée.
guide-first-in-between = L’enjeu est de 3 points, et il y a 4 et 11 sur la table. Les cartes Ouest et Est comptent à moitié quand le vent est nord : joue Est 13, ce qui fait 6½, et reste en sûreté entre les deux.
guide-first-end = Belle navigation : pas un seul dégât ! Les cartes contre le vent, par exemple Est quand le vent est ouest, valent 0. Le 1, le 2 et le 3 d’une direction forment une série et ne coûtent rien : ces cartes vent valent la peine. Sinon, évite d’être au plus bas : après cinq manches, le plus de points gagne.

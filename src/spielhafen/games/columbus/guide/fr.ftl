# Ce que dit la première partie guidée.

guide-first-roll = Découvre avant tous les autres l’Amérique, loin à l’ouest, et rapporte la nouvelle à Palos. C’est là que se trouve ton navire. Commence ton tour : lance les quatre dés.
guide-first-roll-again = Deux roses te font avancer de deux cases ; trombe et tempête ne servent guère à la première manche. Pour un de tes trois tonneaux, tu peux relancer les dés que tu veux. Choisis Relancer : ces deux-là sont déjà choisis. Puis relance-les.
guide-first-sail-west = Trois roses et une voile : chacune te fait avancer d’une case, dans n’importe quelle direction. Le nombre sur une case dit combien il en faut. Choisis le 4 près des Açores : ton navire fait tout le chemin et évite les calmes, en clair, dont seule une voile fait sortir.
guide-first-end-turn = Tes dés sont épuisés. Termine ton tour : c’est ensuite à ton adversaire.
guide-first-roll-second = Ton adversaire est deux cases derrière toi, dans le golfe de Cadix. Lance de nouveau les dés.
guide-first-load = Te voilà à côté d’une île : la longue-vue y charge un tonneau, c’est-à-dire un nouveau lancer pour plus tard. Charge-le.
guide-first-storm = Le dé tempête en déchaîne une dans une des cinq zones et y pousse tous les navires. Ton adversaire est dans le golfe de Cadix, toi non : envoie la tempête là-bas.
guide-first-on-west = Jeté à la côte : le mât de ton adversaire est tombé, et tu gagnes du temps. Avec la rose, passe les Açores.
guide-first-end-second = Les dés dont tu n’as pas besoin sont perdus à la fin du tour ; ce n’est pas grave. Termine ton tour.
guide-first-end = Ton adversaire a dû donner une voile pour son mât, et tu as une belle avance. Continue vers l’ouest : dans les deux colonnes les plus à l’ouest, la longue-vue cherche la terre. Le premier à rapporter la nouvelle d’une île habitée gagne.

# Ce que dit la première partie guidée.

guide-first-crew-ashore = À la fin comptent les temples, les têtes de mort et les villes. Deux équipages sont dans ta ville en E2 : choisis-les, laisses-en un de garde et marche avec l’autre jusqu’au temple en E3.
guide-first-ship = Tu as six pas par tour pour toutes tes pièces ensemble, il en reste cinq. Les équipages prennent temples et villes, les navires les têtes de mort : vogue de deux cases jusqu’à la tête de mort en C2.
guide-first-take = Les pièces qui se trouvent sur un site à la fin du tour le prennent. Appuie sur Fin des déplacements : les deux sont alors à toi.
guide-first-buy = La manche est finie, et chaque site t’a rapporté une pièce d’or. Les sabres d’abordage ajoutent 1 à ton dé dans chaque corps à corps : achète-les pour trois or.
guide-first-march = Ton adversaire tient le temple en G6 avec un seul équipage. Marche jusque-là de ton temple en E3 : ton trajet s’arrête sur une case où il y a des adversaires.
guide-first-fight = Plus rien à faire ? Alors appuie sur Fin des déplacements : on combat maintenant, avec un dé chacun, et tes sabres d’abordage ajoutent 1.
guide-first-end = Quatre contre quatre, et tes sabres d’abordage ont tranché : le temple est à toi. Tu as quatre des treize sites ; si une manche finit avec sept ou plus, c’était la dernière. Pour trois or, tu engages un équipage, pour six un navire.

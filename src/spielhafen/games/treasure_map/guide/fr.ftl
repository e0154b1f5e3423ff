# Ce que dit la première partie guidée.

guide-first-to-the-temple = Rassemble les quatre morceaux de la carte, puis trouve El Dorado. Les jetons des temples révèlent où sont les morceaux. Tu as quatre pas : vogue de deux cases, puis débarque jusqu’au temple en K11.
guide-first-stop = Ton équipage est sur le temple, le navire attend à la côte. Arrête-toi ici : tu prends alors le jeton et tu lances les dés pour de l’or.
guide-first-keep = Cinq or, et aucune tête de mort : aucun pirate ne te chasse. Le jeton ne montre qu’à toi où est un morceau de carte : pas ici, mais loin au nord, où il y a maintenant une croix. Continue.
guide-first-back-aboard = Retourne à ton navire et vogue jusqu’en A12, de nouveau quatre pas. Les bordures du plateau se rejoignent : à l’est de la colonne L se trouve la colonne A.
guide-first-rest = Tes quatre pas sont épuisés. Arrête-toi ici : c’est ensuite aux autres.
guide-first-to-the-place = Ton jeton mène en B3, à trois pas d’ici. Vas-y et arrête-toi là.
guide-first-swap = C’est ici. Échange ton jeton contre un morceau de carte : tu peux prendre n’importe quel numéro qui te manque.
guide-first-end = Un morceau sur quatre est à toi. En route pour le temple suivant ; dans les villes, ton or achète des armes contre les pirates et les adversaires. Le premier à avoir les quatre morceaux lit où est El Dorado : sois-y avant tous les autres.

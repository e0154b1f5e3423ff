# Ce que disent les premières parties guidées.

guide-laying-title = Poser la mer
guide-laying-rock = D’abord, vous posez ensemble la mer ; les trésors attendent sur les tuiles ?. La tienne est un rocher en pleine mer : là, un navire prend le trésor sans débarquer. Pose-la en A9, à côté de ton navire : elle garde une case de distance avec toutes les autres tuiles ?.
guide-laying-far-away = La moitié droite a ses dix tuiles ?, et à gauche aucune case libre ne garde plus la distance ; celle-ci peut donc en toucher d’autres par les coins. Les ruines sont dures à quitter : pose-la en B1, loin de toi, tournée de façon que tous les bords s’accordent.
guide-laying-coast = Maintenant le reste : dix tuiles, dans l’ordre que tu veux. Tous les bords doivent s’accorder, eau contre eau et terre contre terre. Une côte en B10, près de ton navire, te laisse débarquer ; de là, un chemin mène au trésor en C10.
guide-laying-gold = Sur une tuile de terre seule, il y aura plus tard une pièce d’or. Pose-la en D9, à portée de ta côte.
guide-laying-path = Un éclaireur va de terre en terre. Une côte en D10 relie C10 à l’or de D9 ; elle n’a d’eau qu’à l’est, où la bordure le demande.
guide-laying-waterway = Les navires suivent les lignes pointillées, et sur la bordure, il y a toujours de l’eau. Un coude en A8 mène de ton rocher à la pleine mer.
guide-laying-rest = Pose tes autres tuiles, l’une après l’autre, là où elles vont. Ce qui ne te sert pas est bien loin de ton navire.
guide-laying-end = Autour de ton coin, il y a un rocher, une côte et de l’or à portée. Continue ainsi jusqu’à ce que la mer soit pleine ; alors paraît le vaisseau fantôme, et vous prenez la mer.

guide-sailing-title = En mer
guide-sailing-spin = Vingt cases portent des trésors de valeur 1 à 4, et il y a de l’or à l’intérieur des terres : rassemble le plus de points. Fais tourner le cadran : son nombre te donne des points de mouvement, et sa flèche fait dériver le vaisseau fantôme.
guide-sailing-sail = Deux points de mouvement. Suis la ligne pointillée jusqu’au rocher en A9 : il y a là un trésor. Tu ne pourras le prendre qu’à un tour suivant, et les points ne se gardent pas ; termine donc ton tour.
guide-sailing-take = Fais tourner encore. D’un rocher, ton navire prend le trésor pour deux points, que donne n’importe quel nombre ; ensuite, ton tour est fini. Prends-le !
guide-sailing-pick = Un quatre ! Personne d’autre n’en connaît la valeur. Ton adversaire a cette fois épargné un point, pour en avoir plus ensuite. À toi de tourner : l’aiguille s’arrête entre deux nombres, et tu peux choisir. Prends le 5.
guide-sailing-ashore = Cinq points suffisent pour débarquer : vogue en A10 et B10, accoste à la rive sud (1) et fais débarquer ton éclaireur (2). Tant qu’il y est, le vaisseau fantôme ne peut rien contre ton navire.
guide-sailing-circle = Fais tourner le cadran. Les trésors à terre sont sur le cercle d’une tuile ?. De côte à côte, cela coûte deux points : envoie ton éclaireur sur le cercle de C10.
guide-sailing-take-second = Des indigènes : tu ne peux quitter ce cercle qu’avec un 2 ou un 4. Mais d’abord le trésor : fais tourner et prends-le pour un point.
guide-sailing-end = Le vaisseau fantôme est venu sur ta case et t’a pris un trésor, le 1 : le 4 est encore à toi. Il ne touche jamais à l’or, et il ne vient jamais sur la bordure. En avant : quand tout est trouvé, le plus de points gagne.

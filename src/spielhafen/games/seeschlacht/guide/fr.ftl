# Ce que disent les premières parties guidées.

guide-sailing-title = Naviguer
guide-sailing-straight = Mène tes navires marchands au port du nord-est avant que les Jaunes atteignent le leur. L’Agnes (w3) porte une cargaison. Le vent vient du sud-ouest : vent arrière, elle avance de quatre cases. Choisis-la, puis la case à quatre pas devant.
guide-sailing-same-again = La Deneb (w8) est un navire de guerre et protège le navire marchand. En mer, chaque navire doit aller aussi loin que le vent le dicte. « La même chose pour w8 » répète la route avec elle.
guide-sailing-end-sailing = Tes autres navires sont à l’ancre au port ; ils peuvent y rester aussi longtemps que tu veux. Termine la navigation : c’est alors aux Jaunes.
guide-sailing-stronger = Avant que ton premier navire parte, tu peux essayer une fois par tour de changer le vent. Lance le dé pour sa force : rouge est le plus fort, jaune le plus faible.
guide-sailing-turn = Rouge : cinq cases vent arrière, mais seulement quatre vers l’est. Avance l’Agnes de quatre cases et tourne-la là à tribord : un virage coûte aussi un pas. Au bout de sa route, choisis la flèche vers l’est.
guide-sailing-escort = Un navire tire des deux côtés, jamais devant. L’escorte navigue donc au mieux à côté du navire marchand : fais faire la même chose à la Deneb.
guide-sailing-end-second = En mer, tu dois utiliser tous les pas ; pour s’y arrêter, un navire se met face au vent. Termine la navigation.
guide-sailing-end = Ton convoi fait route à l’est, et les navires jaunes viennent à sa rencontre. Les navires marchands rapportent des points à l’arrivée : le premier 10, puis 9, 8 … Garde-les vent arrière, et les navires de guerre à leurs côtés.

guide-firing-title = Tirer
guide-firing-alongside = Le navire de guerre jaune Levante (y10) est proche. Les navires tirent des deux côtés, jusqu’à trois lignes de distance. Va tout droit avec la Deneb (w8) : la Levante sera alors dans sa première ligne.
guide-firing-merchant = En mer, ton navire marchand doit avancer lui aussi : tourne l’Agnes (w3) à tribord et avance de trois cases vers l’est. Termine ensuite la navigation : les canons sont prêts.
guide-firing-fire = Feu ! Choisis la Deneb, puis la Levante. Dans la première ligne, jaune touche, une fois sur trois ; dans la deuxième bleu, dans la troisième rouge.
guide-firing-damaged = Touchée ! Un navire de guerre coule à la troisième touche. Mais la Levante a touché l’Agnes : un navire marchand coule à la deuxième touche, et après la première il avance d’une case de moins. Tourne-la à bâbord, et loin d’ici.
guide-firing-hunt = Le navire marchand jaune Emma (y3) porte aussi une cargaison. Il ne doit rien y avoir entre toi et la cible, ni navire ni terre : avance la Deneb de quatre cases, elle aura là le champ libre. Termine ensuite la navigation.
guide-firing-third-line = L’Emma est dans ta troisième ligne : maintenant, rouge touche. Feu !
guide-firing-closer = Encore une touche, et elle coule. Ramène la Deneb : un virage à tribord, deux cases en avant. L’Agnes aussi, et ta navigation est finie.
guide-firing-sink = L’Emma est dans la deuxième ligne : bleu touche. Feu !
guide-firing-end = L’Emma a coulé, et sa cargaison avec elle. L’Agnes a encore besoin de deux tours jusqu’au port dans le coin : 10 points pour le premier navire. Garde la Deneb entre elle et l’ennemi.

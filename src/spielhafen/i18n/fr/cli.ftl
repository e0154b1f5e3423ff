# Ce que dit la ligne de commande.

help = Un port plein de jeux de plateau à la voile : jouer dans le navigateur ou dans le terminal, regarder à l’intérieur, en construire soi-même.
    .usage = Usage :
    .point = ,
    .default = Par défaut
    .commands = Commandes :
    .arguments = Arguments :
    .parameters = Options :
    .help = Afficher cette aide.
    .version = Afficher la version, et si elle tourne interprétée ou compilée.
    .interpreted = interprétée
    .compiled = compilée
    .languages = Les langues au choix, par exemple en,de ; toutes celles qui existent, sauf indication contraire. L’anglais en fait toujours partie.
    .common = Avec chaque commande : --language CODE pour la langue, par exemple en ou de ; --games DOSSIER pour y trouver aussi tes propres jeux, sans les installer.

help-play = Jouer à un jeu dans le terminal.
    .more =
        Sans --seat, tu joues contre des bots. Une place est un nom pour quelqu’un à ce clavier, ou « bot: » avec un niveau (random, greedy, boy, sailor, helmsman, captain, admiral) et, si tu veux, un nom. Plusieurs personnes à un même clavier sont priées de détourner les yeux tant que l’une d’elles regarde des cartes cachées.

        La table est dessinée sur tout l’écran ; avec --plain, ou quand la sortie n’est pas un terminal, elle est écrite ligne par ligne, ce qui convient aussi aux tubes et aux lecteurs d’écran. Le journal de bord de la partie est conservé dès le premier coup ; il révèle tout, même les cartes cachées.

        {"  "}spielhafen play santa_timea
        {"  "}spielhafen play santa_timea --seat Ada --seat bot:sailor --seat bot:captain:Drake
        {"  "}spielhafen play santa_timea --option professional=yes --plain
        {"  "}spielhafen play --resume soiree.log
    .game = Le jeu, comme « spielhafen games » le nomme. Peut manquer s’il n’y en a qu’un.
    .seat = Qui est à la table, une fois pour chaque place : « Ada », « bot:sailor », « bot:captain:Drake », ou « bot:run: » et un programme à toi (docs/protocol.md).
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .seed = Un nombre qui fixe ce qu’apporte le hasard et ce que font les bots.
    .resume = Continuer la partie de ce journal de bord.
    .save = Où garder le journal de bord ; sinon avec les journaux de bord de ton compte.
    .position = Commencer à la position de ce fichier, dans un bac à sable : tu joues toutes les places, si --seat ne dit pas autre chose, et tu reprends ce que tu veux. Le fichier est un fichier de position, ou contient des lignes comme dans les exemples d’un livret de règles.
    .guide = Commencer par une première partie guidée d’environ cinq minutes, qui continue ensuite ; avec un nom si le jeu en a plusieurs : --guide sailing.
    .plain = Écrire des lignes au lieu de dessiner un écran.
    .pace = Combien de temps le coup d’un bot reste à l’écran avant le suivant : unhurried (tranquille), brisk (rapide, sauf indication contraire) ou at-once (aussitôt).
    .programs = Avec --resume : lancer les programmes que nomme le journal de bord.
    .seconds = Durée permise pour chaque réponse d’un programme ; sinon 5 secondes.
    .cores = Avec deux, deux cœurs réfléchissent à chaque décision d’un bot.

help-serve = Ouvrir le port dans le navigateur.
    .more =
        Lance le serveur sur cet ordinateur et donne son adresse. Les tables sont dans une base de données ; arrêter le serveur ne fait rien perdre.

        {"  "}spielhafen serve --open
        {"  "}spielhafen serve --port 9000
        {"  "}spielhafen serve --address https://port.example --proxy 127.0.0.1
    .host = L’adresse d’écoute. Sauf indication contraire, seul cet ordinateur peut joindre le serveur.
    .port = Le port ; le prochain libre s’il est pris et qu’aucun n’était demandé.
    .database = Le fichier ou l’URL de la base de données ; sinon un fichier de ton compte.
    .open = Ouvrir aussi le navigateur.
    .address = Où l’on trouve le port de l’extérieur, par exemple https://port.example ; pour les liens, et quand un proxy se trouve devant. Si elle commence par https://, le port ne reconnaît plus les navigateurs que par https.
    .proxy = L’adresse d’un proxy placé devant le port, ou un réseau comme 10.0.0.0/8 ; plusieurs fois au besoin. Eux seuls sont crus quand ils disent d’où vient une demande (X-Forwarded-For) et si elle vient par https (X-Forwarded-Proto) ; sinon, tous ceux qui passent par un proxy comptent pour un seul.
    .webhook = Une adresse qui reçoit un message (JSON, par POST) dès que c’est le tour de quelqu’un qui regarde ailleurs.
    .push = Appeler les joueurs aussi sur leurs appareils, même si aucune page n’est ouverte (Web Push). Les services push veulent savoir à qui s’adresser : une adresse e-mail ou une adresse commençant par https://. Demande l’extra « push », et https ou cet ordinateur.
    .push-service = Un service push à toi ; les adresses qui commencent ainsi peuvent se trouver dans ton propre réseau.
    .workers = Combien de processus se partagent le travail ; il leur faut une base de données PostgreSQL.
    .cores = Combien de cœurs peuvent réfléchir en même temps pour des bots ; un seul, si l’on n’en demande pas plus. Les pages passent avant. Si quelqu’un d’autre attend encore, un processus de plus les partage avec les autres.
    .memory = Combien de mégaoctets par processus pour les tables tenues prêtes ; 256, sauf indication contraire. Ce qui n’y tient pas est lu dans la base de données dès que quelqu’un le demande.
    .parts = Les parties du serveur à ouvrir, séparées par des virgules : ratings (la force des joueurs qui le veulent bien et des bots), tournaments (de joueurs et de bots), lobby (où l’on trouve avec qui jouer), letters (un flux et un calendrier privés de ses propres tours), passphrases (des phrases secrètes pour passer d’un appareil à l’autre), metrics (des chiffres pour Prometheus sous /metrics et pour toi sous /status). Aucune, sauf indication contraire. docs/host.md en dit plus.
    .log = Comment le journal est écrit sur stderr : text, ou json, un objet par ligne pour les programmes qui recueillent les journaux.
    .access-log = Noter aussi chaque requête : méthode, chemin, statut et durée, mais ni qui demande ni pour quelle table.
    .smtp = Le serveur de courrier pour les nouvelles par courrier, comme smtp://user@mail.example:587?from=games@example.org, ou smtps://… ; demande --parts letters et --address. Le mot de passe est dans la variable SPIELHAFEN_SMTP_PASSWORD.
    .backup-dir = Un dossier pour des copies de la base de données, faites pendant que le port est ouvert. SQLite seulement ; pour PostgreSQL, prends pg_dump.
    .backup-every = À quel rythme une copie est faite : 30m, 6h, 1d ; toutes les six heures, sauf indication contraire.
    .backup-keep = Combien de copies sont gardées ; 14, sauf indication contraire. Les plus anciennes s’en vont.

help-site = Écrire tous les jeux comme un site de fichiers, sans serveur.
    .more =
        Les jeux, les bots et Python lui-même tournent dans le navigateur des visiteurs, qui garde aussi leurs tables. Mets le dossier sur n’importe quel hébergement ; docs/host.md en dit plus.

        {"  "}spielhafen site public
        {"  "}python3 -m http.server --directory public
    .folder = Le dossier ; il doit être vide, manquer, ou contenir un ancien site.

help-admin = S’occuper d’un port : check, export, import, backup, restore, anonymise, delete, reports.
    .more =
        Ferme le port avant import, restore, anonymise et delete. Une archive contient tous les secrets de ses parties.

        {"  "}spielhafen admin check
        {"  "}spielhafen admin export amber-gull-7 --out gull.jsonl
        {"  "}spielhafen admin export all --out port.jsonl
        {"  "}spielhafen admin import port.jsonl
        {"  "}spielhafen admin backup port-ce-jour.sqlite
        {"  "}spielhafen admin restore port-ce-jour.sqlite
        {"  "}spielhafen admin anonymise amber-gull-7 --yes
        {"  "}spielhafen admin delete amber-gull-7 --yes
    .what = check rejoue chaque table ; export et import sortent et rentrent des tables sous forme de texte ; backup copie tout le fichier, même pendant qu’il sert ; restore remet une telle copie et met de côté ce qui était là ; anonymise enlève les noms, la discussion et les notes d’une table ; delete l’oublie ; reports montre les messages signalés (« reports clear » oublie les signalements).
    .things = Les noms de tables (export : ou « all ») ; pour import, backup et restore, un fichier.
    .database = Le fichier ou l’URL de la base de données ; sinon celle de ton compte.
    .out = Le fichier pour export ; sinon la sortie standard.
    .yes = Faire vraiment ce qui ne peut pas être repris.

help-games = Lister les jeux, ou en dire plus sur l’un d’eux.
    .more =
        {"  "}spielhafen games
        {"  "}spielhafen games santa_timea
    .game = Parler de ce jeu : combien y jouent et quelles règles maison il a.

help-examples = Jouer les exemples d’un livret de règles et vérifier ce qu’ils affirment.
    .more =
        Un exemple, dans un livret de règles, est une position, quelques coups, et ce qui doit se trouver ensuite sur la table. Sans fichier, on joue les exemples des livrets de règles du jeu.

        {"  "}spielhafen examples santa_timea
        {"  "}spielhafen examples santa_timea mes-exemples.md
    .game = Le jeu.
    .file = Un fichier avec des exemples entre des lignes ```example et ```.

help-perft = Compter toutes les suites qu’un jeu peut prendre jusqu’à une profondeur.
    .more =
        Le nombre de feuilles sous une position, une empreinte des règles : chaque décision et chaque issue du hasard compte ; des mélanges et des donnes, on en prend deux.

        {"  "}spielhafen perft santa_timea --depth 3 --divide
        {"  "}spielhafen perft santa_timea --check
    .game = Le jeu.
    .depth = Profondeur, en coups.
    .seats = Combien y jouent ; sinon le plus petit nombre pour lequel le jeu est fait.
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .position = Compter à partir de la position de ce fichier au lieu du début.
    .divide = Afficher le nombre sous chaque premier coup.
    .check = Recompter ce qui est dans perft.txt du jeu, et comparer.
    .write = Réécrire perft.txt dans le dossier du jeu.

help-puzzle = Résoudre une énigme : une position où un coup est nettement le meilleur.
    .more =
        Sans indication, l’énigme du jour. Tape un coup, « indice » ou « solution » ; une mauvaise réponse est reprise.

        {"  "}spielhafen puzzle
        {"  "}spielhafen puzzle columbus
    .game = Le jeu ; sans indication, celui du jour.
    .name = Une énigme de ce jeu, comme « spielhafen puzzles » la nomme.

help-puzzles = Lister les énigmes d’un jeu, ou en chercher de nouvelles.
    .more =
        Une énigme est une position tirée d’une partie entre bots, où un coup est nettement le meilleur. La recherche joue des parties, compare tous les coups deux fois avec des hasards différents et fait essayer des bots plus faibles. Après chaque partie, elle écrit le fichier puzzles/puzzles.json dans le dossier du jeu, et y reprend la fois suivante ; avec une autre graine ou des règles changées, elle recommence au début.

        {"  "}spielhafen puzzles columbus
        {"  "}spielhafen puzzles columbus --mine 15
    .game = Le jeu.
    .mine = Chercher jusqu’à ce qu’il y ait autant d’énigmes.
    .seed = Le nombre d’où est tiré tout le hasard de la recherche ; sans indication, celui du fichier.

help-explain = Expliquer ce qu’un jeu déclare : les champs de son état.
    .more =
        Chaque champ avec son type, ses valeurs possibles, qui le voit et ce qu’il signifie. Tout le reste d’un état en découle : ses méthodes, ses fichiers, leur vérification.

        {"  "}spielhafen explain santa_timea state
        {"  "}spielhafen explain treasure_map state --seats 2 --source
        {"  "}spielhafen explain columbus state --json
    .game = Le jeu.
    .topic = Ce qu’il faut expliquer : state.
    .seats = Combien y jouent ; sans indication, autant que possible.
    .option = Une règle maison, par exemple professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .source = Afficher le code source engendré pour les méthodes de l’état.
    .json = Afficher le schéma JSON des fichiers de position.

help-check = Vérifier un jeu à toi : ce qui manque, le plus important d’abord.
    .more =
        Le charge, joue les parties du contrat, exécute les exemples du livret de règles, cherche les textes et les dessins manquants, fait jouer les niveaux des bots les uns contre les autres et répète des parties enregistrées. Chaque constat dit ce qui serait juste et où docs/game-reference.md en dit plus. ✗ est à corriger, · est un conseil. Le code de sortie est 1 s’il y a quelque chose à corriger.

        {"  "}spielhafen --games storm_bay check storm_bay
        {"  "}spielhafen --games storm_bay check storm_bay --quick
    .game = Le jeu.
    .quick = Jouer des parties plus courtes et ne comparer que les deux niveaux les plus simples.

help-record = Faire jouer une partie à des bots et écrire son journal de bord.
    .more =
        {"  "}spielhafen record santa_timea --seats 4 --out partie.log
        {"  "}spielhafen record santa_timea --seat greedy --seat sailor --seed 7
    .game = Le jeu.
    .seat = Le niveau d’un bot, une fois pour chaque place ; ou « run: » et un programme à toi (docs/protocol.md).
    .seats = Combien de bots jouent au hasard, au lieu de --seat.
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .seed = Un nombre qui fixe le hasard et les bots.
    .seconds = Durée permise pour chaque réponse d’un programme ; sinon 5 secondes.
    .out = Le fichier à écrire ; sinon le journal de bord va vers la sortie standard.
    .force = Écraser le fichier s’il existe.
    .golden = Ajouter l’empreinte de la position finale, à laquelle des tests la reconnaissent.

help-replay = Regarder une partie dans son journal de bord.
    .more =
        Chaque coup est vérifié à nouveau. Montre la table à la fin ou à n’importe quel autre moment, comme tous ont le droit de la voir ou comme une place la voit.

        {"  "}spielhafen replay partie.log
        {"  "}spielhafen replay partie.log --ply 40 --seat 1
        {"  "}spielhafen replay partie.log --steps
        {"  "}spielhafen replay partie.log --ply 40 --picture table.svg
    .file = Le journal de bord ; « - » le lit sur l’entrée standard.
    .ply = Montrer la table après autant de coups.
    .seat = Montrer ce que voit cette place, comptée à partir de 1.
    .steps = Raconter le cours de la partie, phrase par phrase.
    .check = Vérifier seulement que le journal de bord est juste.
    .position = Écrire là toute la position en JSON, dans ce fichier, « - » pour la sortie standard. Elle contient tous les secrets.
    .picture = Dessiner là la table en image SVG, dans ce fichier, « - » pour la sortie standard.

help-review = Trouver les coups qui ont compté dans une partie finie.
    .more =
        Passe en revue les décisions d’une place, avec ce que l’on pouvait alors savoir, et en nomme cinq au plus pour lesquelles un autre coup aurait été sûrement meilleur : lequel, combien plus souvent il gagne et pourquoi. Cela peut durer une minute.

        {"  "}spielhafen review partie.log
        {"  "}spielhafen review partie.log --seat 2
    .file = Le journal de bord ; « - » le lit sur l’entrée standard.
    .seat = Les décisions de quelle place, comptée à partir de 1 ; sinon celles de la première.
    .seed = Un nombre qui fixe quelles tables sont essayées.

help-verify = Recalculer tous les dés et toutes les cartes d’une partie finie.
    .more =
        Le journal de bord d’une partie finie contient la clé de son hasard et ce que les capitaines ont ajouté. Chaque tirage est recalculé ; le premier qui diffère est nommé. La promesse par laquelle il finit, compare-la à celle qui t’a été montrée pendant la partie.

        {"  "}spielhafen verify partie.log
    .file = Le journal de bord ; « - » le lit sur l’entrée standard.

help-simulate = Faire jouer beaucoup de parties à des bots et compter comment elles finissent.
    .more =
        {"  "}spielhafen simulate santa_timea --seats 4 --number 10000
        {"  "}spielhafen simulate santa_timea --seat captain --seat greedy --seat greedy --number 200
        {"  "}spielhafen simulate santa_timea --duel greedy --duel sailor --seats 3 --number 50
    .game = Le jeu.
    .seat = Le niveau d’un bot, une fois pour chaque place ; ou « run: » et un programme à toi (docs/protocol.md).
    .seats = Combien de bots jouent au hasard, au lieu de --seat.
    .duel = À la place : ce niveau contre chacun des autres nommés, par paires de parties aux places échangées.
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .number = Combien de parties, ou de donnes pour chaque duel.
    .seed = Un nombre qui fixe tout ; le même nombre donne le même résultat sur n’importe quel ordinateur.
    .seconds = Durée permise pour chaque réponse d’un programme ; sinon 5 secondes.
    .workers = Combien de processus ; sinon un par cœur.
    .json = Écrire aussi le résultat dans ce fichier.

help-study = Jouer les parties d’une étude qui manquent encore.
    .more =
        Une étude est un fichier TOML : combien de parties, et sous quelles conditions ; les parties de même numéro y ont partout le
        même hasard. Chaque partie est gardée dès qu’elle finit. La même commande reprend où elle s’est arrêtée, même après une
        coupure de courant.

        {"  "}spielhafen study plan.toml --keep run
        {"  "}spielhafen study plan.toml --keep run-3 --shard 3/16
        {"  "}spielhafen study --merge run-1 --merge run-2 --keep whole
    .plan = Le plan de l’étude.
    .keep = Le dossier de ses parties.
    .shard = Ne jouer que cette part : 3/16 est la troisième de seize, par exemple sur un autre ordinateur.
    .merge = À la place : reprendre les parties de ce dossier dans celui de --keep ; plusieurs fois au besoin.
    .workers = Combien de processus ; sinon un par cœur.
    .cluster = Jouer sur une grappe : « dask » ou « ray » pour une grappe sur cet ordinateur, ou avec son adresse, par exemple dask:tcp://host:8786 ou ray:host:6379.

help-solve = Résoudre exactement, deux fois, une petite position d’un jeu et voir ce que les bots y perdent.
    .more =
        La position se trouve en fin de partie à deux et suit toutes les règles. La valeur est celle du premier capitaine : 1 est une
        victoire, −1 une défaite. Avec --level, des bots la jouent contre la solution.

        {"  "}spielhafen solve columbus
        {"  "}spielhafen solve santa_timea --level sailor --level captain --number 100
    .game = Le jeu.
    .level = Mesurer ce que perdent les bots de ce niveau ; peut être répété.
    .number = Combien de parties joue chaque niveau ; 40 par défaut.
    .seed = Un nombre qui fixe tout.
    .json = Afficher le résultat en JSON.

help-dataset = Créer un jeu de données de parties entre niveaux, ou en vérifier un.
    .more =
        Dans chaque partie, un niveau a la première place et la règle empirique toutes les autres, pour chaque jeu et chaque nombre de
        joueurs. Chaque partie est gardée dès qu’elle finit ; la même commande reprend là où elle s’est arrêtée. Une fois complet,
        le jeu de données a une fiche qui le décrit.

        {"  "}spielhafen dataset games --number 1000
        {"  "}spielhafen dataset games-3 --number 1000 --shard 3/16
        {"  "}spielhafen dataset games --check
    .folder = Le dossier du jeu de données.
    .number = Combien de parties par jeu, nombre de joueurs et niveau ; 1000 par défaut.
    .only = Seulement ce jeu ; peut être répété.
    .level = Seulement ce niveau ; peut être répété.
    .seed = Un nombre qui fixe tout.
    .shard = Ne jouer que cette part : 3/16 est la troisième de seize. « spielhafen study --merge » réunit les parts.
    .workers = Combien de processus ; par défaut un par cœur.
    .check = À la place : rejouer chaque partie et comparer la fin.

help-report = Écrire ce qu’une étude a trouvé, en une page avec des graphiques.
    .more =
        {"  "}spielhafen report run --html report.html
    .folder = Le dossier de l’étude.
    .html = La page à écrire ; les nombres viennent à côté en CSV.

help-balance = Savoir quelle place gagne combien de fois, combien durent les parties et ce qui ne sert jamais.
    .more =
        {"  "}spielhafen balance columbus --seats 3 --html columbus.html
    .game = Le jeu.
    .html = La page à écrire ; les nombres viennent à côté en CSV.
    .seats = Combien y jouent ; sinon le moins possible.
    .level = Le niveau de tous les bots ; sinon greedy.
    .option = Une règle maison comme professional=yes ; plusieurs fois au besoin.
    .precise = Finir quand chaque part de victoires est connue aussi précisément (la moitié de son intervalle à 95 %).
    .number = Combien de parties au plus.
    .seed = Un nombre qui fixe tout ; le même nombre donne le même résultat sur n’importe quel ordinateur.
    .workers = Combien de processus ; sinon un par cœur.
    .keep = Garder les parties dans ce dossier, pour que la même commande reprenne où elle s’est arrêtée.

help-compare = Comparer un jeu sous deux versions des règles maison.
    .more =
        {"  "}spielhafen compare santa_timea --against professional=yes --html professional.html
        {"  "}spielhafen compare columbus --against five-dice.toml --html five-dice.html
    .game = Le jeu.
    .html = La page à écrire ; les nombres viennent à côté en CSV.
    .against = La règle maison qui diffère dans la seconde version ; plusieurs fois au besoin.
    .seats = Combien y jouent ; sinon le moins possible.
    .level = Le niveau de tous les bots ; sinon greedy.
    .option = Une règle maison comme professional=yes ; plusieurs fois au besoin.
    .number = Combien de parties.
    .seed = Un nombre qui fixe tout ; le même nombre donne le même résultat sur n’importe quel ordinateur.
    .workers = Combien de processus ; sinon un par cœur.
    .keep = Garder les parties dans ce dossier, pour que la même commande reprenne où elle s’est arrêtée.

help-sweep = Comparer un jeu sous plusieurs valeurs d’une règle maison.
    .more =
        {"  "}spielhafen sweep santa_timea --vary professional=no,yes --html sweep.html
    .game = Le jeu.
    .html = La page à écrire ; les nombres viennent à côté en CSV.
    .vary = La règle maison et ses valeurs, par exemple professional=no,yes.
    .seats = Combien y jouent ; sinon le moins possible.
    .level = Le niveau de tous les bots ; sinon greedy.
    .option = Une règle maison comme professional=yes ; plusieurs fois au besoin.
    .number = Combien de parties.
    .seed = Un nombre qui fixe tout ; le même nombre donne le même résultat sur n’importe quel ordinateur.
    .workers = Combien de processus ; sinon un par cœur.
    .keep = Garder les parties dans ce dossier, pour que la même commande reprenne où elle s’est arrêtée.

help-arena = Faire jouer des niveaux les uns contre les autres, chacun contre chacun, jusqu’à connaître leur force.
    .more =
        Chaque duel se joue avec les places échangées et le même hasard ; 400 Elo de plus, c’est gagner dix parties sur onze.

        {"  "}spielhafen arena santa_timea --seats 3
        {"  "}spielhafen arena columbus --level greedy --level sailor --level "run:python mon_bot.py"

        Avec --keep, toute l’échelle des niveaux est mesurée, pour un jeu ou pour tous et chaque nombre de joueurs. Chaque
        donne est dans le fichier ; la même commande continue là où elle s’était arrêtée.

        {"  "}spielhafen arena --keep research/ladder.jsonl --page research/ladder.md --minutes 60
    .game = Le jeu ; avec --keep, il peut manquer : tous les jeux.
    .keep = Mesurer l’échelle et garder chaque donne dans ce fichier.
    .page = Écrire l’échelle de tous les jeux dans cette page, entre ses deux marques ; même si l’on interrompt avec Ctrl-C.
    .minutes = Ne plus rien commencer après autant de minutes ; 0 montre seulement ce qui est connu.
    .level = Un niveau, plusieurs fois au besoin ; ou « run: » et un programme à toi (docs/protocol.md). Sinon les cinq qui s’assoient à la table avec des humains.
    .seats = Combien y jouent.
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .precise = Un duel finit quand sa part de victoires est connue avec cette précision (95 %).
    .number = Combien de donnes au plus pour chaque duel.
    .seed = Un nombre qui fixe tout ; le même nombre donne le même résultat sur n’importe quel ordinateur.
    .seconds = Durée permise pour chaque réponse d’un programme ; sinon 5 secondes.
    .workers = Combien de processus ; sinon un par cœur.
    .json = Écrire aussi le résultat dans ce fichier.

help-tournament = Faire jouer un tournoi aux bots : toutes rondes, système suisse ou élimination directe.
    .more =
        Le classement suit les points : pour chaque partie, la part des adversaires battus. Les places sont réparties également. Avec --duplicate, toutes les tables d’une ronde ont le même hasard, chacune le joue en échangeant les places, et les points sont la part de ceux qui ont fait moins bien avec la même donne à la même place : la chance s’annule.

        {"  "}spielhafen tournament columbus --level boy --level sailor --level helmsman --kind round-robin
        {"  "}spielhafen tournament santa_timea --level sailor --level sailor --level boy --level "run:python my_bot.py" --duplicate
    .game = Le jeu.
    .level = Un bot qui participe, les plus forts d’abord ; plusieurs fois au besoin, même pour un seul niveau ; ou « run: » et un programme à toi (docs/protocol.md). Sinon, tous les niveaux.
    .kind = round-robin : chaque groupe se rencontre une fois ; swiss (sauf indication contraire) : des égaux se rencontrent ; knock-out : le vainqueur d’une table continue.
    .seats = Combien jouent à une table.
    .rounds = Combien de rondes a un tournoi suisse ; 5, sauf indication contraire.
    .duplicate = Le même hasard à toutes les tables, chaque place pour tous.
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .seed = Un nombre qui fixe tout ; le même nombre donne le même résultat sur n’importe quel ordinateur.
    .seconds = Durée permise pour chaque réponse d’un programme ; sinon 5 secondes.
    .workers = Combien de processus ; sinon un par cœur.
    .json = Écrire aussi les parties et le classement dans ce fichier.

help-tune = Apprendre, de parties jouées d’après la règle empirique, ce que valent les caractéristiques d’un jeu.
    .more =
        Un facteur de 1 signifie : une caractéristique pèse autant qu’elle le devrait d’après l’issue des parties. Ce qui en
        résulte, qui connaît le bot.py du jeu en décide ; ce qu’un jeu lit dans un fichier, --write peut l’écrire.

        {"  "}spielhafen tune caribbean_conquest --number 1000
    .game = Le jeu.
    .seats = Combien y jouent.
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .number = Combien de parties.
    .seed = Un nombre qui fixe tout ; le même nombre donne le même résultat sur n’importe quel ordinateur.
    .workers = Combien de processus ; sinon un par cœur.
    .write = Écrire les facteurs dans ce fichier, avec leur origine.

help-bench = Mesurer à quelle vitesse un jeu tourne ici.
    .more =
        {"  "}spielhafen bench santa_timea
    .game = Le jeu.
    .option = Une règle maison comme professional=yes, ou preset=ours pour tout ce que nous jouons autrement que l’imprimé ; plusieurs fois au besoin.
    .seconds = Durée de mesure de chaque nombre.
    .json = Écrire aussi les nombres dans ce fichier.

help-conformance = Savoir si un programme respecte le protocole des bots.
    .more =
        Joue avec lui et dit ce qu’il respecte. docs/protocol.md dit ce qu’un programme doit faire.

        {"  "}spielhafen conformance "python examples/bots/by_lot.py"
    .command = La ligne de commande qui lance le programme.
    .game = Ce jeu seulement ; plusieurs fois au besoin. Sinon tous.
    .seconds = Durée permise pour une réponse.

help-new = Créer un nouveau jeu : un petit, jouable tout de suite.
    .more =
        Écrit un paquet avec règles, livret de règles, images, textes dans toutes les langues, un bot et des tests, prêt à être transformé. docs/new-game.md guide pas à pas.

        {"  "}spielhafen new storm_bay
        {"  "}spielhafen new night_watch --kind cards
        {"  "}spielhafen --games storm_bay play storm_bay
    .name = Le nom du jeu : des minuscules, des chiffres et _, une lettre au début.
    .kind = race : un plateau, un dé et aucun secret ; cards : des plis avec des cartes cachées en main ; duel : deux navires et deux dés, dont on peut relancer le plus petit ; tiles : des tuiles de côte et d’eau que l’on pose là où elles s’accordent.
    .folder = Où créer le dossier du jeu ; sinon ici.

cli-bug = Quelque chose s’est mal passé qui n’aurait pas dû : { $what }. Merci de le signaler ; SPIELHAFEN_DEBUG=1 montre où.
cli-needs-value = { $option } a besoin d’une valeur derrière.
cli-unknown-language = Personne ne parle « { $language } » ici. Connues : { $known }.
cli-unknown-command = Il n’y a pas de commande « { $given } ». Il y a : { $known }. Voir : spielhafen --help
cli-unknown-option = « { $given } » ne signifie rien ici. Voir : { $command } --help
cli-too-much = « { $given } » est de trop. Voir : { $command } --help
cli-missing = { $name } manque. Voir : { $command } --help
cli-bad-value = « { $given } » ne convient pas pour { $name }. Voir : { $command } --help
cli-asked-wrongly = { $why } Voir : { $command } --help
cli-which-game = Quel jeu ? Le plus facile d’abord :
    { $known }
cli-option-form = « { $given } » n’est pas une règle maison ; écris nom=valeur.
cli-out-of-range = { $name } doit être entre { $least } et { $most }, pas { $given }.
cli-one-or-other = Indique { $one } ou { $other }, pas les deux.
cli-bad-duration = { $option } : « { $given } » n’est pas une durée comme 30m, 6h ou 1d.
cli-only-with = { $one } n’existe qu’avec { $other }.

cli-file-missing = { $file } n’existe pas. Le nom et le dossier sont-ils justes ?
cli-file-forbidden = Tu n’as pas le droit de lire ou d’écrire { $file }.
cli-file-is-folder = { $file } est un dossier ; un fichier était attendu.
cli-file-exists = { $file } existe déjà ; choisis un autre nom.
cli-file-no-text = { $file } n’est pas un fichier texte (UTF-8).
cli-file-too-long = { $file } est trop long pour un journal de bord ou une position.
cli-file-trouble = { $file } ne peut pas être lu ou écrit : { $why }.
cli-in-file = { $file } : { $why }

cli-unknown-level = Il n’y a pas de bot « { $level } ». Il y a : { $known }.
cli-tournament-round = Ronde { $round }
cli-tournament-rank = Rang
cli-tournament-bot = Bot
cli-tournament-score = Points
cli-tournament-opponents = Adversaires
cli-tournament-wins = Victoires
cli-tournament-games = Parties
cli-tournament-cross = L’un contre l’autre : parties devant, sur combien
cli-unknown-kind = Il n’y a pas de genre de tournoi « { $kind } » ; il y a : { $known }
cli-unknown-pace = Il n’y a pas de vitesse « { $pace } ». Il y a : { $known }.
cli-same-name = Deux s’appellent { $name } ; donne un autre nom à l’un des deux.
cli-level-alone = « { $level } » est un bot ; écris --seat "bot:{ $level }", ou un autre nom pour un humain.
cli-bad-seat = « { $given } » ne peut pas être à cette place : { $why }
cli-resume-alone = Un journal de bord connaît le jeu, les places et les règles maison ; ne les indique pas avec --resume.
cli-programs = Dans { $file }, un programme joue aussi : { $command }. Un journal de bord peut venir de n’importe qui ; avec --programs, il peut être lancé.
cli-bot-names = Petrel Gannet Fulmar Skua Tern
cli-recording = Partie en cours
cli-verify-right = { $draws ->
    [one] Le seul tirage est
   *[other] Les { $draws } tirages sont
} { $draws ->
    [one] tel que la clé le contient
   *[other] tels que la clé les contient
} ; { $seats ->
    [0] personne n’a
    [one] un capitaine a
   *[other] { $seats } capitaines ont
} ajouté quelque chose. La promesse : { $commitment }
cli-verify-wrong = Le coup { $ply } n’est pas ce que contient la clé : { $written } est écrit, { $held } a été tiré.
cli-verify-broken-promise = La clé de ce journal de bord n’est pas celle qui a été promise avant le premier tirage.
cli-logbook-right = Le journal de bord est juste : { $plies ->
    [0] aucun coup
    [one] un coup
   *[other] { $plies } coups
}, et la partie est finie.
cli-logbook-right-so-far = Le journal de bord est juste : { $plies ->
    [0] aucun coup
    [one] un coup
   *[other] { $plies } coups
}, et la partie n’est pas encore finie.

cli-games-name = Nom
cli-games-title = Titre
cli-games-seats = Joueurs
cli-games-minutes = Minutes
cli-games-complexity = Difficulté
cli-game-complexity = { $complexity ->
    [light] facile
    [deep] exigeante
   *[medium] moyenne
}
cli-game-first = { $complexity }, idéal pour débuter
cli-game-aim = Le but : { $aim }
cli-game-facts = Pour { $span ->
    [0] { $least ->
        [one] { $least } joueur
       *[other] { $least } joueurs
    }
   *[other] { $least } à { $most } joueurs
}, environ { $minutes } minutes ; difficulté : { $complexity ->
    [light] facile
    [deep] exigeante
   *[medium] moyenne
}. Version des règles : { $version }.
cli-game-modes = Quel jeu (--option nom=valeur) :
cli-game-presets = Comme imprimé, ou, avec --option preset=ours, à notre façon. Ce qui change alors :
cli-game-options = Règles maison (--option nom=valeur) :
cli-game-others = Autres règles maison (--option nom=valeur) :
cli-game-numbers = Ce qu’une variante peut changer (--option nom=valeur, ou --option fichier.toml avec tous) :
cli-game-ours = comme imprimé : { $printed } ; à notre façon : { $ours }
cli-game-default = sinon { $value }
cli-game-printed = imprimé : { $value }, au { $paragraph }

cli-examples-done = { $all ->
    [one] Un exemple, { $held ->
        [0] et il n’est pas juste.
       *[other] et il est juste.
    }
   *[other] { $all } exemples, { $held ->
        [0] dont aucun n’est juste.
        [one] dont un est juste.
       *[other] dont { $held } sont justes.
    }
}
cli-examples-apart = { $book }, { $law } : « { $title } » n’a pas de pendant : des titres entre des lignes ```examples et ``` tiennent lieu des exemples de l’autre livret de règles, paragraphe par paragraphe, dans le même ordre.
cli-examples-none = { $file } ne contient pas d’exemples : ils se trouvent entre des lignes ```example et ```.

cli-site-client = Copie de l’interface web …
cli-site-answers = Écriture des jeux, des textes et des livrets de règles …
cli-site-python = Empaquetage de Python, des jeux et des bots …
cli-site-done = Le site se trouve dans { $folder } ({ $megabytes } Mo, moins une fois compressé). Pour le regarder : python3 -m http.server --directory { $folder }
cli-site-no-parts = Python pour navigateurs manque. ./play site DOSSIER va le chercher dans une copie du projet.
cli-site-not-ours = { $folder } n’est ni vide ni un ancien site à nous, et reste comme il est.
cli-new-bad-name = « { $name } » ne peut pas être le nom d’un jeu : des minuscules, des chiffres et _, une lettre au début, et pas un mot de Python.
cli-new-kind = Il n’y a pas de genre « { $given } ». Possible : { $known }.
cli-new-taken = « { $name } » est pris : un jeu ou un paquet Python s’appelle déjà ainsi. Choisis un autre nom.
cli-new-done =
    Le jeu se trouve dans { $folder }. Pour l’essayer :
    {"  "}spielhafen --games { $folder } play { $name }
    {"  "}spielhafen --games { $folder } examples { $name }
    {"  "}spielhafen --games { $folder } check { $name }
    {"  "}python -m pytest { $folder }
    { $folder }/README.md dit ce qui est où ; docs/new-game.md guide pas à pas.
cli-perft-right = { $rows ->
    [one] Le seul nombre est comme il était.
   *[other] Les { $rows } nombres sont comme ils étaient.
}
cli-perft-written = { $file } est écrit : { $rows ->
    [one] { $rows } nombre
   *[other] { $rows } nombres
}.
cli-perft-no-file = { $file } n’existe pas ; --write le crée.
cli-perft-wrong = Les nombres diffèrent : { $why }
cli-mining = Recherche d’énigmes
cli-puzzles-found = { $found ->
        [one] { $found } énigme
       *[other] { $found } énigmes
    } sur { $games ->
        [one] { $games } partie
       *[other] { $games } parties
    } : { $file }
cli-puzzles-few = C’est moins que { $wanted }, parce que certaines n’ont pas passé la dernière épreuve. La même commande continue à chercher.
cli-puzzles-none = Il n’y a pas encore d’énigmes pour { $game }. Cherches-en avec : spielhafen puzzles … --mine 10
cli-puzzles-name = Énigme
cli-puzzles-difficulty = Difficulté
cli-puzzles-missed = manquée par les bots
cli-counting = Comptage
cli-perft-lines = { $lines ->
    [one] { $lines } suite
   *[other] { $lines } suites
} de { $depth ->
    [one] { $depth } coup
   *[other] { $depth } coups
}
cli-check-loads = Fichiers et déclarations
cli-check-rules = Règles, selon le contrat
cli-check-examples = Exemples du livret de règles
cli-check-texts = Textes dans toutes les langues
cli-check-art = Images et signes
cli-check-bot = Bots
cli-check-records = Parties enregistrées et comptages
cli-check-no-file = { $file } manque ; chaque jeu a ce fichier.
cli-check-not-loaded = { $part } ne se charge pas : { $why }
cli-check-no-start = Une partie à { $seats } places ne peut pas commencer : { $why }. start(seats, options) doit marcher pour chaque nombre de places dans l’en-tête du jeu.
cli-check-law = { $law } : { $why }. Il faudrait : { $right }
cli-check-never = N’est arrivé dans aucune des parties ({ $kind }) : { $names }. Enlève ce qui ne peut pas arriver, ou mets dans tests/positions une position où cela se peut.
cli-check-no-examples = Le livret de règles n’a pas d’exemples. Un par paragraphe montre que règles et livret concordent.
cli-check-one-language = { $name } manque dans { $file }, l’autre langue l’a. Ajoute-le, ou enlève-le là-bas.
cli-check-text = { $why }. Chaque texte existe dans toutes les langues, avec les mêmes arguments.
cli-check-no-policy = bot.py n’a pas de policy : les bots jouent à l’aveugle. policy(g, moves, random) donne vite un coup raisonnable.
cli-check-no-worth = bot.py n’a pas de worth : les bots qui cherchent doivent jouer chaque partie jusqu’au bout. worth(g) estime chaque place de 0 à 1.
cli-check-no-duel = Les bots de niveau { $level } ne peuvent pas finir leurs parties : { $why }. policy et worth doivent s’accommoder de chaque état, et policy de chaque choix de ses coups.
cli-check-unordered = Les niveaux ne sont pas dans l’ordre : { $stronger } a eu { $share } % des victoires contre { $weaker } en { $games } parties. Ce devrait être bien plus de la moitié ; { $stronger ->
    [greedy] policy devrait mieux choisir que le hasard
   *[other] worth devrait distinguer les bonnes positions des mauvaises
}.
cli-check-barely-ordered = { $stronger } a eu { $share } % des victoires contre { $weaker } en { $games } parties ; cela ne montre pas encore que ce niveau est plus fort. Un meilleur worth distinguerait les bonnes positions des mauvaises ; spielhafen arena mesure avec plus de parties.
cli-check-golden = { $file } ne se déroule plus comme enregistré : { $why }. Si les règles ont changé, augmente version dans l’en-tête du jeu et enregistre la partie à nouveau.
cli-check-no-golden = Il n’y a pas de partie enregistrée dans tests/golden. Il devrait y en avoir une pour chaque sorte de fin : spielhafen record { $game } --golden
cli-check-no-perft = tests/perft.txt manque. Ceci écrit le fichier : spielhafen perft { $game } --write
cli-check-perft = Les nombres dans tests/perft.txt diffèrent : { $why }. Si les règles ont changé, ceci les réécrit : spielhafen perft { $game } --write
cli-check-stopped = Le reste sera vérifié quand le jeu se chargera.
cli-check-done = { $wrong ->
    [0] Rien n’est à corriger.
    [one] Une chose est à corriger.
   *[other] { $wrong } choses sont à corriger ; commence par la première.
}
cli-explain-topic = « { $given } » ne peut pas être expliqué. Possible : { $known }.
cli-explain-state = L’état « { $state } » pour { $seats ->
    [1] une place
   *[other] { $seats } places
} a { $fields ->
    [1] un champ
   *[other] { $fields } champs
} :
cli-explain-field = Champ
cli-explain-type = Type
cli-explain-values = Valeurs
cli-explain-secrecy = visible pour
cli-explain-comment = Commentaire
cli-simulating = Parties en cours
cli-study-plan-or-merge = Une étude demande soit un plan, soit des dossiers à réunir (--merge).
cli-no-plots = Ce qui trace les graphiques n’est pas installé ; c’est l’extra « report » : pip install "spielhafen[report]"
cli-study-empty = { $folder } ne contient pas encore de parties.
cli-report-done = Écrits : { $page } et { $table }.
cli-solving = Résolution
cli-dataset-checking = Vérification
cli-dataset-checked = { $games ->
    [one] Une partie a été rejouée ; elle finit comme il est écrit.
   *[other] { $games } parties ont été rejouées ; elles finissent comme il est écrit.
}
cli-study-kept = { $kept ->
    [one] Une partie est gardée
   *[other] { $kept } parties sont gardées
} sur { $wanted }, dans { $folder }.
cli-measuring = Mesure
cli-one-duellist = Un duel demande deux niveaux différents : indique { $option } deux fois.
cli-no-game-for = Aucun jeu ici n’est fait pour { $seats ->
    [1] un capitaine
   *[other] { $seats } capitaines
}.
cli-nothing-to-learn = Pour { $game }, il n’y a rien à apprendre ainsi : il faut des caractéristiques dans bot.py, deux joueurs et quelques parties qui finissent.
cli-no-marks = Il n’y a pas de place pour l’échelle dans { $file } : mets { $marks } là où elle doit être.
cli-checking = Exemples joués

# Des programmes qui jouent

cli-seed = Graine { $seed }
cli-conformance-game = Jeu
cli-conformance-what = Vérifié
cli-conformance-verdict = Verdict
cli-conformance-detail = En détail
cli-conformance-good = bon
cli-conformance-bad = NON respecté
cli-conformance-other = différent (permis)
conformance-greets = répond au salut, même avec des champs inconnus
conformance-plays = joue des coups proposés, à temps
conformance-repeats = même question, même réponse
conformance-leaves = s’arrête à l’adieu

# S’occuper d’un port

cli-admin-reports = { $messages ->
    [0] Aucun message n’est signalé.
    [one] Un message est signalé.
   *[other] { $messages } messages sont signalés.
}
cli-admin-reports-cleared = { $reports ->
    [one] Un signalement est oublié.
   *[other] { $reports } signalements sont oubliés.
}
cli-admin-checking = Examen des tables
cli-admin-checked = { $tables ->
    [0] Aucune table n’a été examinée ;
    [one] Une table a été examinée ;
   *[other] { $tables } tables ont été examinées ;
} { $broken ->
    [0] tout va bien.
    [one] une chose n’est pas comme elle devrait être.
   *[other] { $broken } choses ne sont pas comme elles devraient être.
}
cli-admin-which = Quelles tables ? Indique leurs noms.
cli-admin-which-file = Quel fichier ?
cli-admin-exported = { $tables ->
    [0] Aucune table n’est dans { $file }.
    [one] Une table est dans { $file }.
   *[other] { $tables } tables sont dans { $file }.
}
cli-admin-imported = { $tables ->
    [0] Rien n’a été accueilli.
    [one] Une table a été accueillie.
   *[other] { $tables } tables ont été accueillies.
}
cli-admin-known = { $table } existe déjà et reste comme elle est.
cli-admin-copied = Tout est maintenant aussi dans { $file }.
cli-admin-restored = Le port est comme il était quand la copie a été faite : { $file }
cli-admin-aside = Ce qui était là avant est dans { $file }.
cli-admin-no-file = On ne peut remettre ainsi qu’un port gardé dans un fichier ; prends les outils de la base de données.
cli-admin-sure = { $tables ->
    [one] Cela ne peut pas être repris : avec --yes, cela arrive à cette table.
   *[other] Cela ne peut pas être repris : avec --yes, cela arrive à { $tables } tables.
}
cli-admin-deleted = { $tables ->
    [0] Aucune table n’est oubliée.
    [one] Une table est oubliée.
   *[other] { $tables } tables sont oubliées.
}
cli-admin-anonymised = { $tables ->
    [0] Aucune table n’a perdu ses noms.
    [one] Une table ne connaît plus le nom de personne.
   *[other] { $tables } tables ne connaissent plus le nom de personne.
}

# Ce que disent les parties, la mémoire et le serveur.

refused-not-your-turn = Ce n’est pas ton tour : la décision revient à { $who }.
refused-table-cleared = Cette table est débarrassée.

refused-gathering = La partie commence quand toutes les places sont prises : il manque encore quelqu’un.

seat-taken = Cette place est prise.
seat-name-alike = { $name } ressemble à { $other }, et ce nom est déjà pris ici. Choisis-en un autre.
seat-name-taken = À cette table, le nom { $name } est déjà pris. Choisis-en un autre.
seat-not-host = Ici, seul le capitaine qui a lancé la partie peut installer un bot.
seat-lent = Un bot joue à cette place. Reprends-la d’abord.
seat-not-lent = Aucun bot ne joue à cette place.
seat-over = La partie est finie.
seat-not-over = La partie n’est pas encore finie.
seat-no-same-deal = On retrouve les mêmes cartes et les mêmes dés quand une personne a joué seule contre des bots, dans une partie commencée ici et terminée.
seat-no-salt = On ne peut plus rien ajouter aux dés de cette place.
seat-bad-ticket = Ce lien a déjà servi ou il est trop vieux. Demandes-en un nouveau là où se trouve la place maintenant.

error-no-moves = Aucun coup n’a été envoyé.

bad-name-empty = Un capitaine a besoin d’un nom.
bad-name-long = Ce nom est trop long : { $most } caractères au plus.
bad-name-sign = Ce nom contient des caractères que l’on ne peut ni voir ni écrire.

undo-nothing = Il n’y a rien à reprendre.
undo-chance = Depuis, un dé a roulé ou une carte a été tirée : cela ne peut plus être repris.
undo-other-seat = { $who } a joué depuis : cela ne peut plus être repris.
undo-revealed = D’autres l’ont vu : cela ne peut plus être repris.
undo-lent = Un bot joue en ce moment pour { $who } et ne peut pas donner son accord : cela ne peut pas être repris.
undo-tournament = Dans un tournoi, ce que le hasard ou les autres ont décidé n’est repris que si une autre personne est d’accord.
pause-lent = Un bot joue en ce moment pour { $who } et ne peut pas donner son accord : pas de pause maintenant.
undo-asked = Quelqu’un a déjà demandé : réponds d’abord à cela.
undo-not-asked = Personne ne te demande de reprendre un coup.
undo-logged = { $plies ->
    [one] Avec l’accord de tous, { $who } a repris sa dernière décision.
   *[other] Avec l’accord de tous, { $who } a repris sa dernière décision et ce qui l’avait suivie.
}
undo-logged-alone = { $plies ->
    [one] { $who } a repris sa dernière décision.
   *[other] { $who } a repris sa dernière décision et ce qui l’avait suivie.
}
draw-not-now = On peut proposer la nulle tant que la partie dure, et seulement entre humains : les bots ne peuvent pas donner leur accord.
draw-by-rules = Dans ce jeu, proposer la nulle est un coup : les règles disent comment.
draw-logged = Tous ont accepté la partie nulle proposée par { $who }.
undo-over = La partie est finie et tout est dévoilé : plus rien ne peut être repris.

store-locked = Le fichier du port { $file } est utilisé par un autre programme. Ferme-le, ou attends un peu et réessaie.
store-full = Impossible d’écrire dans le fichier du port { $file } : le disque est plein ou abîmé. Fais de la place et réessaie ; tout est en sûreté jusqu’au dernier coup.
store-damaged = Le fichier du port { $file } est endommagé. Remets une sauvegarde (spielhafen admin restore COPIE), ou mets-le de côté avec ses voisins (-wal, -shm) pour en commencer un nouveau.
store-open-elsewhere = Le fichier du port { $file } est utilisé par un autre programme, qui le vérifie ou propose ses tables. Ferme-le, ou choisis un autre fichier.
store-gap = Dans { $file }, il manque des coups de la table { $table } : elle est illisible. Toutes les autres tables sont comme elles étaient.
store-chain = Dans { $file }, des coups de la table { $table } ne sont plus ce qui avait été noté : elle est illisible. Toutes les autres tables sont comme elles étaient.
store-moved = Le fichier du port { $file } a été déplacé, remplacé, écrasé ou supprimé alors qu’il était ouvert ; plus rien n’y est donc écrit. Tout ce qui était confirmé est en sûreté dans { $saved } : arrête ce programme, et remets ce fichier en place (spielhafen admin restore { $saved }).
store-moved-unsaved = Le fichier du port { $file } a été déplacé, remplacé, écrasé ou supprimé alors qu’il était ouvert ; plus rien n’y est donc écrit. La place a manqué pour sauver ce qui restait : fais-en avant d’arrêter ce programme.
store-rescued = Le fichier du port { $file } a été déplacé, remplacé, écrasé ou supprimé alors qu’il était ouvert, et tout ce qui était confirmé jusque-là se trouve dans { $saved }. Remets ce fichier en place (spielhafen admin restore { $saved }), ou range-le ailleurs si tu n’en as pas besoin.
store-not-utf8 = La base de données { $file } garde ses textes en { $encoding }, où tous les noms ne peuvent pas s’écrire. Crées-en une en UTF8 (createdb --encoding UTF8 --template template0).
store-not-ours = { $file } n’est pas un fichier de port. Choisis-en un autre.
store-newer = Le fichier du port { $file } vient d’un Spielhafen plus récent. Mets le tien à jour, ou choisis un autre fichier.
store-no-folder = Le dossier { $folder } pour le fichier du port n’existe pas. Crée-le, ou choisis un autre endroit.
store-no-permission = Le fichier du port { $file } ne peut pas être ouvert en écriture. Vérifie à qui il appartient, ou choisis un autre endroit.
store-bad-address = La base de données { $file } ne peut pas être jointe ainsi : { $what }
store-away = La base de données { $file } est injoignable : { $what }
store-not-shared = Plusieurs processus ont besoin d’une base de données qu’ils puissent partager : indique avec --database l’URL d’un serveur PostgreSQL.
store-trouble = Le fichier du port { $file } ne répond pas comme il devrait ({ $what }). Réessaie.

server-open = Le Spielhafen est ouvert : { $address } (Ctrl-C le ferme). Tout est gardé dans { $file }.
server-port-used = Le port { $port } est déjà utilisé par un autre programme. Ferme-le, ou choisis un autre port.
server-port-forbidden = Tu n’as pas le droit d’ouvrir le port { $port }. Choisis-en un au-dessus de 1023.
server-port-trouble = Le port { $port } ne s’ouvre pas : { $what }.
server-no-such-address = Cet ordinateur n’a pas d’adresse « { $host } ».
server-no-client = La page web n’est pas encore construite. Lance le Spielhafen avec ./play, ou construis-la avec : python3 tools/bootstrap.py client

server-store-trouble = Le port ne peut ni lire ni écrire son livre en ce moment. Tout ce qui était confirmé est en sûreté ; réessaie dans un instant. L’exploitant du port trouvera la raison dans le journal du serveur.
server-store-moved = Le livre du port n’est plus à sa place ; plus rien n’est donc noté jusqu’à ce qu’il y revienne. Tout ce qui était confirmé est en sûreté ; on peut toujours regarder.
server-failed = Quelque chose s’est mal passé ici ; rien n’a changé. Le journal du serveur en dit plus.
server-not-json = Du JSON était attendu.
server-bad-request = C’est incompréhensible à l’endroit { $where }.
server-bad-request-plain = C’est incompréhensible.
server-too-big = C’était trop d’un coup.
server-too-often = C’était trop rapide. Réessaie dans un instant.
server-busy = Il y a beaucoup à faire ici en ce moment. Réessaie dans un instant.
server-too-many-lines = Tu as { $most } pages de tables ouvertes ; fermes-en d’abord quelques-unes.
server-too-many-lines-here = De là où tu es, { $most } pages de tables sont déjà ouvertes ; fermes-en d’abord quelques-unes.
server-foreign-host = Ce port n’est pas connu sous ce nom. Son exploitant peut le faire connaître avec --address.
server-foreign-origin = La demande vient d’une page étrangère.
server-bad-token = Ce ne peut pas être un de nos jetons.
server-two-cookies = Deux cookies nommés « { $name } » sont arrivés en même temps, dont un posé par un voisin de cette page : impossible de savoir qui tu es. Ton navigateur a été prié d’oublier celui du voisin ; recharge cette page. Si ce message revient, efface les cookies de cette page et de ses voisines, ou ouvre le port en https.
server-no-such-place = Il n’y a rien ici.
server-wrong-method = Cela ne se fait pas ici.
server-no-such-language = Il n’y a pas de textes dans cette langue. Il y a : { $known }
server-no-such-table = Il n’y a pas de table de ce nom ; elle a peut-être été débarrassée.
server-part-closed = Ce port n’a pas ouvert cette partie.
server-rated-name-taken = Quelqu’un dans la liste s’appelle déjà { $name }, ou y ressemble. Choisis un autre nom.
server-no-such-seat = Cette table n’a pas de place { $seat }.
server-no-such-ply = Ce coup n’existe pas encore : le dernier porte le numéro { $last }.
server-not-asked = Ce n’est pas ton tour : il n’y a donc pas de conseil pour l’instant.
server-no-advice = Aucun conseil n’est venu ; tu peux redemander.
server-too-curious = Trop de questions sont à l’étude en ce moment ; redemande un peu plus tard.
server-not-your-seat = Cette place appartient à quelqu’un d’autre.
server-not-your-table = Pour débarrasser cette table, il faut y avoir une place ou avoir lancé la partie.
server-proof-later = Tu pourras vérifier les dés quand la partie sera finie : avant, cela trahirait ce qui est caché et ce qui va venir.
server-broken-table = Ce qui a été noté de cette table n’est plus lisible.
server-stale = La table a changé entre-temps : regarde de nouveau.
server-key-reused = Cet ordre est déjà venu avec un autre contenu.
server-unknown-level = Il n’y a pas de bot « { $level } ». Il y a : { $known }
server-too-many-seats = Aucune table n’a plus de { $most } places.
server-too-many-moves = { $most } coups au plus à la fois.
broken-whole-json = ce n’est pas du JSON valide.

undo-move = le coup { $move }

# Horloges

refused-paused = Les horloges sont arrêtées : relance-les d’abord.
bad-clock = Une telle horloge n’existe pas : possible de { $least } secondes à { $most } jours.
bad-delay = Les spectateurs ne peuvent pas attendre si longtemps : { $moves } coups et { $hours } heures au plus.
delay-listed = Les spectateurs le voient plus tard.
clock-no-pause = Aucune horloge ne tourne que l’on puisse arrêter.
clock-not-paused = Il n’y a pas de pause.
clock-logged-move = Temps écoulé pour { $who } : un bot joue ce coup.
clock-logged-seat = Temps écoulé pour { $who } : un bot continue la partie.
seat-no-time = Le temps de cette place est épuisé : le bot continue la partie.
seat-bot-first = Le temps de cette place est écoulé : le bot joue ce coup, puis tu peux rejouer.

# Conversation

bad-words-long = C’est trop long : { $most } caractères au plus.
bad-words-sign = Il y a là des caractères que l’on ne peut ni voir ni écrire.
talk-nothing = Le message est vide : écris d’abord quelque chose.
talk-enough = La discussion de cette table est pleine.
talk-too-often = Pas si vite : attends un peu avant le prochain message.
talk-no-move = Ce coup n’existe pas encore à cette table.

# Appeler

server-your-turn = À { $names } de jouer (table { $table }). { $link }
server-bad-address = { $option } : « { $address } » n’est pas une adresse commençant par http:// ou https://.
server-bad-proxy = --proxy : « { $given } » n’est ni une adresse comme 127.0.0.1 ni un réseau comme 10.0.0.0/8.
server-part-unknown = --parts : il n’y a pas de partie « { $given } » ; il y a : { $known }
server-part-missing = --parts : « { $part } » demande un autre paquet : installe Spielhafen avec l’extra « { $extra } ».
push-no-library = Appeler par Web Push demande deux paquets de plus : installe Spielhafen avec son extra « push ».
push-bad-contact = --push : « { $contact } » n’est ni une adresse e-mail ni une adresse commençant par https://.
push-service-alone = --push-service demande aussi --push.
push-off = Ici, personne n’est appelé par Web Push.
push-bad-address = Ce navigateur ne peut pas être appelé : son service push n’a pas d’adresse publique commençant par https://.
push-bad-key = Ce navigateur ne peut pas être appelé : ses clés ne sont pas valides.

keeping-card = Ce que les listes en disent n’est pas ce qui s’est passé.
keeping-no-archive = Ce n’est pas l’archive d’un port.
keeping-strange = Ce programme n’écrit pas d’événement de ce genre.
keeping-stuck = C’était au hasard de parler, et la table l’a attendu sans fin.
keeping-twice = Elle figure deux fois dans ces archives, et personne ne peut dire laquelle est la bonne.
store-no-file = { $file } n’est pas un fichier que l’on puisse copier ici : prends les outils de la base de données (pg_dump) ou export.
store-backup-folder = Les copies de la base de données ne peuvent pas être écrites dans { $file } : { $what }

server-luck-later = Tu verras qui a eu de la chance quand la partie sera finie : avant, cela trahirait des secrets.
server-review-later = Tu verras quels coups ont compté quand la partie sera finie : avant, cela trahirait des secrets.
server-report-later = Tu verras qui menait et quand, une fois la partie finie : avant, cela trahirait des secrets.
server-no-luck = Impossible de savoir qui a eu de la chance ; tu peux redemander.

server-book-too-long = Un journal de bord a { $most } coups au plus.

# Tournois

tournament-unknown = Ce tournoi n’existe pas ; il a peut-être été supprimé.
tournament-not-yours = Seule la personne qui organise le tournoi peut faire cela.
tournament-no-room = Ce port ne peut pas accueillir d’autres tournois.
tournament-too-many = Tu organises déjà { $most } tournois qui ne sont pas terminés ; c’est le maximum. Un tournoi abandonné est effacé au bout de { $entry_days } jours s’il n’a pas commencé, et se termine après { $round_days } jours sans aucun coup.
tournament-bad-numbers = Un tournoi demande des tables d’au moins deux places et de 1 à { $most } rondes.
tournament-entry-over = On ne peut plus s’inscrire à ce tournoi.
tournament-full = Le tournoi est complet.
tournament-no-entrant = Il n’y a pas de telle inscription.
tournament-no-round = Cette ronde ne peut pas commencer maintenant.
tournament-too-few = Une ronde demande au moins { $least } inscrits.
tournament-too-long = Cela ferait plus de { $most } parties ; choisis une autre formule ou moins d’inscrits.
tournament-no-game = La ronde en cours n’a pas de telle partie.
tournament-has-result = Cette partie s’est terminée à sa table ; son résultat reste.
tournament-bad-places = Chacun doit avoir un rang : le premier est 1, les ex æquo partagent le leur, et le suivant compte tous ceux qui précèdent.
tournament-round-runs = On ne peut terminer un tournoi qu’entre deux rondes, après la première.
tournament-abandoned = Ce tournoi s’est terminé, car il ne s’y passait plus rien.
tournament-sealed = D’autres jouent encore la même donne ; cette table s’ouvrira quand la dernière partie sera terminée.

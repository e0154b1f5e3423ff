# Nouvelles de ses propres tables : flux et calendrier

letters-feed-title = À toi de jouer à Spielhafen
letters-calendar-title = Pendules à Spielhafen
letters-turn = { $game } : à toi de jouer à la table { $table }
letters-deadline = { $game } : ton temps s’épuise à la table { $table }
letters-opponents = Avec { $names }.
letters-since = Depuis le { $time } (UTC).
letters-time-until = Ton temps s’épuise le { $time } (UTC).
letters-no-feed = Il n’y a rien à cette adresse. Elle a peut-être été renouvelée ou désactivée ; les réglages de Spielhafen en donnent une nouvelle.

# Les réglages

letters-title = Nouvelles
letters-about = Un flux privé et un calendrier te disent, même hors de cette page, à quelles tables c’est à toi de jouer et quand tes pendules s’épuisent.
letters-atom = Flux pour un lecteur de flux
letters-calendar = Calendrier avec échéances
letters-copy = Copier : { $what }
letters-secret = Quiconque connaît ces adresses peut lire à quelles tables tu joues ; garde-les donc pour toi. Elles ne sont montrées que maintenant ; si tu les perds, crées-en d’autres.
letters-feed-is = Tu as un flux depuis le { $date }. Son adresse n’est plus montrée ; si tu en as besoin, crées-en une autre, et l’ancienne ne vaut plus.
letters-create = Créer un flux et un calendrier
letters-renew = Créer de nouvelles adresses
letters-feed-created = Le flux et le calendrier sont prêts.
letters-erase-ask = Désactiver le flux, le calendrier et les courriers, et effacer ce qui est gardé pour eux ?
letters-erased = Le flux, le calendrier et les courriers sont désactivés, et plus rien n’est gardé.

# Courriers

letters-bad-smtp = Ce n’est pas un serveur de courrier utilisable. Il s’écrit smtp://user@host:587?from=adresse ou smtps://user@host:465?from=adresse ; le mot de passe n’en fait pas partie, il est dans la variable { $variable }.
letters-smtp-alone = --smtp demande aussi --parts letters et --address.
letters-bad-address = Ce n’est pas une adresse de courrier à laquelle on peut écrire : des lettres sans accents, pas d’espaces, comme ada@example.org.
letters-no-mail = Ce serveur n’envoie pas de courrier.
letters-no-token = Ce lien ne vaut plus. Demande un nouveau courrier dans les réglages.
letters-consent-subject = Confirme ton adresse de courrier
letters-consent-body =
    Quelqu’un, sans doute toi, veut recevoir à cette adresse des nouvelles de parties sur { $url }.

    Si tu es d’accord, ouvre ce lien dans la journée et confirme :
    { $link }

    Si ce n’était pas toi, ne fais rien : aucun autre courrier ne viendra.
letters-stop = Pour ne plus recevoir de courrier, ouvre ce lien et appuie sur « Arrêter tous les courriers » : { $link }
letters-daily =
    { $count ->
        [one] À toi de jouer à une table
       *[other] À toi de jouer à { $count } tables
    }

# Les réglages des courriers

letters-mail = Courriers
letters-mail-about = Tu peux aussi recevoir un courrier quand c’est à toi de jouer et que cette page n’est pas sous tes yeux. Ton adresse est d’abord confirmée et ne sert à rien d’autre.
letters-address = Adresse de courrier
letters-when = Quand
letters-at-once = aussitôt
letters-each-day = une fois par jour à { $time }
letters-games = Jeux
letters-mail-ask = Demander un courrier de confirmation
letters-mail-save = Enregistrer
letters-mail-erase = Effacer l’adresse
letters-mail-sent = Si tout est juste, un courrier est en route vers { $address }. Ouvre dans la journée le lien qu’il contient.
letters-mail-saved = Ton choix est enregistré.
letters-mail-erased = L’adresse est effacée ; aucun courrier ne viendra plus.
letters-mail-is = Les courriers vont à { $address }.
letters-mail-waits = { $address } n’est pas encore confirmée. Ouvre le lien du courrier ; sans lui, aucun courrier ne viendra.
letters-confirm = Confirmer l’adresse de courrier
letters-confirmed = L’adresse de courrier est confirmée.
letters-end-mails = Arrêter tous les courriers
letters-stopped = Aucun courrier ne viendra plus ; l’adresse est effacée.

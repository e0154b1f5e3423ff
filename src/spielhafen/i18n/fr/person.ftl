# La phrase secrète d’une personne, et tout ce qui est gardé d’elle

passphrase-unknown = Cette phrase secrète n’ouvre rien ici. Vérifie ses mots ; peut-être a-t-elle été renouvelée ou effacée.
passphrase-browsers-only = Les phrases secrètes sont pour les navigateurs. Un programme garde son jeton lui-même.

# Les réglages

passphrase-title = Autres appareils
passphrase-about = Ici, pas de compte : seul ce navigateur sait que c’est toi. Huit mots emportent ton nom, tes tables et tout le reste sur un autre appareil.
passphrase-create = Créer une phrase secrète
passphrase-renew = Créer une nouvelle phrase secrète
passphrase-erase = Effacer la phrase secrète
passphrase-is = Tu as une phrase secrète depuis le { $date }. Elle n’est plus montrée ; une nouvelle l’annule. Les appareils où elle a été saisie restent les tiens.
passphrase-created = La phrase secrète est prête.
passphrase-erased = La phrase secrète est effacée. Les appareils où elle a été saisie restent les tiens.
passphrase-copy = Copier les mots
passphrase-link = Lien pour l’autre appareil
passphrase-copied = Les mots sont copiés.
passphrase-marked = Les mots sont sélectionnés : copie-les avec le clavier.
passphrase-secret = Note ces mots, ou ouvre le lien sur l’autre appareil. Qui les connaît peut jouer à ta place : garde-les pour toi. Ils ne sont montrés que maintenant ; si tu les perds, crées-en d’autres.
passphrase-enter-title = Utiliser une phrase secrète ici
passphrase-enter-about = Si tu as créé une phrase secrète sur un autre appareil, saisis-la ici.
passphrase-field = Les huit mots
passphrase-enter = Reprendre ce qui va avec
passphrase-enter-ask = Reprendre ce qui va avec cette phrase secrète ? Ce que ce navigateur a jusqu’ici est alors laissé derrière, sauf s’il a sa propre phrase secrète.
passphrase-enter-yes = Reprendre
passphrase-enter-no = Tout laisser ainsi

own-data-title = Toutes tes données
own-data-about = Tout ce que ce serveur garde de toi, en un fichier : tables, parties finies, messages et notes, classements, tournois, recherche de joueurs, nouvelles. Ou efface le tout d’un coup. Les tables qui sont sur la liste d’autres personnes y restent, avec ton nom et tes coups.
own-data-ask = Effacer pour de bon tout ce que ce serveur garde de toi, pour tous tes appareils ? Tes tables disparaissent aussi, ou quittent ta liste si d’autres y jouent.
own-data-erased = Tout ce qui était gardé de toi est effacé.

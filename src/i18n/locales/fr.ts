import type { Locale } from './locale.js';

/** French. Nations are named with the preposition that they ask for; spaces before : ; ! ? do not break. */
export const locale: Locale = {
  tag: 'fr',
  messages: `
## Nations, guests and tables.

nation-CF = République centrafricaine
    .of = de la République centrafricaine
    .short = Centrafrique
nation-CN = Chine
    .of = de Chine
nation-CU = Cuba
    .of = de Cuba
nation-DE = Allemagne
    .of = d’Allemagne
nation-ES = Espagne
    .of = d’Espagne
nation-FR = France
    .of = de France
nation-GB = Grande-Bretagne
    .of = de Grande-Bretagne
nation-IN = Inde
    .of = d’Inde
nation-IT = Italie
    .of = d’Italie
nation-RU = Russie
    .of = de Russie
nation-TR = Turquie
    .of = de Turquie
nation-US = États-Unis
    .of = des États-Unis
nation-unknown = la bonne nation
    .of = de la bonne nation

guest-lady = une dame { NATION($nation, form: "of") }
    .the = la dame { NATION($nation, form: "of") }
    .to = à la dame { NATION($nation, form: "of") }
guest-gentleman = un monsieur { NATION($nation, form: "of") }
    .the = le monsieur { NATION($nation, form: "of") }
    .to = au monsieur { NATION($nation, form: "of") }
guest-lady-joker = une dame joker
    .the = la dame joker
    .to = à la dame joker
guest-gentleman-joker = un monsieur joker
    .the = le monsieur joker
    .to = au monsieur joker
guest-lady-joker-named = une dame joker, cliente { NATION($nation, form: "of") }
    .the = la dame joker, cliente { NATION($nation, form: "of") }
    .to = à la dame joker, cliente { NATION($nation, form: "of") }
guest-gentleman-joker-named = un monsieur joker, client { NATION($nation, form: "of") }
    .the = le monsieur joker, client { NATION($nation, form: "of") }
    .to = au monsieur joker, client { NATION($nation, form: "of") }
guest-unknown = ce client
    .to = à ce client

table-name = { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .within = { NATION($nation) } ({ $place })
table-none = une place vide ({ $place })
table-unknown = cette table

place-number = table { $number }
place-NNW = tout en haut à gauche
    .the = la table tout en haut à gauche
place-NW = en haut à gauche
    .the = la table en haut à gauche
place-NE = en haut à droite
    .the = la table en haut à droite
place-C = au centre
    .the = la table au centre
place-SW = en bas à gauche
    .the = la table en bas à gauche
place-SE = en bas à droite
    .the = la table en bas à droite
place-SSE = tout en bas à droite
    .the = la table tout en bas à droite

## What is expected now, and the buttons.

prompt-choose = { $name }, choisis un client dans ta main.
prompt-held-nowhere = Il n’y a pas de place maintenant pour { GUEST($guest, form: "the") }.
prompt-held-down = Il n’y a pas de place maintenant pour { GUEST($guest, form: "the") }. Tu peux poser la carte face cachée.
prompt-preview = Choisis encore cette place pour installer { GUEST($guest, form: "the") }, ou choisis-en une autre.
prompt-preview-bar = Choisis encore le bar pour y envoyer { GUEST($guest, form: "the") }, ou choisis une autre place.
prompt-held = Choisis une des places éclairées pour { GUEST($guest, form: "the") }.
prompt-owing-partner = Personne ne reste seul : amène de la compagnie { GUEST($guest, form: "to") }, ou reviens d’un pas.
prompt-owing-balance = Dames et messieurs ne sont pas en équilibre à { TABLES($tables) }. { $klatch ->
    [yes] Amène qui manque, complète une table de quatre dames ou de quatre messieurs, ou reviens d’un pas.
   *[no] Amène qui manque, ou reviens d’un pas.
}
prompt-offering-more = Tu peux installer un autre client, ou valider le tour tel quel.
prompt-confirm = { $points ->
    [0] Ce tour ne rapporte rien. Valide-le, ou reviens d’un pas.
    [one] Ce tour rapporte { $points } point. Valide-le, ou reviens d’un pas.
   *[other] Ce tour rapporte { $points } points. Valide-le, ou reviens d’un pas.
}
prompt-naming-joker = Le joker est assis entre deux nations. De laquelle vient-il ?
prompt-choosing-draw = Une table d’une seule nation est complète ! Tu peux piocher moins de clients et garder une main plus petite.
prompt-choose-card = { $may ->
    [draw] { $name }, installe jusqu’à trois clients, ou pioche une carte.
    [down] { $name }, installe jusqu’à trois clients, ou poses-en un face cachée.
   *[both] { $name }, installe jusqu’à trois clients, pioche une carte, ou poses-en une face cachée.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, aucun de tes clients n’a de place maintenant. Pioche une carte.
    [down] { $name }, aucun de tes clients n’a de place maintenant. Poses-en un face cachée.
   *[both] { $name }, aucun de tes clients n’a de place maintenant. Pioche une carte, ou poses-en une face cachée.
}
prompt-must-join = Le prochain client doit se joindre aussitôt { GUEST($guest, form: "to") }. Installe quelqu’un là, ou reviens d’un pas.
prompt-choosing-birthday = C’est un anniversaire ! De qui ? Dès le prochain tour, les tables de cette nation comptent double.
prompt-choosing-end = Ta main est vide. Continue, ou déclare la fin de la partie.
prompt-curtain = Passe la table à { $name }.
prompt-must-pass = { $name }, aucun de tes clients ne peut aller quelque part. Tu passes cette fois.
prompt-lobby = Qui vient au café ? Inscris tout le monde, puis ouvre les portes.
prompt-over = Le café est fermé. Merci de votre visite !

action-confirm = Valider
action-take-back = Revenir
action-undo = Annuler le tour
action-pass = Passer
action-bar = Au bar
action-draw = { $count ->
    [0] Ne pas piocher
    [one] Piocher { $count } client
   *[other] Piocher { $count } clients
}
action-draw-card = Piocher une carte
action-down = Poser face cachée
action-play-on = Continuer
action-end = Déclarer la fin
action-ready = Voir ma main
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Compléter ma main
action-name = { NATION($nation, form: "short") }
action-start = Ouvrir le café
action-rematch = Rejouer
action-points-short = { SIGNED($points) }
action-points = { $points ->
    [one] { SIGNED($points) } point
   *[other] { SIGNED($points) } points
}

controls-label = Ton tour
controls-refused = Impossible
final-afterDrawing = Un tour où l’on pioche ne peut pas être annulé.
final-onceTurned = Si ce client complète une table, une nouvelle est retournée : ce pas est définitif.
final-onceOver = Si ce tour termine la partie, toutes les mains sont montrées, et il ne peut pas être annulé.
final-tableTurned = Une nouvelle table est visible : ce qui précède reste.
rule-open = Règle { $section }

curtain-about = Toutes les mains sont cachées. Seul regard permis sur la suite : { $name }.
curtain-undo = Annuler le tour de { $name }
curtain-ready = Je suis { $name } : voir ma main

## Why a wish is refused, and why the café closes.

reason-nation = Cette chaise n’est à aucune table { NATION($guest, form: "of") }. Choisis-en une qui l’est.
reason-occupied = Quelqu’un est déjà assis ici. Choisis une chaise libre.
reason-balance = { SEX($guest) ->
    [f] Il y aurait trop de dames à { TABLES($tables) }. Amène un monsieur, ou choisis une autre table.
    [m] Il y aurait trop de messieurs à { TABLES($tables) }. Amène une dame, ou choisis une autre table.
   *[other] Dames et messieurs ne seraient pas en équilibre à { TABLES($tables) }. Choisis un autre client ou une autre table.
}
reason-isolated = Personne ne reste seul. Trouve de la compagnie pour { GUEST($guest, form: "the") }, à cette table ou à une autre.
reason-jokerNeedsNation = Cette chaise est entre deux nations. Dis de laquelle vient le joker.
reason-tooMany = Tu ne peux pas installer plus de clients dans ce tour. Valide-le, ou reviens d’un pas.
reason-noJoker = Il n’y a pas ici de joker à échanger. Choisis une chaise avec un joker.
reason-gender = { SEX($guest) ->
    [f] Seul un monsieur peut prendre la place de ce joker. Choisis-en un dans ta main.
    [m] Seule une dame peut prendre la place de ce joker. Choisis-en une dans ta main.
   *[other] Une dame remplace seulement une dame joker, un monsieur un monsieur joker. Choisis un autre client.
}
reason-jokerAtBar = Les jokers ne sont pas servis au bar maintenant. Installe le joker, ou envoie un autre client.
reason-barFull = Tous les tabourets du bar sont pris. Choisis plutôt une chaise.
reason-turnOver = C’est trop tard dans ce tour. Valide-le, ou reprends ce que tu peux encore.
reason-notInHand = Tu n’as pas ce client. Choisis-en un dans ta propre main.
reason-notYourTurn = C’est à quelqu’un d’autre. Attends que ton nom s’éclaire.
reason-gameOver = Le café est fermé. Rejouez pour le rouvrir.
reason-mustScore = Chaque client doit rapporter des points. Choisis une table où quelqu’un est assis, ou amène aussitôt de la compagnie.
reason-mustJoin = Un client que tu as installé est encore seul. Le suivant doit aller à cette table.
reason-notSingleSex = Autant de clients d’un coup doivent compléter une table, avec seulement des dames ou seulement des messieurs.
reason-handLimit = Ta main est pleine. Installe un client, ou poses-en un face cachée.
reason-notAtLimit = On ne pose une carte face cachée que la main pleine. Pioches-en une, ou installe un client.
reason-mayNotPass = Tu peux encore jouer un client, donc tu ne peux pas passer. Choisis-en un dans ta main.
reason-unknownChair = Il n’y a pas de telle chaise dans ce café. Choisis-en une du plan.
reason-drawCount = Tu ne peux pas piocher autant de clients. Choisis un des nombres proposés.
reason-mustSeat = Le bar ne t’est pas ouvert maintenant. Installe plutôt un client.
reason-mayNotEnd = Tu ne peux déclarer la fin que la main vide. Continue à jouer.
reason-birthday = Un anniversaire est dû dans ce tour, et dans aucun autre. Nomme une nation qui a une table ici.
reason-notation = Un tour ne s’écrit pas ainsi. Écris-le comme GBf>p36, bar GBm, swap GBf>s28 ou pass.

end-bar = Le dernier tabouret du bar est pris.
end-chairs = Toutes les chaises sont prises.
end-bag = Le sac est presque vide.
end-emptyHand = Une main est vide et peut le rester.
end-onePlayerLeft = Il ne reste qu’une personne en jeu.
end-allStuck = Plus personne ne peut jouer de client.
end-guestStack = Le dernier client a été pioché.
end-tableStack = Il n’y a plus de table à poser.
end-declared = Une main est vide, et qui l’avait déclare la fin.

## The score board, the turn log and the result.

score-title = Points
score-turn = Tour { $number }
score-bag = { $count ->
    [0] Le sac est vide
    [one] { $count } client dans le sac
   *[other] { $count } clients dans le sac
}
score-stack = { $count ->
    [0] La pioche est vide
    [one] { $count } client dans la pioche
   *[other] { $count } clients dans la pioche
}
score-tables = { $count ->
    [0] Plus de table à venir
    [one] { $count } table à venir
   *[other] { $count } tables à venir
}
score-birthday = Anniversaire : { NATION($nation) }
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-number = { $points }
score-active = joue
score-leading = en tête
score-out = hors jeu
score-hand = main { $limit }
score-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
score-face-down = { $count ->
    [one] { $count } cachée
   *[other] { $count } cachées
}

log-title = Tours joués
log-empty = Les portes viennent de s’ouvrir. Personne n’a encore joué.
log-number = { $number }.
log-seat = installe { GUEST($guest) } à { TABLES($tables, form: "within") }
log-swap = installe { GUEST($guest) } à { TABLES($tables, form: "within") } et prend le joker en main
log-bar = envoie { GUEST($guest) } au bar, tabouret { $stool }
log-pass = ne peut pas jouer et passe
log-draw = pioche une carte
log-down = pose une carte face cachée
log-end = déclare la fin
log-birthday = nomme la nation qui fête son anniversaire : { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") } est complète : ses clients s’en vont, et à sa place vient { NATION($nation) }.
log-cleared = { TABLES($tables, form: "within") } est complète : ses clients s’en vont, et il ne reste pas de table pour sa place.
log-limit = { $limit ->
    [0] ne pioche pas et n’a plus besoin de clients
    [one] garde désormais une main d’un client
   *[other] garde désormais une main de { $limit } clients
}
log-left = quitte la partie
spoken-seat = installe { GUESTS($guests) }
spoken-number = installe { $count ->
    [one] un client
   *[other] { $count } clients
}
spoken-swap = installe { GUEST($guest) } et prend le joker en main
spoken-and = { $text }, { $more }
spoken-turn = { $name } : { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = Le café ferme. { $winners }
log-notation = En bref
log-copy = Copier la partie
log-copied = La partie est copiée. Colle-la dans un courriel, ou dans un autre café.
log-copied-closed = La partie est copiée, et on peut en déduire la main de chacun. Garde-la pour toi jusqu’à la fin.
log-copy-refused = Ce navigateur ne laisse pas le café copier pour toi.
log-copy-by-hand = Ce navigateur ne laisse pas le café copier pour toi. Voici la partie en texte : copie-la toi-même.
log-copy-text = La partie en texte
log-paste = Coller une partie
log-paste-text = Le texte d’une partie
log-paste-about = Elle reprend après son dernier tour. La partie de cette table est abandonnée.
log-paste-refused = Le tour { $number } de ce texte ne peut pas être joué. { $reason }
log-pasted = La partie reprend ici.
log-take-up = La reprendre
log-cancel = Laisser tomber

points-company = { TABLES($table, form: "within") } : { $count ->
    [2] une paire
    [3] une compagnie de trois
    [4] une table complète
   *[other] { $count } clients
}, { score-points }
points-oneNation = { TABLES($table, form: "within") } : { $count ->
    [2] une paire d’une nation
    [3] trois d’une nation
    [4] une table complète d’une nation
   *[other] { $count } clients d’une nation
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") } : le premier client, { score-points }
points-klatch = { TABLES($table, form: "within") } : un salon de quatre dames, { score-points }
points-regulars = { TABLES($table, form: "within") } : une table d’habitués, quatre messieurs, { score-points }
points-birthday = { TABLES($table, form: "within") } : sa nation fête son anniversaire, { score-points } de plus
points-chips = La banque n’a plus de jetons et garde { $fine ->
    [one] { $fine } point
   *[other] { $fine } points
}
points-bar = { $fine ->
    [0] Le tabouret { $count } du bar rapporte { score-points }
    [one] Le tabouret { $count } du bar coûte { $fine } point
   *[other] Le tabouret { $count } du bar coûte { $fine } points
}

result-closed = { $reason } Le café ferme.
result-winner = Victoire de { $names } avec { score-points } !
result-tie = { $names } partagent la première place, { score-points } par personne !
result-accounts = Les comptes
result-kept = { score-points } en jeu, aucun client restant
result-fined = { score-points } en jeu, { $penalty ->
    [0] pas d’amende pour ce qui reste : { GUESTS($guests) }
   *[other] { $penalty } pour ce qui reste : { GUESTS($guests) }
}
result-fined-many = { score-points } en jeu, { $penalty ->
    [0] pas d’amende pour { $count } clients restants
   *[other] { $penalty } pour { $count } clients restants
}
result-out = sortie avant la fin
result-out-turn = sortie au tour { $turn }
result-rank = Place { $rank }

## The lobby.

lobby-title = Qui vient au café ?
lobby-players = Joueurs
lobby-player = Nom du joueur { $number }
lobby-new = Nom du joueur suivant
lobby-default-name = Joueur { $number }
lobby-join = Entrer
lobby-leave = { $name } s’en va
lobby-full = La table est au complet.
lobby-room = { $count ->
    [one] Il y a encore une place.
   *[other] Il y a encore { $count } places.
}
lobby-editions = Le jeu
lobby-presets = Règles de la maison
lobby-usual = les règles habituelles
lobby-rule-book = Règle du jeu
lobby-options = Toutes les règles de la maison
lobby-options-changed = { $count ->
    [one] { $count } changée
   *[other] { $count } changées
}
lobby-number = Un autre nombre, de { $least } à { $most }
lobby-list = Ta propre série : { $count } nombres entiers, de { $least } à { $most }
list-no-number = Le nombre { $place }, « { $text } », n’est pas un nombre entier.
list-bounds = Le nombre { $place }, « { $text } », n’est pas entre { $least } et { $most }.
list-few = { $given ->
    [one] Il y a { $given } nombre, mais il en faut { $count } : le nombre { $place } manque.
   *[other] Il y a { $given } nombres, mais il en faut { $count } : le nombre { $place } manque.
}
list-many = Il y a { $given } nombres, mais il n’en faut que { $count } : le nombre { $place } est de trop.
lobby-differs = Différent de { $preset }, où c’est : { $value }
lobby-set-back = Rétablir
lobby-set-back-option = Rétablir : { $option }
lobby-changed = Cette maison s’écarte de { $preset } :
lobby-set-all-back = Revenir à { $preset }
lobby-game-text = Reprendre à partir d’un texte
lobby-game-text-about = Colle une partie copiée en texte. Elle prend la place de celle qui se prépare ici.
lobby-game-text-field = Texte de la partie
lobby-game-text-open = Reprendre cette partie

problem-few = { $min ->
    [one] Il faut au moins { $min } joueur.
   *[other] Il faut au moins { $min } joueurs.
}
problem-many = { $max ->
    [one] Il n’y a de place que pour { $max } joueur.
   *[other] Il n’y a de place que pour { $max } joueurs.
}
problem-unnamed = Chaque joueur a besoin d’un nom.
problem-same-name = Deux joueurs s’appellent { $name }. Donne un autre nom à l’un d’eux.

edition-board = Jeu de plateau
edition-board-about = Le café de 1989 et des boîtes suivantes : 24 tables, un bar et des jokers.
edition-card = Jeu de cartes
edition-card-about = Cinq tables qui laissent la place dès qu’elles sont complètes, des mains cachées et pas de bar.
edition-app12 = Douze tables
edition-app12-about = Le jeu de l’application : douze tables qui laissent la place dès qu’elles sont complètes, un bar et des jokers.

preset-classic1989 = Classique
preset-classic1989-about = Comme dans la boîte de 1989 : une table d’une seule nation compte double une fois complète, et un joker entre deux nations est des deux.
preset-amigo = Moderne
preset-amigo-about = Comme dans la boîte d’aujourd’hui : les paires et les trios d’une nation comptent déjà double, et un joker entre deux nations en reçoit une.
preset-bsw = En ligne
preset-bsw-about = Comme on joue en ligne : comme Moderne, mais une table complète d’une nation réduit toujours ta main, et les jokers ne vont jamais au bar.

## The house rules.

options-cafe = Le café
options-seating = Les places
options-points = Points
options-jokers = Jokers
options-bar = Bar
options-hand = La main
options-end = La fin
options-variants = Variantes
options-cards = Cartes

option-boardLayout = Plan
option-boardLayout-about = Où sont les deux tables d’une nation, et quelles tables partagent une chaise.
option-boardLayout-r1 = Côte à côte
option-boardLayout-r2 = Séparées
option-boardLayout-app12 = Une par nation, en cercle

option-startPlayer = Qui commence
option-startPlayer-about = Qui a le tour d’ouverture.
option-startPlayer-random = Le sort décide
option-startPlayer-first = Le premier de la liste

option-turnOrder = Ordre des tours
option-turnOrder-about = Dans une manche, tout le monde joue une fois ; chaque manche peut commencer par le joueur suivant.
option-turnOrder-clockwise = Le même à chaque manche
option-turnOrder-rotating = Le départ avance

option-openHands = Mains visibles
option-openHands-about = Tout le monde voit les clients de toutes les mains.
option-openHands-true = Oui
option-openHands-false = Non, chacun les siens

option-balanceCheck = Dames et messieurs
option-balanceCheck-about = À une table, il y a au plus une personne de plus de l’un ou de l’autre ; ici tu dis quand on vérifie.
option-balanceCheck-perCard = Après chaque client
option-balanceCheck-endOfTurn = À la fin du tour

option-firstMove = Tour d’ouverture
option-firstMove-about = Dans le café vide, le tout premier client ne trouve pas de compagnie.
option-firstMove-loneAllowed = Un client peut être seul
option-firstMove-loneRequired = Un client doit être seul
option-firstMove-noException = Personne ne reste seul

option-stuckPlayer = Rien ne peut être joué
option-stuckPlayer-about = Ce que fait un joueur dont les clients ne peuvent aller nulle part.
option-stuckPlayer-pass = Il passe
option-stuckPlayer-eliminate = Il quitte la partie

option-monoDoubling = Tables d’une nation
option-monoDoubling-about = Des clients tous d’une nation comptent double : dès le deuxième, ou seulement le quatrième.
option-monoDoubling-every = Double dès la paire
option-monoDoubling-completion = Double une fois complète

option-monoBasis = Ce qu’est une nation
option-monoBasis-about = Si les clients d’une nation doivent être de celle dont la table montre le drapeau.
option-monoBasis-tableNation = Celle de la table
option-monoBasis-anyNation = N’importe laquelle

option-loneGuestPoints = Premier client d’une table
option-loneGuestPoints-about = Ce que rapporte un client à une table où personne n’est encore assis.
option-loneGuestPoints-0 = Rien
option-loneGuestPoints-1 = 1 point

option-chipCap = La banque peut être vide
option-chipCap-about = Il y a des jetons pour 310 points en tout ; qui gagne plus que le reste reçoit le reste.
option-chipCap-true = Oui, 310 points en tout
option-chipCap-false = Non, jamais

option-jokerNationality = Joker entre deux nations
option-jokerNationality-about = D’où vient un joker assis entre les tables de deux nations.
option-jokerNationality-assigned = Le joueur en nomme une
option-jokerNationality-chameleon = Des deux à la fois

option-swapNation = Échange du joker : nation
option-swapNation-about = Quel client peut prendre la place d’un joker.
option-swapNation-either = Qui peut s’asseoir là
option-swapNation-assignedOnly = De la nation nommée seulement

option-swapGender = Échange du joker : dame ou monsieur
option-swapGender-about = Si une dame peut prendre la place d’un monsieur joker, ou un monsieur celle d’une dame joker.
option-swapGender-anyLegal = Les deux, en équilibre
option-swapGender-same = Comme le joker

option-jokerAtBar = Jokers au bar
option-jokerAtBar-about = Quand un joker peut aller au bar.
option-jokerAtBar-never = Jamais
option-jokerAtBar-ifUnseatable = S’il n’a pas de chaise
option-jokerAtBar-ifNoOtherMove = S’il n’y a rien d’autre
option-jokerAtBar-always = Toujours

option-barValues = Prix au bar
option-barValues-about = Ce que rapporte ou coûte chaque tabouret.
option-barValues-linear = Plus cher à chaque tabouret
option-barValues-wave = Par vagues
option-barValues-own = Prix de cette maison

option-voluntaryBar = Bar par choix
option-voluntaryBar-about = Un client peut aller au bar même s’il y a une chaise pour lui.
option-voluntaryBar-true = Oui
option-voluntaryBar-false = Non, seulement sans chaise

option-openerAtBar = Bar au tour d’ouverture
option-openerAtBar-about = Le tour d’ouverture peut aller au bar.
option-openerAtBar-true = Ouvert
option-openerAtBar-false = Fermé

option-bankruptcy = Qui ne peut pas payer le bar
option-bankruptcy-about = Ce qui arrive quand un tabouret coûte plus de points que le joueur n’en a.
option-bankruptcy-eliminate = Quitte la partie
option-bankruptcy-debt = Passe sous zéro
option-bankruptcy-zero = Paie ce qu’il y a

option-unpaidGuest = Client non payé
option-unpaidGuest-about = Ce que devient le client d’un joueur qui n’a pas pu payer et qui est sorti.
option-unpaidGuest-stays = Reste au bar
option-unpaidGuest-removed = Rentre chez lui

option-eliminatedTiles = Main de qui est sorti
option-eliminatedTiles-about = Ce que deviennent les clients dans la main d’un joueur qui quitte la partie.
option-eliminatedTiles-removed = Ils rentrent chez eux
option-eliminatedTiles-toBag = De retour dans le sac

option-refillReduction = Main plus petite
option-refillReduction-about = Qui complète une table avec des clients d’une nation a dès lors une main plus petite.
option-refillReduction-optional = Si le joueur le veut
option-refillReduction-mandatory = Toujours
option-refillReduction-off = Jamais

option-reductionCarryOver = Deux tables complètes d’un coup
option-reductionCarryOver-about = Si un tour complète deux tables d’une nation, les deux comptent pour une main plus petite.
option-reductionCarryOver-true = Les deux comptent
option-reductionCarryOver-false = Pas plus que joué

option-bagEndAt = Derniers clients dans le sac
option-bagEndAt-about = Le café ferme quand il reste aussi peu de clients dans le sac.
option-bagEndAt-4 = Quatre
option-bagEndAt-3 = Trois
option-bagEndAt-0 = Aucun

option-finalRound = On finit la dernière manche
option-finalRound-about = Avant la fermeture du café, tout le monde a eu autant de tours.
option-finalRound-true = Oui
option-finalRound-false = Non, il ferme aussitôt

option-tieBreak = Égalité de points
option-tieBreak-about = Qui est mieux classé à égalité : personne, ou qui a le moins de clients restants.
option-tieBreak-shared = Ils partagent la place
option-tieBreak-fewestTiles = Moins de clients en main

option-birthdayThreshold = Table d’anniversaire
option-birthdayThreshold-about = Qui a le premier autant de points nomme une nation ; ses tables comptent dès lors double.
option-birthdayThreshold-null = Pas d’anniversaire
option-birthdayThreshold-20 = À 20 points
option-birthdayThreshold-30 = À 30 points
option-birthdayThreshold-40 = À 40 points
option-birthdayThreshold-50 = À 50 points
option-birthdayThreshold-own = { $points ->
    [one] À { $points } point
   *[other] À { $points } points
}

option-birthdayStacks = Anniversaire et une nation
option-birthdayStacks-about = Une table d’anniversaire où tous les clients sont d’une nation compte deux fois double.
option-birthdayStacks-true = Deux fois double
option-birthdayStacks-false = Une fois double

option-singleSexTables = Salon et table d’habitués
option-singleSexTables-about = Un tour de plusieurs clients peut faire une table de quatre dames ou de quatre messieurs : 20 points, ou 40 pour une nation.
option-singleSexTables-true = Oui
option-singleSexTables-false = Non

option-singleSexNeighbours = Tables voisines d’un salon
option-singleSexNeighbours-about = Si l’équilibre et les points comptent aux autres tables dont un salon ou une table d’habitués prend des chaises.
option-singleSexNeighbours-strict = Comptent comme toujours
option-singleSexNeighbours-exempt = Ne comptent pas

option-cardTables = Nombre de tables
option-cardTables-about = Avec sept tables, plus de clients trouvent une place.
option-cardTables-5 = Cinq
option-cardTables-7 = Sept

option-faceDown = Poser un client face cachée
option-faceDown-about = Un tour peut mettre de côté un client de la main, qui coûte une amende à la fin.
option-faceDown-onlyAtLimit = La main pleine seulement
option-faceDown-anytime = Toujours

option-emptyHand = Main vide
option-emptyHand-about = Ce qui arrive quand quelqu’un a joué le dernier client de sa main.
option-emptyHand-mayDeclare = Peut finir la partie
option-emptyHand-endsAtOnce = La finit aussitôt

## The board, the bar and the hands.

board-title = Le café
board-keys = Les flèches vont de chaise en chaise, Page suivante et Page précédente aux places éclairées.
board-all = Tout le café

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] encore personne
    [one] { $guests } client
   *[other] { $guests } clients
}
table-gone = { TABLES($table) }, pas de table ici
table-marked = { $text }, fait obstacle
table-scored = { $text }, a rapporté des points au dernier tour

chair-at-one = Chaise { $seat1 } à { TABLES($table1, form: "within") }
chair-at-two = Chaise { $seat1 } à { TABLES($table1, form: "within") } et chaise { $seat2 } à { TABLES($table2, form: "within") }
chair-at-three = Chaise { $seat1 } à { TABLES($table1, form: "within") }, chaise { $seat2 } à { TABLES($table2, form: "within") } et chaise { $seat3 } à { TABLES($table3, form: "within") }
chair-free = { $text }, libre
chair-taken = { $text }, prise par { GUEST($guest) }
chair-tentative = { $text }, prise dans ce tour par { GUEST($guest) }, encore annulable
chair-fresh = { $text }, nouveau depuis le dernier tour
chair-marked = { $text } ; fait obstacle
chair-offer = { $text } ; ton client peut s’asseoir ici pour { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chair-offer-partner = { $text } ; ton client peut s’asseoir ici pour { $points ->
    [one] { $points } point
   *[other] { $points } points
} si de la compagnie suit
chair-preview = { $text } ; on y montre { GUEST($guest) } : choisis encore pour installer
chair-offer-swap = { $text } ; ton client peut prendre cette place, et le joker vient dans ta main

bar-title = Bar
bar-open = Bar, { $taken } tabourets pris sur { $stools } ; la prochaine visite { $sign ->
    [gain] rapporte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[fine] coûte { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
bar-full = Bar, les { $stools } tabourets sont pris
bar-offer = { $text } ; ton client peut y aller
bar-preview = { $text } ; on y montre { GUEST($guest) } : choisis encore pour envoyer
bar-marked = { $text } ; fait obstacle
bar-guests = Au bar : { GUESTS($guests) }

hand-name = Main de { $name }
hand-active = Main de { $name }, en train de jouer
hand-out = { $name } a quitté la partie
hand-closed = { $text }, { hand-size }, cachée
hand-size = { $size ->
    [0] aucun client
    [one] { $size } client
   *[other] { $size } clients
}
hand-face-down = { $count ->
    [one] { $count } carte face cachée
   *[other] { $count } cartes face cachée
}
hand-empty = Plus de clients
hand-guest = { GUEST($guest) }
hand-held = { $text }, en main maintenant
hand-placed = { $text }, déjà en place dans ce tour
hand-unplayable = { $text }, sans place pour le moment
hand-nation = { NATION($nation, form: "short") }
hand-joker = Joker

## The keys of the café.

keys-title = Touches
key-tab = Tab
key-arrows = Flèches
key-ends = Début, Fin
key-pages = Page suivante, Page précédente
key-enter = Entrée, Espace
key-escape = Échap
keys-tab = À la main, au café, au bar, aux boutons
keys-arrows = De client en client, de chaise en chaise
keys-ends = Au premier et au dernier
keys-pages = À la prochaine place éclairée, et retour
keys-enter = Prendre, installer, appuyer
keys-escape = Reposer ce qui est pris, fermer ce qui est ouvert
keys-table = À la table suivante ; avec Maj à la précédente
keys-fitting = À la prochaine chaise pour ton client ; avec Maj à la précédente
keys-bar = Au bar
keys-hand = À ta main
keys-summary = Où en est la partie, à voix haute
keys-help = Cette liste
board-help = Le point d’interrogation montre toutes les touches.

## The rule book, sentence by sentence.

rule-book-title = Règle du jeu
rule-book-short = Les règles en bref
rule-book-house = Règle de la maison
rule-book-legend = { $preset ->
    [none] Règle de la maison : d’habitude on joue autrement.
   *[other] Règle de la maison : dans { $preset } c’est autrement.
}
rule-book-instead = { $preset ->
    [none] D’habitude :
   *[other] Dans { $preset } :
}
rule-book-extra = { $preset ->
    [none] D’habitude cette règle n’existe pas.
   *[other] Pas dans { $preset }.
}
rule-book-section = { $section }
rule-book-brief = En bref
rule-book-close = Fermer

chapter-material = Ce qu’il faut
chapter-aim = De quoi il s’agit
chapter-turn = Ton tour
chapter-opening = Le tour d’ouverture
chapter-seating = Où un client peut s’asseoir
chapter-balance = Dames et messieurs
chapter-company = Personne ne reste seul
chapter-points = Points
chapter-one-nation = Tables d’une nation
chapter-clearing = Tables complètes
chapter-jokers = Jokers
chapter-exchange = Reprendre un joker
chapter-refill = Compléter sa main
chapter-drawing = Piocher et mettre de côté
chapter-bar = Le bar
chapter-leaving = Qui ne peut pas payer
chapter-birthday = La table d’anniversaire
chapter-klatch = Salon et table d’habitués
chapter-end = Quand le café ferme
chapter-account = Le compte final
chapter-winner = Qui gagne

book-tables-fixed = Le café a { $tables } tables de quatre chaises. Chaque table appartient à une nation ; son drapeau dit à laquelle.
book-tables-cards = { $tables } cartes de table sont visibles : chacune est une table de quatre chaises et appartient à une nation. Les { $rest } autres cartes attendent dans une pile.
book-chairs-beside = Beaucoup de chaises appartiennent à deux tables, il y en a donc { $chairs } en tout. Les deux tables d’une nation sont côte à côte et en partagent une.
book-chairs-apart = Beaucoup de chaises appartiennent à deux tables, il y en a donc { $chairs } en tout. Chaque chaise partagée relie deux nations.
book-chairs-single = Chaque nation a une table. La plupart des chaises appartiennent à deux ou trois tables, il y en a donc { $chairs } en tout.
book-chairs-replaced = Certaines chaises appartiennent à plusieurs tables à la fois, il y en a donc { $chairs } en tout.
brief-plan-apart = Les deux tables d’une nation sont séparées.
brief-plan-single = Chaque nation n’a qu’une table.
brief-plan-replaced = { $tables } tables sont visibles.
book-guests-jokers = { $guests } clients attendent dans un sac : { $each } dames et { $each } messieurs de chacune des { $nations } nations, { $jokers } dames jokers et { $jokers } messieurs jokers.
book-guests-plain = { $guests } clients attendent dans une pioche : { $each } dames et { $each } messieurs de chacune des { $nations } nations. Il n’y a pas de jokers.
book-players = On joue de { $least } à { $most }. Tout le monde commence sans points.
book-hands-open = Chacun pioche { $dealt } clients et les pose face visible, devant tous.
book-hands-closed = Chacun pioche { $dealt } clients et ne les montre à personne.
brief-hands-closed = Chacun cache sa main.
book-curtain = Entre les tours, un rideau cache les mains jusqu’à ce que le joueur suivant soit prêt.
book-chips = La banque a { $bank } points en jetons. Une fois épuisés, les clients ne rapportent que ce qui reste ; les amendes reviennent à la banque.
brief-chips = La banque a { $bank } points en tout ; une fois épuisés, les clients rapportent ce qui reste.

book-aim-bar = Trouve de bonnes places pour tes clients : avec leur nation, en compagnie, dames et messieurs en équilibre. Un client sans chaise peut aller au bar, qui devient vite cher.
book-aim-cards = Trouve de bonnes places pour tes clients : avec leur nation, en compagnie, dames et messieurs en équilibre. Les tables complètes laissent la place à d’autres.
brief-goal = Qui a le plus de points à la fermeture du café gagne.

book-starter-random = Le sort décide qui commence.
book-starter-first = Le premier joueur de la liste commence.
book-order-clockwise = Puis on joue tour à tour, dans le sens des aiguilles d’une montre.
book-order-rotating = Puis on joue tour à tour, dans le sens des aiguilles d’une montre, et chaque manche commence un joueur plus tard que la précédente.
brief-order-rotating = Chaque manche commence un joueur plus tard que la précédente.
book-actions-exchange = À ton tour tu fais une chose : installer jusqu’à { $most } clients, envoyer un client au bar, ou reprendre un joker.
book-actions-bar = À ton tour tu fais une chose : installer jusqu’à { $most } clients, ou envoyer un client au bar.
book-actions-cards-onlyAtLimit = À ton tour tu fais une chose : installer jusqu’à { $most } clients, piocher une carte ou, avec { $limit } cartes en main, en poser une face cachée.
book-actions-cards-anytime = À ton tour tu fais une chose : installer jusqu’à { $most } clients, piocher une carte, ou en poser une face cachée.
brief-actions-exchange = Ton tour : installe jusqu’à { $most } clients, envoies-en un au bar, ou reprends un joker.
brief-actions-bar = Ton tour : installe jusqu’à { $most } clients, ou envoies-en un au bar.
brief-actions-cards-onlyAtLimit = Ton tour : installe jusqu’à { $most } clients ou pioche une carte ; avec { $limit } en main, tu peux en cacher une.
brief-actions-cards-anytime = Ton tour : installe jusqu’à { $most } clients, pioche une carte, ou poses-en une face cachée.
book-stop = Tu n’es pas obligé d’en installer autant que permis, mais tu dois faire une de ces choses.
book-stay-always = Qui est assis le reste. Seuls les jokers peuvent être repris.
book-stay-cleared = Qui est assis le reste jusqu’à ce qu’une des tables de la chaise soit complète.
book-stuck-pass = Qui ne peut rien faire de tout cela passe.
book-stuck-eliminate = Qui ne peut rien faire de tout cela quitte la partie.
brief-stuck-eliminate = Qui ne peut rien faire de tout cela quitte la partie.

book-opening-loneAllowed = Au tour d’ouverture, un client peut être seul. Si tu en installes deux, il leur faut de la compagnie comme toujours.
book-opening-loneRequired = Le tour d’ouverture n’installe qu’un client, et il peut être seul.
book-opening-noException = Le tour d’ouverture ne fait pas exception : personne ne reste seul.
brief-opening-loneAllowed = Au tour d’ouverture, un client peut être seul.
brief-opening-loneRequired = Le tour d’ouverture installe au plus un client, qui peut être seul.
brief-opening-noException = Personne ne reste seul, même au tour d’ouverture.
book-opening-joined = Personne n’est obligé de se joindre au client qui a ouvert le café seul.
book-opening-bar-open = Le tour d’ouverture peut aller au bar comme un autre.
book-opening-bar-closed = Au tour d’ouverture, le bar est encore fermé.

book-seat = Un client prend une chaise libre à une table de sa nation.
book-seat-between = Si une chaise appartient à des tables de plusieurs nations, les clients de chacune sont bienvenus.
book-seat-foreign = Il peut donc n’y avoir que des étrangers à une table. C’est permis.
brief-seat = Un client prend une chaise libre à une table de sa nation.

book-balance-most = Une table accueille au plus deux dames et deux messieurs. Un côté peut avoir une personne d’avance sur l’autre, jamais deux.
book-balance-perCard = Cela vaut après chaque client : un deuxième monsieur attend qu’une dame soit assise, et inversement.
book-balance-endOfTurn = Cela doit être vrai à la fin de ton tour. En chemin, tout est permis.
brief-balance-perCard = À une table : au plus deux dames et deux messieurs, au plus une personne d’avance, après chaque client.
brief-balance-endOfTurn = À une table : au plus deux dames et deux messieurs, au plus une personne d’avance, à la fin de ton tour.
book-balance-tables = Cela vaut à chaque table de la chaise.
book-balance-tables-jokers = Cela vaut à chaque table de la chaise, et les jokers comptent comme les dames et les messieurs qu’ils sont.

book-company-endOfTurn = À la fin de ton tour, aucun des clients que tu as installés ne peut être seul.
book-company-atOnce = Chaque client doit trouver de la compagnie, et donc rapporter des points, en s’asseyant.
brief-company-endOfTurn = Aucun client que tu installes ne peut être seul à la fin de ton tour.
brief-company-atOnce = Chaque client que tu installes doit trouver de la compagnie, au plus tard avec le client suivant.
book-company-first-endOfTurn = Ton premier client peut s’asseoir seul si le deuxième le rejoint dans le même tour.
book-company-first-atOnce = Un client ne peut s’asseoir seul que si le suivant du même tour vient à une de ses tables.
book-company-one = La compagnie à une table suffit. Aux autres tables de la chaise, un client peut être le premier.

book-points-everybody = Un client rapporte autant de points qu’il y a alors de clients à la table, lui compris : 2, 3 ou 4.
book-points-others = Un client rapporte un point pour chacun des autres à la table : 1, 2 ou 3.
brief-points-everybody = Un client rapporte autant de points qu’il y a alors de clients, 2 à 4, à chaque table de sa chaise.
brief-points-others = Un client rapporte un point pour chacun des autres, à chaque table de sa chaise.
book-points-first-nothing = Le premier client d’une table n’y rapporte rien.
brief-points-first-points = { $points ->
    [one] Le premier client d’une table rapporte { $points } point.
   *[other] Le premier client d’une table rapporte { $points } points.
}
book-points-first-points = { $points ->
    [one] Le premier client d’une table y rapporte { $points } point.
   *[other] Le premier client d’une table y rapporte { $points } points.
}
book-points-tables = Une chaise qui appartient à plusieurs tables rapporte des points à chacune.
book-points-once = Les points se gagnent en s’asseyant. Les clients suivants n’y ajoutent rien.

book-one-nation-every = Si tous les clients de la table sont d’une nation, ils comptent double : 4, 6 ou 8.
book-one-nation-completion = Si quatre clients d’une nation complètent une table, le quatrième rapporte 8 points au lieu de 4. Deux ou trois ne rapportent pas plus que d’autres.
book-one-nation-others = Si tous les clients de la table sont d’une nation, les points comptent double : 2, 4 ou 6.
brief-double-every-tableNation = Les points doublent si tous les clients sont de la nation de la table.
brief-double-every-anyNation = Les points doublent si tous les clients sont d’une nation, n’importe laquelle.
brief-double-completion-tableNation = Si quatre clients de la nation de la table la complètent, le quatrième compte double.
brief-double-completion-anyNation = Si quatre clients d’une nation, n’importe laquelle, complètent une table, le quatrième compte double.
book-one-nation-means-tableNation = Une nation veut dire celle de la table.
book-one-nation-means-anyNation = Une nation veut dire n’importe laquelle, même si ce n’est pas celle de la table.

book-clear = Dès que quatre clients sont assis à une table, elle est débarrassée : la carte de table part, et tous ceux qui l’entourent, même assis aussi à d’autres tables.
brief-clear = Une table complète est débarrassée avec tous ceux qui l’entourent ; une nouvelle carte de table la remplace.
book-clear-next = Une nouvelle carte de table la remplace aussitôt. Ton tour peut alors continuer.
book-clear-left = Aux tables voisines, des clients peuvent se retrouver seuls ou loin de leur nation. Ils restent.

book-joker = Un joker s’assied sur n’importe quelle chaise libre, comme client de la nation de cette table. Une dame joker reste une dame, un monsieur joker un monsieur.
book-joker-between-assigned = Si une chaise appartient à des tables de plusieurs nations, tu dis de laquelle vient le joker. Aux autres, c’est un étranger.
book-joker-between-chameleon = Si une chaise appartient à des tables de plusieurs nations, le joker est chez lui à chacune.
brief-joker-between-assigned = Un joker s’assied partout ; entre des nations, tu dis de laquelle il vient.
brief-joker-between-chameleon = Un joker s’assied partout, chez lui à chaque table de sa chaise.
book-joker-else = L’équilibre et la compagnie valent pour un joker comme pour tout client.

book-exchange-fetch = Comme tour entier, tu peux reprendre un joker : mets à sa place un client de ta main et prends le joker en main.
book-exchange-never = Un joker assis n’est jamais repris.
brief-exchange-fetch = Comme tour entier, mets un client à la place d’un joker et prends le joker en main.
brief-exchange-never = Un joker assis n’est jamais repris.
book-exchange-nation-either = Tout client d’une nation qui a une table à cette chaise convient, mais pas un autre joker.
book-exchange-nation-assignedOnly = Si le joker a reçu une nation, seul un client de celle-ci convient ; sinon, quiconque peut s’asseoir là. Jamais un autre joker.
brief-exchange-nation-assignedOnly = Un joker qui a reçu une nation n’est repris que par un client de celle-ci.
book-exchange-gender-anyLegal = Une dame peut prendre la place d’un monsieur joker, et inversement, si les tables sont ensuite en équilibre.
book-exchange-gender-same = Une dame prend la place d’une dame joker, un monsieur celle d’un monsieur joker.
brief-exchange-gender-same = Seule une dame reprend une dame joker, seul un monsieur un monsieur joker.
book-exchange-company = Il faut de la compagnie au client, comme toujours.
book-exchange-quiet = Cela ne rapporte pas de points, et personne n’est pioché.

book-refill = Après avoir installé des clients, ou après le bar, tu pioches jusqu’à en avoir de nouveau { $limit } en main.
book-refill-smaller-optional = Qui complète une table avec une nation peut avoir dès lors une main d’un client de moins.
book-refill-smaller-mandatory = Qui complète une table avec une nation a dès lors une main d’un client de moins.
book-refill-smaller-off = Qui complète une table avec une nation garde une main aussi grande que tous.
brief-refill-smaller-optional = Qui complète une table avec une nation peut avoir une main d’un de moins.
brief-refill-smaller-mandatory = Qui complète une table avec une nation a une main d’un de moins.
brief-refill-smaller-off = Aucune table ne réduit la main.
book-refill-two-both = Si un tour complète deux telles tables, les deux réduisent la main, même si elle tient encore trop de clients pour cela.
book-refill-two-played = Si un tour complète deux telles tables, la main ne diminue tout de même pas de plus que les clients joués.
brief-refill-two-played = Si un tour en complète deux, la main ne diminue pas de plus que joué.

book-draw = Qui ne peut installer personne, ou ne le veut pas, pioche une carte. C’est tout le tour.
book-draw-limit = Une main tient au plus { $limit } cartes. Qui en a autant ne peut pas piocher.
book-down-onlyAtLimit = Avec { $limit } cartes en main, tu peux en poser une face cachée. C’est tout le tour.
book-down-anytime = Tu peux poser une carte face cachée quand tu veux. C’est tout le tour.

book-bar = Tu peux envoyer un client au bar, de n’importe quelle nation, au prochain tabouret libre.
book-bar-when-always = Tu le peux même si tu pourrais installer quelqu’un.
book-bar-when-needed = Le bar n’est ouvert que tant que tu ne peux installer personne.
book-bar-stools = Chacun des { $stools } tabourets rapporte ou coûte aussitôt des points, dans cet ordre : { $row }.
brief-bar-stools = Le bar, tabouret par tabouret : { $row }.
book-bar-joker-never = Les jokers ne vont jamais au bar.
book-bar-joker-ifUnseatable = Un joker ne va au bar que s’il ne peut pas s’asseoir.
book-bar-joker-ifNoOtherMove = Un joker ne va au bar que si tu ne peux rien faire d’autre.
book-bar-joker-always = Les jokers vont au bar comme tout client.
book-bar-full = Quand tous les tabourets sont pris, plus personne ne peut aller au bar.

book-cannot-pay-eliminate = Qui a trop peu de points pour payer au bar quitte la partie.
book-cannot-pay-debt = Qui a trop peu de points pour payer au bar passe sous zéro.
book-cannot-pay-zero = Qui a trop peu de points pour payer au bar donne ce qu’il y a.
brief-cannot-pay-eliminate = Qui ne peut pas y payer quitte la partie.
brief-cannot-pay-debt = Qui ne peut pas y payer passe sous zéro.
brief-cannot-pay-zero = Qui ne peut pas y payer donne ce qu’il y a.
book-unpaid-stays = Le client qui n’a pas pu être payé reste au bar.
book-unpaid-removed = Le client qui n’a pas pu être payé rentre chez lui, et le tabouret est de nouveau libre.
brief-unpaid-removed = Le client qui n’a pas pu être payé rentre chez lui.
book-left-hand-removed = Les clients dans la main d’un joueur qui sort rentrent chez eux.
book-left-hand-toBag = Les clients dans la main d’un joueur qui sort retournent dans le sac.
brief-left-hand-removed = La main d’un joueur qui sort rentre chez elle.
brief-left-hand-toBag = La main d’un joueur qui sort retourne dans le sac.
book-left-rank = Qui sort est classé derrière tous ceux qui restent ; plus c’est tard, mieux c’est.

book-birthday = Le premier joueur qui atteint { $threshold } points choisit une nation qui fête son anniversaire.
brief-birthday = Qui a le premier { $threshold } points nomme une nation ; ses tables comptent dès lors double.
book-birthday-doubles = Dès le tour suivant, tous les points à ses tables comptent double.
book-birthday-one-nation-twice = Les points déjà doublés pour une nation sont doublés encore une fois.
book-birthday-one-nation-once = Les points déjà doublés pour une nation ne sont pas doublés à nouveau.
brief-birthday-one-nation-twice = Une table d’anniversaire d’une nation compte deux fois double.
brief-birthday-one-nation-once = Une table d’anniversaire d’une nation ne compte double qu’une fois.

book-klatch = Un tour peut installer trois ou quatre clients s’ils font une table de quatre dames, un salon, ou de quatre messieurs, une table d’habitués.
brief-klatch = Trois ou quatre clients d’un coup peuvent faire une table de dames ou de messieurs : { $points } points, { $oneNation } pour une nation.
book-klatch-seated = S’ils ne sont que trois, le quatrième doit déjà y être assis. Les nations doivent convenir comme toujours, l’équilibre non.
book-klatch-points = Une telle table rapporte { $points } points, ou { $oneNation } si tous sont d’une nation, à la place de ses points ordinaires.
book-klatch-beside-strict = Aux autres tables de ces chaises, équilibre et points sont comme toujours.
book-klatch-beside-exempt = Aux autres tables de ces chaises, personne ne demande l’équilibre, et rien n’est gagné.
brief-klatch-beside-strict = Aux tables voisines, tout compte comme toujours.
brief-klatch-beside-exempt = Aux tables voisines, ni l’équilibre ni les points ne comptent.
book-klatch-refill = Pour une main plus petite, elle compte comme toute table complète d’une nation, si tous sont d’une nation.
book-klatch-opening = Le tour d’ouverture est trop tôt pour cela.

book-end-when = Le café ferme après un tour où une de ces choses est arrivée.
book-end-bar = Le dernier tabouret du bar est pris.
book-end-chairs = La dernière chaise est prise.
book-end-tableStack = Il n’y a plus de carte de table dans la pile pour une place vide.
book-end-guestStack = La dernière carte a été piochée.
book-end-bag = { $count ->
    [0] Le sac est vide.
   *[other] Il reste au plus { $count } clients dans le sac.
}
book-end-emptyHand-smaller = Un joueur n’a plus personne en main et n’a pas à piocher.
book-end-emptyHand-mayDeclare = Un joueur a joué la dernière carte de sa main et a déclaré la fin avec elle. Qui ne le fait pas doit piocher au tour suivant.
book-end-emptyHand-endsAtOnce = Un joueur a joué la dernière carte de sa main.
book-end-onePlayerLeft = Il ne reste qu’un joueur dans la partie.
book-end-allStuck = Tout le monde a passé, l’un après l’autre.
book-end-allStuck-leaving = Des joueurs qui ne pouvaient rien faire sont sortis juste l’un après l’autre, et il n’en reste pas plus qu’il n’en est sorti.
book-end-round-atOnce = Il ferme aussitôt, même si tout le monde n’a pas eu autant de tours.
book-end-round-played = D’abord on finit la manche, pour que tout le monde ait eu autant de tours. S’il ne reste qu’un joueur, ou si personne ne peut bouger, il ferme aussitôt.
book-end-round-playedIfTables = D’abord on finit la manche, pour que tout le monde ait eu autant de tours. S’il manque une carte de table, s’il ne reste qu’un joueur, ou si personne ne peut bouger, il ferme aussitôt.
brief-end-round-played = Avant cela, on finit la manche.
brief-end-round-playedIfTables = Avant cela, on finit la manche.
brief-end-bag = { $count ->
    [0] Le café ferme quand tabourets ou chaises sont tous pris, ou que le sac est vide.
   *[other] Le café ferme quand tabourets ou chaises sont tous pris, ou qu’il reste au plus { $count } clients dans le sac.
}
brief-end-tables = Le café ferme quand il n’y a plus de cartes de table ou de clients, ou de tabouret libre.
brief-end-cards-mayDeclare = Le café ferme quand il n’y a plus de tables ou de clients, ou si qui joue sa dernière carte le dit.
brief-end-cards-endsAtOnce = Le café ferme quand il n’y a plus de tables ou de clients, ou qu’une main est vide.

book-account-guests = Chaque client qui reste dans une main coûte { $guest } points, chaque joker { $joker }.
book-account-cards = Chaque carte qui reste dans une main, et chaque carte cachée, coûte { $guest } points.
book-account-free = Les clients qui restent dans une main ne coûtent rien.
brief-account-guests = Chaque client qui reste dans une main coûte { $guest } points, chaque joker { $joker }.
brief-account-cards = Chaque carte dans une main ou cachée coûte { $guest } points.
brief-account-free = Les clients qui restent dans une main ne coûtent rien.
book-account-below = Un compte peut finir sous zéro.

book-winner = Qui a le plus de points gagne.
book-tie-shared = Les joueurs à égalité partagent leur place.
book-tie-fewestTiles = À égalité, le joueur à qui il reste le moins de clients est mieux classé.
brief-tie-fewestTiles = À égalité, moins de clients restants classe mieux.
book-tie-leastPenalty = À égalité, le joueur qui a eu la plus petite amende est mieux classé.

## How the game stands.

summary-turn = Tour { $number }.
summary-curtain = La table passe à { $name }.
summary-mover = C’est à { $name } de jouer.
summary-player = { $name } : { score-points }.
summary-player-out = { $name } a quitté la partie avec { score-points }.
summary-hand = Dans ta main : { GUESTS($guests) }.
summary-hand-empty = Ta main est vide.
summary-seated = Déjà en place dans ce tour : { GUESTS($guests) }.
summary-text = { $text }.
`,
};

import type { Locale } from './locale.js';

/** Spanish. */
export const locale: Locale = {
  tag: 'es',
  messages: `
## Nations, guests and tables.

nation-CF = República Centroafricana
    .from = la República Centroafricana
    .short = Centroáfrica
nation-CN = China
nation-CU = Cuba
nation-DE = Alemania
nation-ES = España
nation-FR = Francia
nation-GB = Gran Bretaña
nation-IN = India
    .from = la India
nation-IT = Italia
nation-RU = Rusia
nation-TR = Turquía
nation-US = Estados Unidos
    .short = EE. UU.
nation-unknown = la nación adecuada

guest-lady = una dama de { NATION($nation, form: "from") }
    .the = la dama de { NATION($nation, form: "from") }
guest-gentleman = un caballero de { NATION($nation, form: "from") }
    .the = el caballero de { NATION($nation, form: "from") }
guest-lady-joker = una dama comodín
    .the = la dama comodín
guest-gentleman-joker = un caballero comodín
    .the = el caballero comodín
guest-lady-joker-named = una dama comodín como clienta de { NATION($nation, form: "from") }
    .the = la dama comodín como clienta de { NATION($nation, form: "from") }
guest-gentleman-joker-named = un caballero comodín como cliente de { NATION($nation, form: "from") }
    .the = el caballero comodín como cliente de { NATION($nation, form: "from") }
guest-unknown = este cliente

table-name = { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .within = { NATION($nation) } ({ $place })
table-none = un sitio vacío ({ $place })
table-unknown = esta mesa

place-number = mesa { $number }
place-NNW = arriba del todo a la izquierda
    .the = la mesa de arriba del todo a la izquierda
place-NW = arriba a la izquierda
    .the = la mesa de arriba a la izquierda
place-NE = arriba a la derecha
    .the = la mesa de arriba a la derecha
place-C = centro
    .the = la mesa del centro
place-SW = abajo a la izquierda
    .the = la mesa de abajo a la izquierda
place-SE = abajo a la derecha
    .the = la mesa de abajo a la derecha
place-SSE = abajo del todo a la derecha
    .the = la mesa de abajo del todo a la derecha

## What is expected now, and the buttons.

prompt-choose = { $name }, elige un cliente de tu mano.
prompt-held-nowhere = Ahora no hay sitio para { GUEST($guest, form: "the") }.
prompt-held-down = Ahora no hay sitio para { GUEST($guest, form: "the") }. Puedes dejar la carta boca abajo.
prompt-preview = Elige otra vez este sitio para sentar a { GUEST($guest) }, o elige otro.
prompt-preview-bar = Elige otra vez la barra para enviar allí a { GUEST($guest) }, o elige otro sitio.
prompt-held = Elige uno de los sitios iluminados para { GUEST($guest, form: "the") }.
prompt-owing-partner = Nadie se sienta en soledad: trae compañía para { GUEST($guest, form: "the") }, o deshaz el paso.
prompt-owing-balance = Damas y caballeros no están en equilibrio en { TABLES($tables) }. { $klatch ->
    [yes] Trae a quien falta, completa una mesa de cuatro damas o cuatro caballeros, o deshaz el paso.
   *[no] Trae a quien falta, o deshaz el paso.
}
prompt-offering-more = Puedes sentar a otro cliente, o confirmar el turno tal como está.
prompt-confirm = { $points ->
    [0] Este turno no da nada. Confírmalo, o deshaz un paso.
    [one] Este turno da { $points } punto. Confírmalo, o deshaz un paso.
   *[other] Este turno da { $points } puntos. Confírmalo, o deshaz un paso.
}
prompt-naming-joker = El comodín está entre dos naciones. ¿De cuál viene?
prompt-choosing-draw = ¡Una mesa de una sola nación está llena! Puedes robar menos clientes y quedarte con una mano más pequeña.
prompt-choose-card = { $may ->
    [draw] { $name }, sienta hasta tres clientes, o roba una carta.
    [down] { $name }, sienta hasta tres clientes, o deja uno boca abajo.
   *[both] { $name }, sienta hasta tres clientes, roba una carta, o deja una boca abajo.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, ninguno de tus clientes tiene sitio ahora. Roba una carta.
    [down] { $name }, ninguno de tus clientes tiene sitio ahora. Deja uno boca abajo.
   *[both] { $name }, ninguno de tus clientes tiene sitio ahora. Roba una carta, o deja una boca abajo.
}
prompt-must-join = El siguiente cliente debe acompañar enseguida a { GUEST($guest) }. Sienta a alguien allí, o deshaz el paso.
prompt-choosing-birthday = ¡Hay un cumpleaños! ¿De qué nación? Desde el próximo turno, sus mesas valen el doble.
prompt-choosing-end = Tu mano está vacía. Sigue jugando, o declara el final de la partida.
prompt-curtain = Pasa la mesa a { $name }.
prompt-must-pass = { $name }, ninguno de tus clientes puede ir a ningún sitio. Esta vez pasas.
prompt-lobby = ¿Quién viene al café? Apunta a todos y abre las puertas.
prompt-over = El café está cerrado. ¡Gracias por venir!

action-confirm = Confirmar
action-take-back = Deshacer
action-undo = Deshacer turno
action-pass = Pasar
action-bar = A la barra
action-draw = { $count ->
    [0] No robar
    [one] Robar { $count } cliente
   *[other] Robar { $count } clientes
}
action-draw-card = Robar una carta
action-down = Dejar boca abajo
action-play-on = Seguir jugando
action-end = Declarar el final
action-ready = Ver mi mano
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Completar mi mano
action-name = { NATION($nation, form: "short") }
action-start = Abrir el café
action-rematch = Otra partida
action-points-short = { SIGNED($points) }
action-points = { $points ->
    [one] { SIGNED($points) } punto
   *[other] { SIGNED($points) } puntos
}

controls-label = Tu turno
controls-refused = No es posible
final-afterDrawing = Un turno en el que se roban clientes no se puede deshacer.
final-onceTurned = Si este cliente llena una mesa, se descubre otra: ese paso es definitivo.
final-onceOver = Si este turno acaba la partida, se muestran todas las manos y no se puede deshacer.
final-tableTurned = Hay una mesa nueva a la vista: lo anterior se queda.
rule-open = Regla { $section }

curtain-about = Todas las manos están ocultas. Lo que viene solo lo mira { $name }.
curtain-undo = Deshacer el turno de { $name }
curtain-ready = Soy { $name }: ver mi mano

## Why a wish is refused, and why the café closes.

reason-nation = Esta silla no está en ninguna mesa de { NATION($guest, form: "from") }. Elige una que sí lo esté.
reason-occupied = Aquí ya hay alguien. Elige una silla libre.
reason-balance = { SEX($guest) ->
    [f] Habría demasiadas damas en { TABLES($tables) }. Trae a un caballero, o elige otra mesa.
    [m] Habría demasiados caballeros en { TABLES($tables) }. Trae a una dama, o elige otra mesa.
   *[other] Damas y caballeros no estarían en equilibrio en { TABLES($tables) }. Elige otro cliente u otra mesa.
}
reason-isolated = Nadie se sienta en soledad. Busca compañía para { GUEST($guest, form: "the") }, en esta mesa o en otra.
reason-jokerNeedsNation = Esta silla está entre dos naciones. Di de cuál viene el comodín.
reason-tooMany = En este turno no puedes sentar a más clientes. Confírmalo, o deshaz un paso.
reason-noJoker = Aquí no hay ningún comodín que puedas cambiar. Elige una silla con un comodín.
reason-gender = { SEX($guest) ->
    [f] Solo un caballero puede ocupar el sitio de este comodín. Elige uno de tu mano.
    [m] Solo una dama puede ocupar el sitio de este comodín. Elige una de tu mano.
   *[other] Una dama sustituye solo a una dama comodín, y un caballero a un caballero comodín. Elige otro cliente.
}
reason-jokerAtBar = Ahora no se sirve a los comodines en la barra. Siéntalo, o envía a otro cliente.
reason-barFull = Todos los taburetes de la barra están ocupados. Elige mejor una silla.
reason-turnOver = Ya es tarde para eso en este turno. Confírmalo, o deshaz lo que aún puedas.
reason-notInHand = No tienes ese cliente. Elige uno de tu propia mano.
reason-notYourTurn = Le toca a otra persona. Espera a que se ilumine tu nombre.
reason-gameOver = El café está cerrado. Jugad otra vez para abrirlo.
reason-mustScore = Cada cliente debe dar puntos. Elige una mesa donde haya alguien, o trae compañía enseguida.
reason-mustJoin = Un cliente que has sentado sigue sin compañía. El siguiente debe ir a esa mesa.
reason-notSingleSex = Tantos clientes a la vez deben llenar una mesa, solo con damas o solo con caballeros.
reason-handLimit = Tu mano está llena. Sienta a un cliente, o deja uno boca abajo.
reason-notAtLimit = Solo se deja una carta boca abajo con la mano llena. Roba una, o sienta a un cliente.
reason-mayNotPass = Aún puedes jugar un cliente, así que no puedes pasar. Elige uno de tu mano.
reason-unknownChair = En este café no hay esa silla. Elige una del plano.
reason-drawCount = Ahora no puedes robar tantos clientes. Elige una de las cantidades ofrecidas.
reason-mustSeat = La barra no está abierta para ti ahora. Sienta mejor a un cliente.
reason-mayNotEnd = Solo puedes declarar el final con la mano vacía. Sigue jugando.
reason-birthday = En este turno toca un cumpleaños, y en ningún otro. Nombra una nación que tenga una mesa aquí.
reason-notation = Así no se escribe un turno. Escríbelo como GBf>p36, bar GBm, swap GBf>s28 o pass.

end-bar = El último taburete de la barra está ocupado.
end-chairs = Todas las sillas están ocupadas.
end-bag = La bolsa está casi vacía.
end-emptyHand = Una mano está vacía y puede quedarse así.
end-onePlayerLeft = Solo queda una persona en juego.
end-allStuck = Nadie puede jugar ya ningún cliente.
end-guestStack = Se ha robado el último cliente.
end-tableStack = No quedan más mesas que poner.
end-declared = Una mano está vacía, y quien la tenía declara el final.

## The score board, the turn log and the result.

score-title = Puntos
score-turn = Turno { $number }
score-bag = { $count ->
    [0] La bolsa está vacía
    [one] { $count } cliente en la bolsa
   *[other] { $count } clientes en la bolsa
}
score-stack = { $count ->
    [0] El mazo está vacío
    [one] { $count } cliente en el mazo
   *[other] { $count } clientes en el mazo
}
score-tables = { $count ->
    [0] No quedan mesas por venir
    [one] { $count } mesa por venir
   *[other] { $count } mesas por venir
}
score-birthday = Cumpleaños: { NATION($nation) }
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
score-number = { $points }
score-active = le toca
score-leading = va en cabeza
score-out = ha salido
score-hand = mano { $limit }
score-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } cartas
}
score-face-down = { $count } boca abajo

log-title = Turnos hasta ahora
log-empty = Las puertas acaban de abrirse. Nadie ha jugado todavía.
log-number = { $number }.
log-seat = sienta a { GUEST($guest) } en { TABLES($tables, form: "within") }
log-swap = sienta a { GUEST($guest) } en { TABLES($tables, form: "within") } y se queda con el comodín
log-bar = envía a { GUEST($guest) } a la barra, taburete { $stool }
log-pass = no puede jugar y pasa
log-draw = roba una carta
log-down = deja una carta boca abajo
log-end = declara el final
log-birthday = nombra la nación que cumple años: { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") } está llena: sus clientes se van, y en su lugar llega { NATION($nation) }.
log-cleared = { TABLES($tables, form: "within") } está llena: sus clientes se van, y no queda ninguna mesa para su lugar.
log-limit = { $limit ->
    [0] no roba y ya no necesita más clientes
    [one] tendrá desde ahora una mano de un cliente
   *[other] tendrá desde ahora una mano de { $limit } clientes
}
log-left = sale de la partida
spoken-seat = sienta a { GUESTS($guests) }
spoken-number = sienta a { $count ->
    [one] un cliente
   *[other] { $count } clientes
}
spoken-swap = sienta a { GUEST($guest) } y se queda con el comodín
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = El café cierra. { $winners }
log-notation = En breve
log-copy = Copiar la partida
log-copied = Partida copiada. Pégala en un correo, o en otro café.
log-copied-closed = Partida copiada, y de ella se puede deducir la mano de todos. Guárdala para ti hasta que acabe.
log-copy-refused = Este navegador no deja que el café copie por ti.
log-copy-by-hand = Este navegador no deja que el café copie por ti. Aquí está la partida como texto: cópiala a mano.
log-copy-text = La partida como texto
log-paste = Pegar una partida
log-paste-text = El texto de una partida
log-paste-about = Sigue desde su último turno. La partida de esta mesa se abandona.
log-paste-refused = El turno { $number } de este texto no se puede jugar. { $reason }
log-pasted = La partida sigue desde aquí.
log-take-up = Seguir con ella
log-cancel = Mejor no

points-company = { TABLES($table, form: "within") }: { $count ->
    [2] una pareja
    [3] una compañía de tres
    [4] una mesa llena
   *[other] { $count } clientes
}, { score-points }
points-oneNation = { TABLES($table, form: "within") }: { $count ->
    [2] una pareja de una nación
    [3] tres de una nación
    [4] una mesa llena de una nación
   *[other] { $count } clientes de una nación
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") }: el primer cliente, { score-points }
points-klatch = { TABLES($table, form: "within") }: una tertulia de cuatro damas, { score-points }
points-regulars = { TABLES($table, form: "within") }: una peña de cuatro caballeros, { score-points }
points-birthday = { TABLES($table, form: "within") }: su nación cumple años, { score-points } más
points-chips = La banca se ha quedado sin fichas y retiene { $fine ->
    [one] { $fine } punto
   *[other] { $fine } puntos
}
points-bar = { $fine ->
    [0] El taburete { $count } de la barra da { score-points }
    [one] El taburete { $count } de la barra cuesta { $fine } punto
   *[other] El taburete { $count } de la barra cuesta { $fine } puntos
}

result-closed = { $reason } El café cierra.
result-winner = ¡Gana { $names } con { score-points }!
result-tie = ¡{ $names } comparten el primer puesto con { score-points } por cabeza!
result-accounts = Las cuentas
result-kept = { score-points } de la partida, no sobra nadie
result-fined = { score-points } de la partida, { $penalty ->
    [0] sin multa por lo que sobra: { GUESTS($guests) }
   *[other] { $penalty } por lo que sobra: { GUESTS($guests) }
}
result-fined-many = { score-points } de la partida, { $penalty ->
    [0] sin multa por { $count } clientes que sobran
   *[other] { $penalty } por { $count } clientes que sobran
}
result-out = salió antes del final
result-out-turn = salió en el turno { $turn }
result-rank = Puesto { $rank }

## The lobby.

lobby-title = ¿Quién viene al café?
lobby-players = Jugadores
lobby-player = Nombre del jugador { $number }
lobby-new = Nombre del siguiente jugador
lobby-default-name = Jugador { $number }
lobby-join = Entrar
lobby-leave = { $name } se va
lobby-full = El grupo está completo.
lobby-room = { $count ->
    [one] Hay sitio para alguien más.
   *[other] Hay sitio para { $count } más.
}
lobby-editions = El juego
lobby-presets = Reglas de la casa
lobby-usual = las reglas habituales
lobby-rule-book = Reglamento
lobby-options = Todas las reglas de la casa
lobby-options-changed = { $count ->
    [one] { $count } cambiada
   *[other] { $count } cambiadas
}
lobby-number = Otro número, de { $least } a { $most }
lobby-list = Una fila propia: { $count } números enteros, de { $least } a { $most }
list-no-number = El número { $place }, «{ $text }», no es un número entero.
list-bounds = El número { $place }, «{ $text }», no está entre { $least } y { $most }.
list-few = { $given ->
    [one] Hay { $given } número, pero hacen falta { $count }: falta el número { $place }.
   *[other] Hay { $given } números, pero hacen falta { $count }: falta el número { $place }.
}
list-many = Hay { $given } números, pero solo hacen falta { $count }: sobra el número { $place }.
lobby-differs = Distinto de { $preset }, allí: { $value }
lobby-set-back = Restablecer
lobby-set-back-option = Restablecer: { $option }
lobby-changed = Esta casa se aparta de { $preset }:
lobby-set-all-back = Volver a { $preset }
lobby-game-text = Seguir con un texto de partida
lobby-game-text-about = Pega una partida copiada como texto. Ocupa el lugar de la que se prepara aquí.
lobby-game-text-field = Texto de la partida
lobby-game-text-open = Seguir con esta partida

problem-few = { $min ->
    [one] Hace falta al menos { $min } jugador.
   *[other] Hacen falta al menos { $min } jugadores.
}
problem-many = { $max ->
    [one] Solo hay sitio para { $max } jugador.
   *[other] Solo hay sitio para { $max } jugadores.
}
problem-unnamed = Cada jugador necesita un nombre.
problem-same-name = Hay dos que se llaman { $name }. Dale otro nombre a uno de los dos.

edition-board = Juego de mesa
edition-board-about = El café de 1989 y de sus cajas posteriores: 24 mesas, una barra y comodines.
edition-card = Juego de cartas
edition-card-about = Cinco mesas que dejan sitio en cuanto se llenan, manos ocultas y sin barra.
edition-app12 = Doce mesas
edition-app12-about = El juego de la aplicación: doce mesas que dejan sitio en cuanto se llenan, una barra y comodines.

preset-classic1989 = Clásico
preset-classic1989-about = Como en la caja de 1989: una mesa de una sola nación vale el doble al llenarse, y un comodín entre dos naciones es de las dos.
preset-amigo = Moderno
preset-amigo-about = Como en la caja de hoy: las parejas y los tríos de una nación ya valen el doble, y un comodín entre dos naciones recibe una de ellas.
preset-bsw = En línea
preset-bsw-about = Como se juega en línea: igual que Moderno, pero una mesa llena de una nación siempre reduce tu mano, y los comodines nunca van a la barra.

## The house rules.

options-cafe = El café
options-seating = Sentarse
options-points = Puntos
options-jokers = Comodines
options-bar = Barra
options-hand = La mano
options-end = El final
options-variants = Variantes
options-cards = Cartas

option-boardLayout = Plano
option-boardLayout-about = Dónde están las dos mesas de una nación, y qué mesas comparten una silla.
option-boardLayout-r1 = Juntas
option-boardLayout-r2 = Separadas
option-boardLayout-app12 = Una por nación, en anillo

option-startPlayer = Quién empieza
option-startPlayer-about = Quién tiene el turno de apertura.
option-startPlayer-random = Lo decide el azar
option-startPlayer-first = Quien encabeza la lista

option-turnOrder = Orden de los turnos
option-turnOrder-about = En una ronda todos juegan una vez; cada ronda puede empezar con el jugador siguiente.
option-turnOrder-clockwise = Igual en cada ronda
option-turnOrder-rotating = El comienzo avanza

option-openHands = Manos a la vista
option-openHands-about = Todos ven los clientes de todas las manos.
option-openHands-true = Sí
option-openHands-false = No, cada cual los suyos

option-balanceCheck = Damas y caballeros
option-balanceCheck-about = En una mesa hay como mucho uno más de unas o de otros; aquí dices cuándo se comprueba.
option-balanceCheck-perCard = Tras cada cliente
option-balanceCheck-endOfTurn = Al final del turno

option-firstMove = Turno de apertura
option-firstMove-about = En el café vacío, el primer cliente no encuentra compañía.
option-firstMove-loneAllowed = Uno puede estar solo
option-firstMove-loneRequired = Uno debe estar solo
option-firstMove-noException = Nadie se sienta solo

option-stuckPlayer = Nada se puede jugar
option-stuckPlayer-about = Qué hace quien no puede llevar a sus clientes a ningún sitio.
option-stuckPlayer-pass = Pasa
option-stuckPlayer-eliminate = Sale de la partida

option-monoDoubling = Mesas de una nación
option-monoDoubling-about = Los clientes que son todos de una nación valen el doble: desde el segundo, o solo el cuarto.
option-monoDoubling-every = El doble desde la pareja
option-monoDoubling-completion = El doble al llenarse

option-monoBasis = Qué es una nación
option-monoBasis-about = Si los clientes de una nación deben ser de la nación cuya bandera muestra la mesa.
option-monoBasis-tableNation = La de la mesa
option-monoBasis-anyNation = Una cualquiera

option-loneGuestPoints = Primer cliente de una mesa
option-loneGuestPoints-about = Qué da un cliente en una mesa donde aún no hay nadie.
option-loneGuestPoints-0 = Nada
option-loneGuestPoints-1 = 1 punto

option-chipCap = La banca se puede agotar
option-chipCap-about = Hay fichas para 310 puntos en total; quien gana más de lo que queda recibe lo que queda.
option-chipCap-true = Sí, 310 puntos en total
option-chipCap-false = No, nunca

option-jokerNationality = Comodín entre dos naciones
option-jokerNationality-about = De dónde viene un comodín sentado entre mesas de dos naciones.
option-jokerNationality-assigned = El jugador nombra una
option-jokerNationality-chameleon = De las dos a la vez

option-swapNation = Cambio de comodín: nación
option-swapNation-about = Qué cliente puede ocupar el sitio de un comodín.
option-swapNation-either = Quien pueda sentarse ahí
option-swapNation-assignedOnly = Solo de la nación nombrada

option-swapGender = Cambio de comodín: dama o caballero
option-swapGender-about = Si una dama puede ocupar el sitio de un caballero comodín, o un caballero el de una dama comodín.
option-swapGender-anyLegal = Ambos, en equilibrio
option-swapGender-same = Igual que el comodín

option-jokerAtBar = Comodines en la barra
option-jokerAtBar-about = Cuándo puede ir un comodín a la barra.
option-jokerAtBar-never = Nunca
option-jokerAtBar-ifUnseatable = Si no cabe en ninguna silla
option-jokerAtBar-ifNoOtherMove = Si no queda otra cosa
option-jokerAtBar-always = Siempre

option-barValues = Precios de la barra
option-barValues-about = Lo que da o cuesta cada taburete.
option-barValues-linear = Más caro con cada taburete
option-barValues-wave = Arriba y abajo en olas
option-barValues-own = Precios de esta casa

option-voluntaryBar = Barra a voluntad
option-voluntaryBar-about = Un cliente puede ir a la barra aunque haya una silla para él.
option-voluntaryBar-true = Sí
option-voluntaryBar-false = No, solo sin silla

option-openerAtBar = Barra en el turno de apertura
option-openerAtBar-about = El turno de apertura puede ir a la barra.
option-openerAtBar-true = Abierta
option-openerAtBar-false = Cerrada

option-bankruptcy = Quien no puede pagar la barra
option-bankruptcy-about = Qué pasa cuando un taburete cuesta más puntos de los que tiene el jugador.
option-bankruptcy-eliminate = Sale de la partida
option-bankruptcy-debt = Baja de cero
option-bankruptcy-zero = Paga lo que haya

option-unpaidGuest = Cliente sin pagar
option-unpaidGuest-about = Qué pasa con el cliente de quien no pudo pagar y salió.
option-unpaidGuest-stays = Se queda en la barra
option-unpaidGuest-removed = Se va a casa

option-eliminatedTiles = Mano de quien salió
option-eliminatedTiles-about = Qué pasa con los clientes de la mano de quien sale de la partida.
option-eliminatedTiles-removed = Se van a casa
option-eliminatedTiles-toBag = Vuelven a la bolsa

option-refillReduction = Mano más pequeña
option-refillReduction-about = Quien llena una mesa con clientes de una nación tiene desde entonces una mano más pequeña.
option-refillReduction-optional = Si el jugador quiere
option-refillReduction-mandatory = Siempre
option-refillReduction-off = Nunca

option-reductionCarryOver = Dos mesas llenas a la vez
option-reductionCarryOver-about = Si un turno llena dos mesas de una nación, las dos cuentan para reducir la mano.
option-reductionCarryOver-true = Cuentan las dos
option-reductionCarryOver-false = No más de lo jugado

option-bagEndAt = Últimos clientes en la bolsa
option-bagEndAt-about = El café cierra cuando quedan tan pocos clientes en la bolsa.
option-bagEndAt-4 = Cuatro
option-bagEndAt-3 = Tres
option-bagEndAt-0 = Ninguno

option-finalRound = Se acaba la última ronda
option-finalRound-about = Antes de cerrar el café, todos han jugado los mismos turnos.
option-finalRound-true = Sí
option-finalRound-false = No, cierra enseguida

option-tieBreak = Empate a puntos
option-tieBreak-about = Quién queda mejor con los mismos puntos: nadie, o a quien le sobran menos clientes.
option-tieBreak-shared = Comparten el puesto
option-tieBreak-fewestTiles = Menos clientes en la mano

option-birthdayThreshold = Mesa de cumpleaños
option-birthdayThreshold-about = Quien llega primero a tantos puntos nombra una nación; desde entonces sus mesas valen el doble.
option-birthdayThreshold-null = Sin cumpleaños
option-birthdayThreshold-20 = Con 20 puntos
option-birthdayThreshold-30 = Con 30 puntos
option-birthdayThreshold-40 = Con 40 puntos
option-birthdayThreshold-50 = Con 50 puntos
option-birthdayThreshold-own = { $points ->
    [one] Con { $points } punto
   *[other] Con { $points } puntos
}

option-birthdayStacks = Cumpleaños y una nación
option-birthdayStacks-about = Una mesa de cumpleaños donde todos son de una nación vale dos veces el doble.
option-birthdayStacks-true = Dos veces el doble
option-birthdayStacks-false = Una vez el doble

option-singleSexTables = Tertulia y peña
option-singleSexTables-about = Un turno de varios clientes puede formar una mesa de cuatro damas o cuatro caballeros: 20 puntos, o 40 con una nación.
option-singleSexTables-true = Sí
option-singleSexTables-false = No

option-singleSexNeighbours = Mesas junto a una tertulia
option-singleSexNeighbours-about = Si el equilibrio y los puntos cuentan en otras mesas cuyas sillas ocupa una tertulia o una peña.
option-singleSexNeighbours-strict = Cuentan como siempre
option-singleSexNeighbours-exempt = No cuentan

option-cardTables = Número de mesas
option-cardTables-about = Con siete mesas, más clientes encuentran sitio.
option-cardTables-5 = Cinco
option-cardTables-7 = Siete

option-faceDown = Dejar un cliente boca abajo
option-faceDown-about = Un turno puede apartar a un cliente de la mano, que se multa al final.
option-faceDown-onlyAtLimit = Solo con la mano llena
option-faceDown-anytime = Siempre

option-emptyHand = Mano vacía
option-emptyHand-about = Qué pasa cuando alguien ha jugado el último cliente de su mano.
option-emptyHand-mayDeclare = Puede acabar la partida
option-emptyHand-endsAtOnce = La acaba enseguida

## The board, the bar and the hands.

board-title = El café
board-keys = Las flechas van de silla en silla, Av Pág y Re Pág a los sitios iluminados.
board-all = Todo el café

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] aún sin nadie
    [one] { $guests } cliente
   *[other] { $guests } clientes
}
table-gone = { TABLES($table) }, aquí no hay mesa
table-marked = { $text }, lo impide
table-scored = { $text }, dio puntos en el último turno

chair-at-one = Silla { $seat1 } de { TABLES($table1, form: "within") }
chair-at-two = Silla { $seat1 } de { TABLES($table1, form: "within") } y silla { $seat2 } de { TABLES($table2, form: "within") }
chair-at-three = Silla { $seat1 } de { TABLES($table1, form: "within") }, silla { $seat2 } de { TABLES($table2, form: "within") } y silla { $seat3 } de { TABLES($table3, form: "within") }
chair-free = { $text }, libre
chair-taken = { $text }, ocupada por { GUEST($guest) }
chair-tentative = { $text }, ocupada en este turno por { GUEST($guest) }, se puede deshacer
chair-fresh = { $text }, nuevo desde el último turno
chair-marked = { $text }; lo impide
chair-offer = { $text }; tu cliente puede sentarse aquí por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
}
chair-offer-partner = { $text }; tu cliente puede sentarse aquí por { $points ->
    [one] { $points } punto
   *[other] { $points } puntos
} si le sigue compañía
chair-preview = { $text }; aquí se muestra a { GUEST($guest) }: elige otra vez para sentar
chair-offer-swap = { $text }; tu cliente puede ocupar este sitio, y el comodín pasa a tu mano

bar-title = Barra
bar-open = Barra, { $taken } de { $stools } taburetes ocupados; la próxima visita { $sign ->
    [gain] da { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
   *[fine] cuesta { $points ->
        [one] { $points } punto
       *[other] { $points } puntos
    }
}
bar-full = Barra, los { $stools } taburetes ocupados
bar-offer = { $text }; tu cliente puede ir allí
bar-preview = { $text }; aquí se muestra a { GUEST($guest) }: elige otra vez para enviar
bar-marked = { $text }; lo impide
bar-guests = En la barra: { GUESTS($guests) }

hand-name = Mano de { $name }
hand-active = Mano de { $name }, es su turno
hand-out = { $name } ha salido de la partida
hand-closed = { $text }, { hand-size }, oculta
hand-size = { $size ->
    [0] sin clientes
    [one] { $size } cliente
   *[other] { $size } clientes
}
hand-face-down = { $count ->
    [one] { $count } carta boca abajo
   *[other] { $count } cartas boca abajo
}
hand-empty = No quedan clientes
hand-guest = { GUEST($guest) }
hand-held = { $text }, ahora en tu mano
hand-placed = { $text }, ya en su sitio en este turno
hand-unplayable = { $text }, por ahora no cabe en ningún sitio
hand-nation = { NATION($nation, form: "short") }
hand-joker = Comodín

## The keys of the café.

keys-title = Teclas
key-tab = Tab
key-arrows = Flechas
key-ends = Inicio, Fin
key-pages = Av Pág, Re Pág
key-enter = Intro, Espacio
key-escape = Escape
keys-tab = A la mano, al café, a la barra, a los botones
keys-arrows = De cliente en cliente, de silla en silla
keys-ends = Al primero y al último
keys-pages = Al siguiente sitio iluminado, y atrás
keys-enter = Tomar, sentar, pulsar
keys-escape = Soltar lo que tienes, cerrar lo que está abierto
keys-table = A la mesa siguiente; con Mayús, a la anterior
keys-fitting = A la siguiente silla para tu cliente; con Mayús, a la anterior
keys-bar = A la barra
keys-hand = A tu mano
keys-summary = Cómo va la partida, en voz alta
keys-help = Esta lista
board-help = Pulsa el signo de interrogación para ver todas las teclas.

## The rule book, sentence by sentence.

rule-book-title = Reglamento
rule-book-short = Las reglas en breve
rule-book-house = Regla de la casa
rule-book-legend = { $preset ->
    [none] Regla de la casa: normalmente se juega de otro modo.
   *[other] Regla de la casa: en { $preset } es de otro modo.
}
rule-book-instead = { $preset ->
    [none] Normalmente:
   *[other] En { $preset }:
}
rule-book-extra = { $preset ->
    [none] Normalmente no existe esta regla.
   *[other] No en { $preset }.
}
rule-book-section = { $section }
rule-book-brief = En breve
rule-book-close = Cerrar

chapter-material = Qué hace falta
chapter-aim = De qué se trata
chapter-turn = Tu turno
chapter-opening = El turno de apertura
chapter-seating = Dónde puede sentarse un cliente
chapter-balance = Damas y caballeros
chapter-company = Nadie se sienta en soledad
chapter-points = Puntos
chapter-one-nation = Mesas de una nación
chapter-clearing = Mesas llenas
chapter-jokers = Comodines
chapter-exchange = Recuperar un comodín
chapter-refill = Completar la mano
chapter-drawing = Robar y apartar
chapter-bar = La barra
chapter-leaving = Quien no puede pagar
chapter-birthday = La mesa de cumpleaños
chapter-klatch = Tertulia y peña
chapter-end = Cuándo cierra el café
chapter-account = Las cuentas finales
chapter-winner = Quién gana

book-tables-fixed = El café tiene { $tables } mesas con cuatro sillas cada una. Cada mesa pertenece a una nación; su bandera dice a cuál.
book-tables-cards = Hay { $tables } cartas de mesa a la vista: cada una es una mesa con cuatro sillas y pertenece a una nación. Las otras { $rest } cartas esperan en un mazo.
book-chairs-beside = Muchas sillas pertenecen a dos mesas, así que hay { $chairs } en total. Las dos mesas de una nación están juntas y comparten una de ellas.
book-chairs-apart = Muchas sillas pertenecen a dos mesas, así que hay { $chairs } en total. Cada silla compartida une dos naciones.
book-chairs-single = Cada nación tiene una mesa. Casi todas las sillas pertenecen a dos o tres mesas, así que hay { $chairs } en total.
book-chairs-replaced = Algunas sillas pertenecen a varias mesas a la vez, así que hay { $chairs } en total.
brief-plan-apart = Las dos mesas de una nación están separadas.
brief-plan-single = Cada nación tiene una sola mesa.
brief-plan-replaced = Hay { $tables } mesas a la vista.
book-guests-jokers = { $guests } clientes esperan en una bolsa: { $each } damas y { $each } caballeros de cada una de { $nations } naciones, { $jokers } damas comodín y { $jokers } caballeros comodín.
book-guests-plain = { $guests } clientes esperan en un mazo de cartas: { $each } damas y { $each } caballeros de cada una de { $nations } naciones. No hay comodines.
book-players = Pueden jugar de { $least } a { $most } personas. Todas empiezan sin puntos.
book-hands-open = Cada cual roba { $dealt } clientes y los pone boca arriba, a la vista de todos.
book-hands-closed = Cada cual roba { $dealt } clientes y no los enseña a nadie.
brief-hands-closed = Cada cual oculta su mano.
book-curtain = Entre turnos, un telón oculta las manos hasta que el siguiente jugador esté listo.
book-chips = La banca tiene { $bank } puntos en fichas. Cuando se acaban, los clientes solo dan lo que queda; las multas vuelven a la banca.
brief-chips = La banca tiene { $bank } puntos en total; cuando se acaban, los clientes dan lo que queda.

book-aim-bar = Busca buenos sitios para tus clientes: con su propia nación, en compañía, damas y caballeros en equilibrio. Un cliente sin silla puede ir a la barra, que pronto sale cara.
book-aim-cards = Busca buenos sitios para tus clientes: con su propia nación, en compañía, damas y caballeros en equilibrio. Las mesas llenas dejan sitio a otras nuevas.
brief-goal = Gana quien tiene más puntos cuando cierra el café.

book-starter-random = El azar decide quién empieza.
book-starter-first = Empieza el primer jugador de la lista.
book-order-clockwise = Después se juega por turnos, en el sentido del reloj.
book-order-rotating = Después se juega por turnos, en el sentido del reloj, y cada ronda empieza un jugador más tarde que la anterior.
brief-order-rotating = Cada ronda empieza un jugador más tarde que la anterior.
book-actions-exchange = En tu turno haces una cosa: sentar hasta { $most } clientes, enviar un cliente a la barra, o recuperar un comodín.
book-actions-bar = En tu turno haces una cosa: sentar hasta { $most } clientes, o enviar un cliente a la barra.
book-actions-cards-onlyAtLimit = En tu turno haces una cosa: sentar hasta { $most } clientes, robar una carta o, con { $limit } cartas en la mano, dejar una boca abajo.
book-actions-cards-anytime = En tu turno haces una cosa: sentar hasta { $most } clientes, robar una carta, o dejar una carta boca abajo.
brief-actions-exchange = Tu turno: sienta hasta { $most } clientes, envía uno a la barra, o recupera un comodín.
brief-actions-bar = Tu turno: sienta hasta { $most } clientes, o envía uno a la barra.
brief-actions-cards-onlyAtLimit = Tu turno: sienta hasta { $most } clientes o roba una carta; con { $limit } en la mano puedes dejar una boca abajo.
brief-actions-cards-anytime = Tu turno: sienta hasta { $most } clientes, roba una carta, o deja una boca abajo.
book-stop = No hace falta sentar a tantos como puedes, pero una de estas cosas hay que hacerla.
book-stay-always = Quien se sienta se queda. Solo se recuperan los comodines.
book-stay-cleared = Quien se sienta se queda hasta que se llena una de las mesas de su silla.
book-stuck-pass = Quien no puede hacer nada de esto pasa.
book-stuck-eliminate = Quien no puede hacer nada de esto sale de la partida.
brief-stuck-eliminate = Quien no puede hacer nada de esto sale de la partida.

book-opening-loneAllowed = En el turno de apertura, un cliente puede sentarse sin compañía. Si sientas a dos, la necesitan como siempre.
book-opening-loneRequired = El turno de apertura no sienta más que a un cliente, que puede estar sin compañía.
book-opening-noException = El turno de apertura no es una excepción: nadie se sienta en soledad.
brief-opening-loneAllowed = En el turno de apertura, un cliente puede sentarse sin compañía.
brief-opening-loneRequired = El turno de apertura sienta como mucho a un cliente, que puede estar sin compañía.
brief-opening-noException = Nadie se sienta en soledad, ni siquiera en el turno de apertura.
book-opening-joined = Nadie tiene que acompañar al cliente que abrió el café sin compañía.
book-opening-bar-open = El turno de apertura puede ir a la barra como cualquier otro.
book-opening-bar-closed = En el turno de apertura, la barra aún está cerrada.

book-seat = Un cliente ocupa cualquier silla libre de una mesa de su nación.
book-seat-between = Si una silla pertenece a mesas de varias naciones, los clientes de cada una son bienvenidos.
book-seat-foreign = Así puede ocurrir que en una mesa solo haya extranjeros. Está permitido.
brief-seat = Un cliente ocupa cualquier silla libre de una mesa de su nación.

book-balance-most = En una mesa caben como mucho dos damas y dos caballeros. Un lado puede llevar uno de ventaja al otro, nunca dos.
book-balance-perCard = Esto vale tras cada cliente: un segundo caballero espera a que haya una dama, y al revés.
book-balance-endOfTurn = Esto debe cumplirse al final de tu turno. Por el camino vale todo.
brief-balance-perCard = En una mesa: como mucho dos damas y dos caballeros, y uno de ventaja, tras cada cliente.
brief-balance-endOfTurn = En una mesa: como mucho dos damas y dos caballeros, y uno de ventaja, al final de tu turno.
book-balance-tables = Vale para cada mesa de la silla.
book-balance-tables-jokers = Vale para cada mesa de la silla, y los comodines cuentan como las damas y los caballeros que son.

book-company-endOfTurn = Al final de tu turno, ninguno de los clientes que has sentado puede estar sin compañía.
book-company-atOnce = Cada cliente debe encontrar compañía, y así dar puntos, al sentarse.
brief-company-endOfTurn = Ningún cliente que sientes puede estar sin compañía al final de tu turno.
brief-company-atOnce = Cada cliente que sientes debe encontrar compañía, a más tardar con el siguiente.
book-company-first-endOfTurn = Tu primer cliente puede sentarse sin compañía si el segundo llega en el mismo turno.
book-company-first-atOnce = Un cliente puede sentarse sin compañía solo si el siguiente del mismo turno va a una de sus mesas.
book-company-one = Basta con tener compañía en una mesa. En las otras mesas de la silla, un cliente puede ser el primero.

book-points-everybody = Un cliente da tantos puntos como clientes hay entonces en la mesa, contando el nuevo: 2, 3 o 4.
book-points-others = Un cliente da un punto por cada uno de los demás de la mesa: 1, 2 o 3.
brief-points-everybody = Un cliente da tantos puntos como clientes hay entonces, de 2 a 4, en cada mesa de su silla.
brief-points-others = Un cliente da un punto por cada uno de los demás, en cada mesa de su silla.
book-points-first-nothing = El primer cliente de una mesa no da nada en ella.
brief-points-first-points = { $points ->
    [one] El primer cliente de una mesa da { $points } punto.
   *[other] El primer cliente de una mesa da { $points } puntos.
}
book-points-first-points = { $points ->
    [one] El primer cliente de una mesa da { $points } punto en ella.
   *[other] El primer cliente de una mesa da { $points } puntos en ella.
}
book-points-tables = Una silla que pertenece a varias mesas da puntos en cada una.
book-points-once = Los puntos se ganan al sentarse. Los clientes posteriores no añaden nada.

book-one-nation-every = Si todos los clientes de la mesa son de una nación, valen el doble: 4, 6 u 8.
book-one-nation-completion = Si cuatro clientes de una nación llenan una mesa, el cuarto da 8 puntos en vez de 4. Dos o tres no dan más que otros.
book-one-nation-others = Si todos los clientes de la mesa son de una nación, los puntos valen el doble: 2, 4 o 6.
brief-double-every-tableNation = Los puntos se doblan si todos los clientes son de la nación de la mesa.
brief-double-every-anyNation = Los puntos se doblan si todos los clientes son de una nación, la que sea.
brief-double-completion-tableNation = Si cuatro clientes de la nación de la mesa la llenan, el cuarto vale el doble.
brief-double-completion-anyNation = Si cuatro clientes de una nación, la que sea, llenan una mesa, el cuarto vale el doble.
book-one-nation-means-tableNation = Una nación significa la de la propia mesa.
book-one-nation-means-anyNation = Una nación significa cualquiera, aunque no sea la de la mesa.

book-clear = En cuanto hay cuatro clientes en una mesa, se despeja: se va la carta de mesa y todos los que la rodean, también quienes están a la vez en otras mesas.
brief-clear = Una mesa llena se despeja con todos los que la rodean; otra carta de mesa ocupa su lugar.
book-clear-next = Otra carta de mesa ocupa su lugar enseguida. Después tu turno puede seguir.
book-clear-left = En las mesas de al lado puede quedar gente sin compañía o lejos de su nación. Se queda.

book-joker = Un comodín se sienta en cualquier silla libre, como cliente de la nación de esa mesa. Una dama comodín sigue siendo dama, un caballero comodín, caballero.
book-joker-between-assigned = Si una silla pertenece a mesas de varias naciones, dices de cuál viene el comodín. En las otras es extranjero.
book-joker-between-chameleon = Si una silla pertenece a mesas de varias naciones, el comodín es de casa en cada una.
brief-joker-between-assigned = Un comodín se sienta donde sea; entre naciones, dices de cuál viene.
brief-joker-between-chameleon = Un comodín se sienta donde sea, y es de casa en cada mesa de su silla.
book-joker-else = El equilibrio y la compañía valen para un comodín como para cualquier cliente.

book-exchange-fetch = Como turno completo puedes recuperar un comodín: pon en su sitio un cliente de tu mano y toma el comodín.
book-exchange-never = Un comodín sentado nunca se recupera.
brief-exchange-fetch = Como turno completo, pon un cliente en el sitio de un comodín y toma el comodín.
brief-exchange-never = Un comodín sentado nunca se recupera.
book-exchange-nation-either = Sirve cualquier cliente de una nación que tenga mesa en esa silla, pero no otro comodín.
book-exchange-nation-assignedOnly = Si se dio una nación al comodín, solo sirve un cliente de ella; si no, cualquiera que pueda sentarse ahí. Otro comodín, nunca.
brief-exchange-nation-assignedOnly = Un comodín que recibió una nación solo lo recupera un cliente de ella.
book-exchange-gender-anyLegal = Una dama puede ocupar el sitio de un caballero comodín, y al revés, si después las mesas quedan en equilibrio.
book-exchange-gender-same = Una dama ocupa el sitio de una dama comodín, y un caballero el de un caballero comodín.
brief-exchange-gender-same = Solo una dama recupera una dama comodín, y solo un caballero un caballero comodín.
book-exchange-company = El cliente necesita compañía, como siempre.
book-exchange-quiet = Esto no da puntos, y no se roba a nadie.

book-refill = Tras sentar clientes o ir a la barra, robas hasta tener otra vez { $limit } en la mano.
book-refill-smaller-optional = Quien llena una mesa con una nación puede tener desde entonces una mano con un cliente menos.
book-refill-smaller-mandatory = Quien llena una mesa con una nación tiene desde entonces una mano con un cliente menos.
book-refill-smaller-off = Quien llena una mesa con una nación sigue teniendo una mano tan grande como los demás.
brief-refill-smaller-optional = Quien llena una mesa con una nación puede tener una mano con uno menos.
brief-refill-smaller-mandatory = Quien llena una mesa con una nación tiene una mano con uno menos.
brief-refill-smaller-off = Ninguna mesa reduce la mano.
book-refill-two-both = Si un turno llena dos mesas así, las dos reducen la mano, aunque aún tenga demasiados clientes para ello.
book-refill-two-played = Si un turno llena dos mesas así, la mano no se reduce en más que los clientes recién jugados.
brief-refill-two-played = Si un turno llena dos, la mano no se reduce en más de lo jugado.

book-draw = Quien no puede sentar a nadie, o no quiere, roba una carta. Ese es todo el turno.
book-draw-limit = Una mano tiene como mucho { $limit } cartas. Quien tiene tantas no puede robar.
book-down-onlyAtLimit = Con { $limit } cartas en la mano, puedes dejar una boca abajo. Ese es todo el turno.
book-down-anytime = Puedes dejar una carta boca abajo cuando quieras. Ese es todo el turno.

book-bar = Puedes enviar un cliente a la barra, de cualquier nación, al siguiente taburete libre.
book-bar-when-always = Puedes hacerlo aunque pudieras sentar a alguien.
book-bar-when-needed = La barra solo está abierta mientras no puedas sentar a nadie.
book-bar-stools = Cada uno de los { $stools } taburetes da o cuesta puntos enseguida, en este orden: { $row }.
brief-bar-stools = La barra, taburete a taburete: { $row }.
book-bar-joker-never = Los comodines nunca van a la barra.
book-bar-joker-ifUnseatable = Un comodín va a la barra solo si no se puede sentar.
book-bar-joker-ifNoOtherMove = Un comodín va a la barra solo si no puedes hacer otra cosa.
book-bar-joker-always = Los comodines van a la barra como cualquier cliente.
book-bar-full = Cuando todos los taburetes están ocupados, nadie más puede ir a la barra.

book-cannot-pay-eliminate = Quien tiene muy pocos puntos para pagar en la barra sale de la partida.
book-cannot-pay-debt = Quien tiene muy pocos puntos para pagar en la barra baja de cero.
book-cannot-pay-zero = Quien tiene muy pocos puntos para pagar en la barra da lo que haya.
brief-cannot-pay-eliminate = Quien no puede pagar allí sale de la partida.
brief-cannot-pay-debt = Quien no puede pagar allí baja de cero.
brief-cannot-pay-zero = Quien no puede pagar allí da lo que haya.
book-unpaid-stays = El cliente que no se pudo pagar se queda en la barra.
book-unpaid-removed = El cliente que no se pudo pagar se va a casa, y el taburete queda libre.
brief-unpaid-removed = El cliente que no se pudo pagar se va a casa.
book-left-hand-removed = Los clientes de la mano de quien sale se van a casa.
book-left-hand-toBag = Los clientes de la mano de quien sale vuelven a la bolsa.
brief-left-hand-removed = La mano de quien sale se va a casa.
brief-left-hand-toBag = La mano de quien sale vuelve a la bolsa.
book-left-rank = Quien sale queda detrás de todos los que siguen; cuanto más tarde, mejor.

book-birthday = El primer jugador que llega a { $threshold } puntos elige una nación que cumple años.
brief-birthday = Quien llega primero a { $threshold } puntos nombra una nación; sus mesas valen el doble desde entonces.
book-birthday-doubles = Desde el turno siguiente, todos los puntos de sus mesas valen el doble.
book-birthday-one-nation-twice = Los puntos doblados por ser de una nación se doblan otra vez.
book-birthday-one-nation-once = Los puntos doblados por ser de una nación no se doblan otra vez.
brief-birthday-one-nation-twice = Una mesa de cumpleaños de una nación vale dos veces el doble.
brief-birthday-one-nation-once = Una mesa de cumpleaños de una nación vale el doble una sola vez.

book-klatch = Un turno puede sentar tres o cuatro clientes si forman una mesa de cuatro damas, una tertulia, o de cuatro caballeros, una peña.
brief-klatch = Tres o cuatro clientes pueden formar una mesa de damas o de caballeros: { $points } puntos, { $oneNation } con una nación.
book-klatch-seated = Si son solo tres, el cuarto ya debe estar allí. Las naciones deben encajar como siempre; el equilibrio, no.
book-klatch-points = Una mesa así da { $points } puntos, o { $oneNation } si todos son de una nación, en lugar de los suyos habituales.
book-klatch-beside-strict = En las otras mesas de estas sillas, equilibrio y puntos son como siempre.
book-klatch-beside-exempt = En las otras mesas de estas sillas nadie pide equilibrio, y no se gana nada.
brief-klatch-beside-strict = En las mesas de al lado todo cuenta como siempre.
brief-klatch-beside-exempt = En las mesas de al lado no cuentan ni el equilibrio ni los puntos.
book-klatch-refill = Para reducir la mano cuenta como cualquier mesa llena de una nación, si todos son de una nación.
book-klatch-opening = En el turno de apertura es demasiado pronto para esto.

book-end-when = El café cierra tras un turno en el que ha ocurrido una de estas cosas.
book-end-bar = El último taburete de la barra está ocupado.
book-end-chairs = La última silla está ocupada.
book-end-tableStack = En el mazo no queda ninguna carta de mesa para un sitio vacío.
book-end-guestStack = Se ha robado la última carta.
book-end-bag = { $count ->
    [0] La bolsa está vacía.
   *[other] En la bolsa no quedan más de { $count } clientes.
}
book-end-emptyHand-smaller = Un jugador no tiene a nadie en la mano y no necesita robar.
book-end-emptyHand-mayDeclare = Un jugador ha jugado la última carta de su mano y ha declarado con ello el final. Quien no lo hace debe robar en el turno siguiente.
book-end-emptyHand-endsAtOnce = Un jugador ha jugado la última carta de su mano.
book-end-onePlayerLeft = Solo queda un jugador en la partida.
book-end-allStuck = Todos han pasado, uno tras otro.
book-end-allStuck-leaving = Jugadores que no podían hacer nada han salido uno justo tras otro, y no quedan más de los que han salido.
book-end-round-atOnce = Cierra enseguida, aunque no todos hayan jugado los mismos turnos.
book-end-round-played = Antes se acaba la ronda, para que todos jueguen los mismos turnos. Solo si queda un jugador, o nadie puede mover, cierra enseguida.
book-end-round-playedIfTables = Antes se acaba la ronda, para que todos jueguen los mismos turnos. Solo si falta una carta de mesa, queda un jugador, o nadie puede mover, cierra enseguida.
brief-end-round-played = Antes se acaba la ronda.
brief-end-round-playedIfTables = Antes se acaba la ronda.
brief-end-bag = { $count ->
    [0] El café cierra con todos los taburetes o sillas ocupados, o con la bolsa vacía.
   *[other] El café cierra con todos los taburetes o sillas ocupados, o con { $count } clientes o menos en la bolsa.
}
brief-end-tables = El café cierra cuando se acaban las cartas de mesa o los clientes, o se ocupan todos los taburetes.
brief-end-cards-mayDeclare = El café cierra al acabarse mesas o clientes, o si lo dice quien juega su última carta.
brief-end-cards-endsAtOnce = El café cierra al acabarse las mesas o los clientes, o una mano.

book-account-guests = Cada cliente que queda en una mano cuesta { $guest } puntos, cada comodín { $joker }.
book-account-cards = Cada carta que queda en una mano, y cada una boca abajo, cuesta { $guest } puntos.
book-account-free = Los clientes que quedan en una mano no cuestan nada.
brief-account-guests = Cada cliente que queda en una mano cuesta { $guest } puntos, cada comodín { $joker }.
brief-account-cards = Cada carta en una mano o boca abajo cuesta { $guest } puntos.
brief-account-free = Los clientes que quedan en una mano no cuestan nada.
book-account-below = Una cuenta puede acabar bajo cero.

book-winner = Gana quien tiene más puntos.
book-tie-shared = Los jugadores con los mismos puntos comparten el puesto.
book-tie-fewestTiles = Con los mismos puntos queda mejor el jugador a quien le sobran menos clientes.
brief-tie-fewestTiles = Con los mismos puntos queda mejor a quien le sobran menos clientes.
book-tie-leastPenalty = Con los mismos puntos queda mejor el jugador con menos multa.

## How the game stands.

summary-turn = Turno { $number }.
summary-curtain = La mesa pasa a { $name }.
summary-mover = Le toca a { $name }.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } salió con { score-points }.
summary-hand = En tu mano: { GUESTS($guests) }.
summary-hand-empty = Tu mano está vacía.
summary-seated = En este turno se sientan: { GUESTS($guests) }.
summary-text = { $text }.
`,
};

import type { Locale } from './locale.js';

/** Italian. Nations are named with the article and preposition that they ask for. */
export const locale: Locale = {
  tag: 'it',
  messages: `
## Nations, guests and tables.

nation-CF = Repubblica Centrafricana
    .from = dalla Repubblica Centrafricana
    .of = della Repubblica Centrafricana
    .short = Centrafrica
nation-CN = Cina
    .from = dalla Cina
    .of = della Cina
nation-CU = Cuba
    .from = da Cuba
    .of = di Cuba
nation-DE = Germania
    .from = dalla Germania
    .of = della Germania
nation-ES = Spagna
    .from = dalla Spagna
    .of = della Spagna
nation-FR = Francia
    .from = dalla Francia
    .of = della Francia
nation-GB = Gran Bretagna
    .from = dalla Gran Bretagna
    .of = della Gran Bretagna
nation-IN = India
    .from = dall’India
    .of = dell’India
nation-IT = Italia
    .from = dall’Italia
    .of = dell’Italia
nation-RU = Russia
    .from = dalla Russia
    .of = della Russia
nation-TR = Turchia
    .from = dalla Turchia
    .of = della Turchia
nation-US = Stati Uniti
    .from = dagli Stati Uniti
    .of = degli Stati Uniti
    .short = USA
nation-unknown = la nazione giusta
    .from = dalla nazione giusta
    .of = della nazione giusta

guest-lady = una signora { NATION($nation, form: "from") }
    .the = la signora { NATION($nation, form: "from") }
    .to = alla signora { NATION($nation, form: "from") }
guest-gentleman = un signore { NATION($nation, form: "from") }
    .the = il signore { NATION($nation, form: "from") }
    .to = al signore { NATION($nation, form: "from") }
guest-lady-joker = una signora jolly
    .the = la signora jolly
    .to = alla signora jolly
guest-gentleman-joker = un signore jolly
    .the = il signore jolly
    .to = al signore jolly
guest-lady-joker-named = una signora jolly come ospite { NATION($nation, form: "from") }
    .the = la signora jolly come ospite { NATION($nation, form: "from") }
    .to = alla signora jolly come ospite { NATION($nation, form: "from") }
guest-gentleman-joker-named = un signore jolly come ospite { NATION($nation, form: "from") }
    .the = il signore jolly come ospite { NATION($nation, form: "from") }
    .to = al signore jolly come ospite { NATION($nation, form: "from") }
guest-unknown = questo ospite
    .to = a questo ospite

table-name = { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .within = { NATION($nation) } ({ $place })
table-none = un posto vuoto ({ $place })
table-unknown = questo tavolo

place-number = tavolo { $number }
place-NNW = in cima a sinistra
    .the = il tavolo in cima a sinistra
place-NW = in alto a sinistra
    .the = il tavolo in alto a sinistra
place-NE = in alto a destra
    .the = il tavolo in alto a destra
place-C = centro
    .the = il tavolo al centro
place-SW = in basso a sinistra
    .the = il tavolo in basso a sinistra
place-SE = in basso a destra
    .the = il tavolo in basso a destra
place-SSE = in fondo a destra
    .the = il tavolo in fondo a destra

## What is expected now, and the buttons.

prompt-choose = { $name }, scegli un ospite dalla tua mano.
prompt-held-nowhere = Ora non c’è posto per { GUEST($guest, form: "the") }.
prompt-held-down = Ora non c’è posto per { GUEST($guest, form: "the") }. Puoi mettere giù la carta coperta.
prompt-preview = Scegli ancora questo posto per far sedere { GUEST($guest, form: "the") }, o scegline un altro.
prompt-preview-bar = Scegli ancora il bar per mandarci { GUEST($guest, form: "the") }, o scegli un altro posto.
prompt-held = Scegli uno dei posti illuminati per { GUEST($guest, form: "the") }.
prompt-owing-partner = Nessuno siede da solo: porta compagnia { GUEST($guest, form: "to") }, o torna indietro di un passo.
prompt-owing-balance = Signore e signori non sono in equilibrio: { TABLES($tables) }. { $klatch ->
    [yes] Porta chi manca, completa un tavolo di quattro signore o quattro signori, o torna indietro di un passo.
   *[no] Porta chi manca, o torna indietro di un passo.
}
prompt-offering-more = Puoi far sedere un altro ospite, o confermare il turno così com’è.
prompt-confirm = { $points ->
    [0] Questo turno non porta nulla. Confermalo, o torna indietro di un passo.
    [one] Questo turno porta { $points } punto. Confermalo, o torna indietro di un passo.
   *[other] Questo turno porta { $points } punti. Confermalo, o torna indietro di un passo.
}
prompt-naming-joker = Il jolly siede tra due nazioni. Da quale viene?
prompt-choosing-draw = Un tavolo di una sola nazione è pieno! Puoi pescare meno ospiti e tenere d’ora in poi una mano più piccola.
prompt-choose-card = { $may ->
    [draw] { $name }, fai sedere fino a tre ospiti, o pesca una carta.
    [down] { $name }, fai sedere fino a tre ospiti, o mettine giù uno coperto.
   *[both] { $name }, fai sedere fino a tre ospiti, pesca una carta, o mettine giù una coperta.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, nessuno dei tuoi ospiti ha posto ora. Pesca una carta.
    [down] { $name }, nessuno dei tuoi ospiti ha posto ora. Mettine giù uno coperto.
   *[both] { $name }, nessuno dei tuoi ospiti ha posto ora. Pesca una carta, o mettine giù una coperta.
}
prompt-must-join = Il prossimo ospite deve unirsi subito { GUEST($guest, form: "to") }. Fai sedere qualcuno lì, o torna indietro di un passo.
prompt-choosing-birthday = C’è un compleanno! Di chi? Dal prossimo turno i tavoli di quella nazione valgono doppio.
prompt-choosing-end = La tua mano è vuota. Continua a giocare, o dichiara la fine della partita.
prompt-curtain = Passa il tavolo a { $name }.
prompt-must-pass = { $name }, nessuno dei tuoi ospiti può andare da nessuna parte. Questa volta passi.
prompt-lobby = Chi viene al caffè? Aggiungi tutti, poi apri le porte.
prompt-over = Il caffè è chiuso. Grazie della visita!

action-confirm = Conferma
action-take-back = Indietro
action-undo = Annulla turno
action-pass = Passa
action-bar = Al bar
action-draw = { $count ->
    [0] Non pescare
    [one] Pesca { $count } ospite
   *[other] Pesca { $count } ospiti
}
action-draw-card = Pesca una carta
action-down = Metti giù coperta
action-play-on = Continua
action-end = Dichiara la fine
action-ready = Mostra la mia mano
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Completa la mano
action-name = { NATION($nation, form: "short") }
action-start = Apri il caffè
action-rematch = Gioca ancora
action-points-short = { SIGNED($points) }
action-points = { $points ->
    [one] { SIGNED($points) } punto
   *[other] { SIGNED($points) } punti
}

controls-label = Il tuo turno
controls-refused = Non è possibile
final-afterDrawing = Un turno in cui si pescano ospiti non si può annullare.
final-onceTurned = Se questo ospite riempie un tavolo, se ne scopre uno nuovo: quel passo è definitivo.
final-onceOver = Se questo turno chiude la partita, si mostrano tutte le mani e non si può annullare.
final-tableTurned = C’è un nuovo tavolo scoperto: ciò che viene prima resta.
rule-open = Regola { $section }

curtain-about = Tutte le mani sono coperte. Solo { $name } guarda quello che segue.
curtain-undo = Annulla il turno di { $name }
curtain-ready = Sono { $name }: mostra la mia mano

## Why a wish is refused, and why the café closes.

reason-nation = Questa sedia non sta a nessun tavolo { NATION($guest, form: "of") }. Scegline una adatta.
reason-occupied = Qui siede già qualcuno. Scegli una sedia libera.
reason-balance = { SEX($guest) ->
    [f] Ci sarebbero troppe signore: { TABLES($tables) }. Porta un signore, o scegli un altro tavolo.
    [m] Ci sarebbero troppi signori: { TABLES($tables) }. Porta una signora, o scegli un altro tavolo.
   *[other] Signore e signori non sarebbero in equilibrio: { TABLES($tables) }. Scegli un altro ospite o un altro tavolo.
}
reason-isolated = Nessuno siede da solo. Trova compagnia per { GUEST($guest, form: "the") }, a questo tavolo o a un altro.
reason-jokerNeedsNation = Questa sedia sta tra due nazioni. Di’ da quale viene il jolly.
reason-tooMany = In questo turno non puoi far sedere altri ospiti. Confermalo, o torna indietro di un passo.
reason-noJoker = Qui non siede nessun jolly da scambiare. Scegli una sedia con un jolly.
reason-gender = { SEX($guest) ->
    [f] Solo un signore può prendere il posto di questo jolly. Scegline uno dalla tua mano.
    [m] Solo una signora può prendere il posto di questo jolly. Scegline una dalla tua mano.
   *[other] Una signora sostituisce solo una signora jolly, un signore solo un signore jolly. Scegli un altro ospite.
}
reason-jokerAtBar = Ora al bar non si servono i jolly. Fallo sedere, o manda un altro ospite.
reason-barFull = Tutti gli sgabelli del bar sono occupati. Scegli piuttosto una sedia.
reason-turnOver = In questo turno è troppo tardi. Confermalo, o annulla quello che puoi ancora.
reason-notInHand = Non hai questo ospite. Scegline uno dalla tua mano.
reason-notYourTurn = Tocca a qualcun altro. Aspetta che si illumini il tuo nome.
reason-gameOver = Il caffè è chiuso. Giocate ancora per riaprirlo.
reason-mustScore = Ogni ospite deve portare punti. Scegli un tavolo dove siede qualcuno, o porta subito compagnia.
reason-mustJoin = Qualcuno che hai fatto sedere è ancora solo. Il prossimo ospite deve andare a quel tavolo.
reason-notSingleSex = Tanti ospiti insieme devono riempire un tavolo, con sole signore o soli signori.
reason-handLimit = La tua mano è piena. Fai sedere un ospite, o mettine giù uno coperto.
reason-notAtLimit = Si mette giù una carta coperta solo con la mano piena. Pescane una, o fai sedere un ospite.
reason-mayNotPass = Puoi ancora giocare un ospite, quindi non puoi passare. Scegline uno dalla tua mano.
reason-unknownChair = In questo caffè non c’è una sedia così. Scegline una della pianta.
reason-drawCount = Ora non puoi pescare così tanti ospiti. Scegli uno dei numeri proposti.
reason-mustSeat = Ora il bar per te non è aperto. Fai sedere piuttosto un ospite.
reason-mayNotEnd = Puoi dichiarare la fine solo con la mano vuota. Continua a giocare.
reason-birthday = In questo turno è dovuto un compleanno, e in nessun altro. Nomina una nazione che ha qui un tavolo.
reason-notation = Così non si scrive un turno. Scrivilo come GBf>p36, bar GBm, swap GBf>s28 o pass.

end-bar = L’ultimo sgabello del bar è occupato.
end-chairs = Tutte le sedie sono occupate.
end-bag = Il sacchetto è quasi vuoto.
end-emptyHand = Una mano è vuota e può restare così.
end-onePlayerLeft = Resta una sola persona in gioco.
end-allStuck = Nessuno può più giocare un ospite.
end-guestStack = L’ultimo ospite è stato pescato.
end-tableStack = Non ci sono più tavoli da mettere.
end-declared = Una mano è vuota, e chi l’aveva dichiara la fine.

## The score board, the turn log and the result.

score-title = Punti
score-turn = Turno { $number }
score-bag = { $count ->
    [0] Il sacchetto è vuoto
    [one] { $count } ospite nel sacchetto
   *[other] { $count } ospiti nel sacchetto
}
score-stack = { $count ->
    [0] Il mazzo è vuoto
    [one] { $count } ospite nel mazzo
   *[other] { $count } ospiti nel mazzo
}
score-tables = { $count ->
    [0] Nessun altro tavolo
    [one] Ancora { $count } tavolo
   *[other] Ancora { $count } tavoli
}
score-birthday = Compleanno: { NATION($nation) }
score-points = { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
score-number = { $points }
score-active = di turno
score-leading = in testa
score-out = fuori gioco
score-hand = mano { $limit }
score-cards = { $count ->
    [one] { $count } carta
   *[other] { $count } carte
}
score-face-down = { $count ->
    [one] { $count } coperta
   *[other] { $count } coperte
}

log-title = Turni finora
log-empty = Le porte si sono appena aperte. Nessuno ha ancora giocato.
log-number = { $number }.
log-seat = fa sedere { GUEST($guest) } a { TABLES($tables, form: "within") }
log-swap = fa sedere { GUEST($guest) } a { TABLES($tables, form: "within") } e prende in mano il jolly
log-bar = manda { GUEST($guest) } al bar, sgabello { $stool }
log-pass = non può giocare e passa
log-draw = pesca una carta
log-down = mette giù una carta coperta
log-end = dichiara la fine
log-birthday = nomina la nazione che compie gli anni: { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") } è al completo: i suoi ospiti se ne vanno, e al suo posto arriva { NATION($nation) }.
log-cleared = { TABLES($tables, form: "within") } è al completo: i suoi ospiti se ne vanno, e non resta nessun tavolo per il suo posto.
log-limit = { $limit ->
    [0] non pesca e non ha più bisogno di ospiti
    [one] tiene d’ora in poi una mano di un ospite
   *[other] tiene d’ora in poi una mano di { $limit } ospiti
}
log-left = lascia la partita
spoken-seat = fa sedere { GUESTS($guests) }
spoken-number = fa sedere { $count ->
    [one] un ospite
   *[other] { $count } ospiti
}
spoken-swap = fa sedere { GUEST($guest) } e prende in mano il jolly
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = Il caffè chiude. { $winners }
log-notation = In breve
log-copy = Copia la partita
log-copied = La partita è copiata. Incollala in una mail, o in un altro caffè.
log-copied-closed = La partita è copiata, e se ne può ricavare la mano di tutti. Tienila per te fino alla fine.
log-copy-refused = Questo browser non permette al caffè di copiare per te.
log-copy-by-hand = Questo browser non permette al caffè di copiare per te. Ecco la partita come testo: copiala tu.
log-copy-text = La partita come testo
log-paste = Incolla una partita
log-paste-text = Il testo di una partita
log-paste-about = Continua dal suo ultimo turno. La partita di questo tavolo viene lasciata.
log-paste-refused = Il turno { $number } di questo testo non si può giocare. { $reason }
log-pasted = La partita continua da qui.
log-take-up = Continua con questa
log-cancel = Lascia stare

points-company = { TABLES($table, form: "within") }: { $count ->
    [2] una coppia
    [3] una compagnia di tre
    [4] un tavolo pieno
   *[other] { $count } ospiti
}, { score-points }
points-oneNation = { TABLES($table, form: "within") }: { $count ->
    [2] una coppia di una nazione
    [3] tre di una nazione
    [4] un tavolo pieno di una nazione
   *[other] { $count } ospiti di una nazione
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") }: il primo ospite, { score-points }
points-klatch = { TABLES($table, form: "within") }: un salotto di quattro signore, { score-points }
points-regulars = { TABLES($table, form: "within") }: una tavolata di quattro signori, { score-points }
points-birthday = { TABLES($table, form: "within") }: la sua nazione compie gli anni, { score-points } in più
points-chips = La banca ha finito i gettoni e trattiene { $fine ->
    [one] { $fine } punto
   *[other] { $fine } punti
}
points-bar = { $fine ->
    [0] Lo sgabello { $count } del bar porta { score-points }
    [one] Lo sgabello { $count } del bar costa { $fine } punto
   *[other] Lo sgabello { $count } del bar costa { $fine } punti
}

result-closed = { $reason } Il caffè chiude.
result-winner = Vince { $names } con { score-points }!
result-tie = { $names } condividono il primo posto con { score-points } a testa!
result-accounts = I conti
result-kept = { score-points } dalla partita, nessuno avanzato
result-fined = { score-points } dalla partita, { $penalty ->
    [0] nessuna multa per chi è avanzato: { GUESTS($guests) }
   *[other] { $penalty } per chi è avanzato: { GUESTS($guests) }
}
result-fined-many = { score-points } dalla partita, { $penalty ->
    [0] nessuna multa per { $count } ospiti avanzati
   *[other] { $penalty } per { $count } ospiti avanzati
}
result-out = uscita prima della fine
result-out-turn = uscita nel turno { $turn }
result-rank = Posto { $rank }

## The lobby.

lobby-title = Chi viene al caffè?
lobby-players = Giocatori
lobby-player = Nome del giocatore { $number }
lobby-new = Nome del prossimo giocatore
lobby-default-name = Giocatore { $number }
lobby-join = Entra
lobby-leave = { $name } va via
lobby-full = Il gruppo è al completo.
lobby-room = { $count ->
    [one] C’è posto per ancora una persona.
   *[other] C’è posto per altre { $count } persone.
}
lobby-editions = Il gioco
lobby-presets = Regole della casa
lobby-usual = le regole abituali
lobby-rule-book = Regolamento
lobby-options = Tutte le regole della casa
lobby-options-changed = { $count ->
    [one] { $count } cambiata
   *[other] { $count } cambiate
}
lobby-number = Un altro numero, da { $least } a { $most }
lobby-list = Una fila tua: { $count } numeri interi, da { $least } a { $most }
list-no-number = Il numero { $place }, «{ $text }», non è un numero intero.
list-bounds = Il numero { $place }, «{ $text }», non sta tra { $least } e { $most }.
list-few = { $given ->
    [one] C’è { $given } numero, ma ne servono { $count }: manca il numero { $place }.
   *[other] Ci sono { $given } numeri, ma ne servono { $count }: manca il numero { $place }.
}
list-many = Ci sono { $given } numeri, ma ne servono solo { $count }: il numero { $place } è di troppo.
lobby-differs = Diverso da { $preset }, dove vale: { $value }
lobby-set-back = Ripristina
lobby-set-back-option = Ripristina: { $option }
lobby-changed = Questa casa si scosta da { $preset }:
lobby-set-all-back = Torna a { $preset }
lobby-game-text = Continua da un testo di partita
lobby-game-text-about = Incolla una partita copiata come testo. Prende il posto di quella che si prepara qui.
lobby-game-text-field = Testo della partita
lobby-game-text-open = Continua con questa partita

problem-few = { $min ->
    [one] Serve almeno { $min } giocatore.
   *[other] Servono almeno { $min } giocatori.
}
problem-many = { $max ->
    [one] C’è posto per { $max } giocatore soltanto.
   *[other] C’è posto per { $max } giocatori soltanto.
}
problem-unnamed = Ogni giocatore ha bisogno di un nome.
problem-same-name = In due si chiamano { $name }. Dai un altro nome a uno dei due.

edition-board = Gioco da tavolo
edition-board-about = Il caffè del 1989 e delle scatole successive: 24 tavoli, un bar e i jolly.
edition-card = Gioco di carte
edition-card-about = Cinque tavoli che fanno posto appena sono pieni, mani coperte e nessun bar.
edition-app12 = Dodici tavoli
edition-app12-about = Il gioco dell’app: dodici tavoli che fanno posto appena sono pieni, un bar e i jolly.

preset-classic1989 = Classico
preset-classic1989-about = Come nella scatola del 1989: un tavolo di una sola nazione vale doppio quando è pieno, e un jolly tra due nazioni è di entrambe.
preset-amigo = Moderno
preset-amigo-about = Come nella scatola di oggi: anche coppie e terzetti di una nazione valgono doppio, e un jolly tra due nazioni ne riceve una.
preset-bsw = Online
preset-bsw-about = Come si gioca online: come Moderno, ma un tavolo pieno di una nazione riduce sempre la mano, e i jolly non vanno mai al bar.

## The house rules.

options-cafe = Il caffè
options-seating = I posti
options-points = Punti
options-jokers = Jolly
options-bar = Bar
options-hand = La mano
options-end = La fine
options-variants = Varianti
options-cards = Carte

option-boardLayout = Pianta
option-boardLayout-about = Dove stanno i due tavoli di una nazione, e quali tavoli condividono una sedia.
option-boardLayout-r1 = Vicini
option-boardLayout-r2 = Separati
option-boardLayout-app12 = Uno per nazione, in cerchio

option-startPlayer = Chi comincia
option-startPlayer-about = Chi ha il turno di apertura.
option-startPlayer-random = Decide la sorte
option-startPlayer-first = Il primo della lista

option-turnOrder = Ordine dei turni
option-turnOrder-about = In un giro tutti giocano una volta; ogni giro può cominciare dal giocatore successivo.
option-turnOrder-clockwise = Uguale in ogni giro
option-turnOrder-rotating = L’inizio si sposta

option-openHands = Mani scoperte
option-openHands-about = Tutti vedono gli ospiti di ogni mano.
option-openHands-true = Sì
option-openHands-false = No, ognuno solo i suoi

option-balanceCheck = Signore e signori
option-balanceCheck-about = A un tavolo c’è al massimo uno in più delle une o degli altri; qui dici quando si controlla.
option-balanceCheck-perCard = Dopo ogni ospite
option-balanceCheck-endOfTurn = Alla fine del turno

option-firstMove = Turno di apertura
option-firstMove-about = Nel caffè vuoto il primissimo ospite non trova compagnia.
option-firstMove-loneAllowed = Uno può sedere da solo
option-firstMove-loneRequired = Uno deve sedere da solo
option-firstMove-noException = Nessuno siede da solo

option-stuckPlayer = Non si può giocare nulla
option-stuckPlayer-about = Che cosa fa chi non può portare i suoi ospiti da nessuna parte.
option-stuckPlayer-pass = Passa
option-stuckPlayer-eliminate = Lascia la partita

option-monoDoubling = Tavoli di una nazione
option-monoDoubling-about = Gli ospiti che sono tutti di una nazione valgono doppio: dal secondo in poi, o solo il quarto.
option-monoDoubling-every = Doppio dalla coppia
option-monoDoubling-completion = Doppio quando è pieno

option-monoBasis = Che cos’è una nazione
option-monoBasis-about = Se gli ospiti di una nazione devono essere della nazione di cui il tavolo mostra la bandiera.
option-monoBasis-tableNation = Quella del tavolo
option-monoBasis-anyNation = Una qualsiasi

option-loneGuestPoints = Primo ospite a un tavolo
option-loneGuestPoints-about = Che cosa porta un ospite a un tavolo dove non siede ancora nessuno.
option-loneGuestPoints-0 = Nulla
option-loneGuestPoints-1 = 1 punto

option-chipCap = La banca può esaurirsi
option-chipCap-about = Ci sono gettoni per 310 punti in tutto; chi guadagna più di quanto resta riceve quel che resta.
option-chipCap-true = Sì, 310 punti in tutto
option-chipCap-false = No, mai

option-jokerNationality = Jolly tra due nazioni
option-jokerNationality-about = Da dove viene un jolly che siede tra tavoli di due nazioni.
option-jokerNationality-assigned = Il giocatore ne nomina una
option-jokerNationality-chameleon = Da entrambe insieme

option-swapNation = Scambio del jolly: nazione
option-swapNation-about = Quale ospite può prendere il posto di un jolly.
option-swapNation-either = Chi può sedere lì
option-swapNation-assignedOnly = Solo della nazione nominata

option-swapGender = Scambio del jolly: signora o signore
option-swapGender-about = Se una signora può prendere il posto di un signore jolly, o un signore quello di una signora jolly.
option-swapGender-anyLegal = Entrambi, in equilibrio
option-swapGender-same = Come il jolly

option-jokerAtBar = Jolly al bar
option-jokerAtBar-about = Quando un jolly può andare al bar.
option-jokerAtBar-never = Mai
option-jokerAtBar-ifUnseatable = Se non può sedere
option-jokerAtBar-ifNoOtherMove = Se non resta altro
option-jokerAtBar-always = Sempre

option-barValues = Prezzi al bar
option-barValues-about = Che cosa porta o costa ogni sgabello.
option-barValues-linear = Più caro a ogni sgabello
option-barValues-wave = Su e giù a onde
option-barValues-own = Prezzi di questa casa

option-voluntaryBar = Bar per scelta
option-voluntaryBar-about = Un ospite può andare al bar anche se c’è una sedia per lui.
option-voluntaryBar-true = Sì
option-voluntaryBar-false = No, solo senza sedia

option-openerAtBar = Bar nel turno di apertura
option-openerAtBar-about = Il turno di apertura può andare al bar.
option-openerAtBar-true = Aperto
option-openerAtBar-false = Chiuso

option-bankruptcy = Chi non può pagare il bar
option-bankruptcy-about = Che cosa succede quando uno sgabello costa più punti di quanti ne ha il giocatore.
option-bankruptcy-eliminate = Lascia la partita
option-bankruptcy-debt = Va sotto zero
option-bankruptcy-zero = Paga quel che c’è

option-unpaidGuest = Ospite non pagato
option-unpaidGuest-about = Che fine fa l’ospite di chi non ha potuto pagare ed è uscito.
option-unpaidGuest-stays = Resta al bar
option-unpaidGuest-removed = Va a casa

option-eliminatedTiles = Mano di chi è uscito
option-eliminatedTiles-about = Che fine fanno gli ospiti nella mano di chi lascia la partita.
option-eliminatedTiles-removed = Vanno a casa
option-eliminatedTiles-toBag = Tornano nel sacchetto

option-refillReduction = Mano più piccola
option-refillReduction-about = Chi riempie un tavolo con ospiti di una nazione ha da allora una mano più piccola.
option-refillReduction-optional = Se il giocatore vuole
option-refillReduction-mandatory = Sempre
option-refillReduction-off = Mai

option-reductionCarryOver = Due tavoli pieni insieme
option-reductionCarryOver-about = Se un turno riempie due tavoli di una nazione, entrambi contano per una mano più piccola.
option-reductionCarryOver-true = Contano entrambi
option-reductionCarryOver-false = Non più di quanto giocato

option-bagEndAt = Ultimi ospiti nel sacchetto
option-bagEndAt-about = Il caffè chiude quando nel sacchetto restano così pochi ospiti.
option-bagEndAt-4 = Quattro
option-bagEndAt-3 = Tre
option-bagEndAt-0 = Nessuno

option-finalRound = L’ultimo giro si finisce
option-finalRound-about = Prima che il caffè chiuda, tutti hanno lo stesso numero di turni.
option-finalRound-true = Sì
option-finalRound-false = No, chiude subito

option-tieBreak = Parità di punti
option-tieBreak-about = Chi sta meglio a parità di punti: nessuno, o chi ha meno ospiti avanzati.
option-tieBreak-shared = Condividono il posto
option-tieBreak-fewestTiles = Meno ospiti in mano

option-birthdayThreshold = Tavolo del compleanno
option-birthdayThreshold-about = Chi per primo ha tanti punti nomina una nazione; da allora i suoi tavoli valgono doppio.
option-birthdayThreshold-null = Nessun compleanno
option-birthdayThreshold-20 = A 20 punti
option-birthdayThreshold-30 = A 30 punti
option-birthdayThreshold-40 = A 40 punti
option-birthdayThreshold-50 = A 50 punti
option-birthdayThreshold-own = { $points ->
    [one] A { $points } punto
   *[other] A { $points } punti
}

option-birthdayStacks = Compleanno e una nazione
option-birthdayStacks-about = Un tavolo del compleanno dove tutti sono di una nazione vale due volte doppio.
option-birthdayStacks-true = Due volte doppio
option-birthdayStacks-false = Una volta doppio

option-singleSexTables = Salotto e tavolata
option-singleSexTables-about = Un turno di più ospiti può fare un tavolo di quattro signore o quattro signori: 20 punti, o 40 con una nazione.
option-singleSexTables-true = Sì
option-singleSexTables-false = No

option-singleSexNeighbours = Tavoli accanto a un salotto
option-singleSexNeighbours-about = Se equilibrio e punti contano agli altri tavoli di cui un salotto o una tavolata occupa le sedie.
option-singleSexNeighbours-strict = Contano come sempre
option-singleSexNeighbours-exempt = Non contano

option-cardTables = Numero di tavoli
option-cardTables-about = Con sette tavoli più ospiti trovano posto.
option-cardTables-5 = Cinque
option-cardTables-7 = Sette

option-faceDown = Mettere giù un ospite coperto
option-faceDown-about = Un turno può mettere da parte un ospite della mano, che alla fine costa una multa.
option-faceDown-onlyAtLimit = Solo con la mano piena
option-faceDown-anytime = Sempre

option-emptyHand = Mano vuota
option-emptyHand-about = Che cosa succede quando qualcuno ha giocato l’ultimo ospite della mano.
option-emptyHand-mayDeclare = Può chiudere la partita
option-emptyHand-endsAtOnce = La chiude subito

## The board, the bar and the hands.

board-title = Il caffè
board-keys = Le frecce vanno di sedia in sedia, Pag giù e Pag su ai posti illuminati.
board-all = Tutto il caffè

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] ancora nessuno
    [one] { $guests } ospite
   *[other] { $guests } ospiti
}
table-gone = { TABLES($table) }, qui non c’è tavolo
table-marked = { $text }, è d’ostacolo
table-scored = { $text }, ha portato punti nell’ultimo turno

chair-at-one = Sedia { $seat1 } di { TABLES($table1, form: "within") }
chair-at-two = Sedia { $seat1 } di { TABLES($table1, form: "within") } e sedia { $seat2 } di { TABLES($table2, form: "within") }
chair-at-three = Sedia { $seat1 } di { TABLES($table1, form: "within") }, sedia { $seat2 } di { TABLES($table2, form: "within") } e sedia { $seat3 } di { TABLES($table3, form: "within") }
chair-free = { $text }, libera
chair-taken = { $text }, occupata: { GUEST($guest) }
chair-tentative = { $text }, occupata in questo turno, si può annullare: { GUEST($guest) }
chair-fresh = { $text }, novità dell’ultimo turno
chair-marked = { $text }; è d’ostacolo
chair-offer = { $text }; il tuo ospite può sedere qui per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}
chair-offer-partner = { $text }; il tuo ospite può sedere qui per { $points ->
    [one] { $points } punto
   *[other] { $points } punti
} se segue compagnia
chair-preview = { $text }; qui si vede { GUEST($guest) }: scegli ancora per far sedere
chair-offer-swap = { $text }; il tuo ospite può prendere questo posto, e il jolly viene nella tua mano

bar-title = Bar
bar-open = Bar, { $taken } di { $stools } sgabelli occupati; la prossima visita { $sign ->
    [gain] porta { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
   *[fine] costa { $points ->
        [one] { $points } punto
       *[other] { $points } punti
    }
}
bar-full = Bar, tutti i { $stools } sgabelli occupati
bar-offer = { $text }; il tuo ospite può andarci
bar-preview = { $text }; qui si vede { GUEST($guest) }: scegli ancora per mandare
bar-marked = { $text }; è d’ostacolo
bar-guests = Al bar: { GUESTS($guests) }

hand-name = Mano di { $name }
hand-active = Mano di { $name }, di turno
hand-out = { $name } ha lasciato la partita
hand-closed = { $text }, { hand-size }, coperta
hand-size = { $size ->
    [0] nessun ospite
    [one] { $size } ospite
   *[other] { $size } ospiti
}
hand-face-down = { $count ->
    [one] { $count } carta coperta
   *[other] { $count } carte coperte
}
hand-empty = Nessun ospite rimasto
hand-guest = { GUEST($guest) }
hand-held = { $text }, ora in mano tua
hand-placed = { $text }, già a posto in questo turno
hand-unplayable = { $text }, per ora senza posto
hand-nation = { NATION($nation, form: "short") }
hand-joker = Jolly

## The keys of the café.

keys-title = Tasti
key-tab = Tab
key-arrows = Frecce
key-ends = Inizio, Fine
key-pages = Pag giù, Pag su
key-enter = Invio, Spazio
key-escape = Esc
keys-tab = Alla mano, al caffè, al bar, ai pulsanti
keys-arrows = Di ospite in ospite, di sedia in sedia
keys-ends = Al primo e all’ultimo
keys-pages = Al prossimo posto illuminato, e indietro
keys-enter = Prendere, far sedere, premere
keys-escape = Posare ciò che hai in mano, chiudere ciò che è aperto
keys-table = Al prossimo tavolo; con Maiusc al precedente
keys-fitting = Alla prossima sedia adatta al tuo ospite; con Maiusc alla precedente
keys-bar = Al bar
keys-hand = Alla tua mano
keys-summary = Come va la partita, a voce
keys-help = Questo elenco
board-help = Il punto interrogativo mostra tutti i tasti.

## The rule book, sentence by sentence.

rule-book-title = Regolamento
rule-book-short = Le regole in breve
rule-book-house = Regola della casa
rule-book-legend = { $preset ->
    [none] Regola della casa: di solito si gioca diversamente.
   *[other] Regola della casa: in { $preset } è diverso.
}
rule-book-instead = { $preset ->
    [none] Di solito:
   *[other] In { $preset }:
}
rule-book-extra = { $preset ->
    [none] Di solito non c’è questa regola.
   *[other] Non in { $preset }.
}
rule-book-section = { $section }
rule-book-brief = In breve
rule-book-close = Chiudi

chapter-material = Che cosa serve
chapter-aim = Di che cosa si tratta
chapter-turn = Il tuo turno
chapter-opening = Il turno di apertura
chapter-seating = Dove può sedere un ospite
chapter-balance = Signore e signori
chapter-company = Nessuno siede da solo
chapter-points = Punti
chapter-one-nation = Tavoli di una nazione
chapter-clearing = Tavoli pieni
chapter-jokers = Jolly
chapter-exchange = Riprendere un jolly
chapter-refill = Completare la mano
chapter-drawing = Pescare e mettere da parte
chapter-bar = Il bar
chapter-leaving = Chi non può pagare
chapter-birthday = Il tavolo del compleanno
chapter-klatch = Salotto e tavolata
chapter-end = Quando chiude il caffè
chapter-account = I conti finali
chapter-winner = Chi vince

book-tables-fixed = Il caffè ha { $tables } tavoli con quattro sedie ciascuno. Ogni tavolo appartiene a una nazione; la sua bandiera dice a quale.
book-tables-cards = { $tables } carte tavolo sono scoperte: ognuna è un tavolo con quattro sedie e appartiene a una nazione. Le altre { $rest } carte aspettano in un mazzo.
book-chairs-beside = Molte sedie appartengono a due tavoli, quindi in tutto sono { $chairs }. I due tavoli di una nazione stanno vicini e ne condividono una.
book-chairs-apart = Molte sedie appartengono a due tavoli, quindi in tutto sono { $chairs }. Ogni sedia condivisa unisce due nazioni.
book-chairs-single = Ogni nazione ha un tavolo. Quasi tutte le sedie appartengono a due o tre tavoli, quindi in tutto sono { $chairs }.
book-chairs-replaced = Alcune sedie appartengono a più tavoli insieme, quindi in tutto sono { $chairs }.
brief-plan-apart = I due tavoli di una nazione stanno separati.
brief-plan-single = Ogni nazione ha un solo tavolo.
brief-plan-replaced = { $tables } tavoli sono scoperti.
book-guests-jokers = { $guests } ospiti aspettano in un sacchetto: { $each } signore e { $each } signori da ognuna di { $nations } nazioni, { $jokers } signore jolly e { $jokers } signori jolly.
book-guests-plain = { $guests } ospiti aspettano in un mazzo di carte: { $each } signore e { $each } signori da ognuna di { $nations } nazioni. Non ci sono jolly.
book-players = Si può giocare da { $least } a { $most } persone. Tutti cominciano senza punti.
book-hands-open = Ognuno pesca { $dealt } ospiti e li mette scoperti davanti a tutti.
book-hands-closed = Ognuno pesca { $dealt } ospiti e non li mostra a nessuno.
brief-hands-closed = Ognuno nasconde la sua mano.
book-curtain = Tra un turno e l’altro un sipario nasconde le mani finché il prossimo giocatore non è pronto.
book-chips = La banca ha { $bank } punti in gettoni. Quando finiscono, gli ospiti portano solo quel che resta; le multe tornano alla banca.
brief-chips = La banca ha { $bank } punti in tutto; quando finiscono, gli ospiti portano quel che resta.

book-aim-bar = Trova buoni posti per i tuoi ospiti: con la loro nazione, in compagnia, signore e signori in equilibrio. Un ospite senza sedia può andare al bar, che presto diventa caro.
book-aim-cards = Trova buoni posti per i tuoi ospiti: con la loro nazione, in compagnia, signore e signori in equilibrio. I tavoli pieni fanno posto a tavoli nuovi.
brief-goal = Vince chi ha più punti quando il caffè chiude.

book-starter-random = La sorte decide chi comincia.
book-starter-first = Comincia il primo giocatore della lista.
book-order-clockwise = Poi un turno segue l’altro, in senso orario.
book-order-rotating = Poi un turno segue l’altro, in senso orario, e ogni giro comincia un giocatore più tardi del precedente.
brief-order-rotating = Ogni giro comincia un giocatore più tardi del precedente.
book-actions-exchange = Nel tuo turno fai una cosa: far sedere fino a { $most } ospiti, mandare un ospite al bar, o riprendere un jolly.
book-actions-bar = Nel tuo turno fai una cosa: far sedere fino a { $most } ospiti, o mandare un ospite al bar.
book-actions-cards-onlyAtLimit = Nel tuo turno fai una cosa: far sedere fino a { $most } ospiti, pescare una carta o, con { $limit } carte in mano, metterne giù una coperta.
book-actions-cards-anytime = Nel tuo turno fai una cosa: far sedere fino a { $most } ospiti, pescare una carta, o metterne giù una coperta.
brief-actions-exchange = Il tuo turno: fai sedere fino a { $most } ospiti, mandane uno al bar, o riprendi un jolly.
brief-actions-bar = Il tuo turno: fai sedere fino a { $most } ospiti, o mandane uno al bar.
brief-actions-cards-onlyAtLimit = Il tuo turno: fai sedere fino a { $most } ospiti o pesca una carta; con { $limit } in mano puoi metterne giù una.
brief-actions-cards-anytime = Il tuo turno: fai sedere fino a { $most } ospiti, pesca una carta, o mettine giù una coperta.
book-stop = Non devi farne sedere quanti ne potresti, ma una di queste cose devi farla.
book-stay-always = Chi siede resta seduto. Si possono riprendere solo i jolly.
book-stay-cleared = Chi siede resta seduto finché uno dei tavoli della sedia non è pieno.
book-stuck-pass = Chi non può fare nessuna di queste cose passa.
book-stuck-eliminate = Chi non può fare nessuna di queste cose lascia la partita.
brief-stuck-eliminate = Chi non può fare nulla di questo lascia la partita.

book-opening-loneAllowed = Nel turno di apertura un ospite può sedere da solo. Se ne fai sedere due, hanno bisogno di compagnia come sempre.
book-opening-loneRequired = Il turno di apertura fa sedere un solo ospite, che può stare da solo.
book-opening-noException = Il turno di apertura non fa eccezione: nessuno siede da solo.
brief-opening-loneAllowed = Nel turno di apertura un ospite può sedere da solo.
brief-opening-loneRequired = Il turno di apertura fa sedere al massimo un ospite, che può stare da solo.
brief-opening-noException = Nessuno siede da solo, nemmeno nel turno di apertura.
book-opening-joined = Nessuno è obbligato a unirsi all’ospite che ha aperto il caffè da solo.
book-opening-bar-open = Il turno di apertura può andare al bar come ogni altro.
book-opening-bar-closed = Nel turno di apertura il bar è ancora chiuso.

book-seat = Un ospite prende una sedia libera a un tavolo della sua nazione.
book-seat-between = Se una sedia appartiene a tavoli di nazioni diverse, gli ospiti di ognuna sono benvenuti.
book-seat-foreign = Così può capitare che a un tavolo siedano solo stranieri. È permesso.
brief-seat = Un ospite prende una sedia libera a un tavolo della sua nazione.

book-balance-most = A un tavolo stanno al massimo due signore e due signori. Una parte può essere avanti di uno sull’altra, mai di due.
book-balance-perCard = Vale dopo ogni ospite: un secondo signore aspetta che sieda una signora, e viceversa.
book-balance-endOfTurn = Deve valere alla fine del tuo turno. Lungo la strada tutto è permesso.
brief-balance-perCard = A un tavolo: al massimo due signore e due signori, al massimo uno in più, dopo ogni ospite.
brief-balance-endOfTurn = A un tavolo: al massimo due signore e due signori, al massimo uno in più, alla fine del tuo turno.
book-balance-tables = Vale a ogni tavolo della sedia.
book-balance-tables-jokers = Vale a ogni tavolo della sedia, e i jolly contano come le signore e i signori che sono.

book-company-endOfTurn = Alla fine del tuo turno nessuno degli ospiti che hai fatto sedere può essere solo.
book-company-atOnce = Ogni ospite deve trovare compagnia, e quindi portare punti, quando si siede.
brief-company-endOfTurn = Nessun ospite che fai sedere può essere solo alla fine del tuo turno.
brief-company-atOnce = Ogni ospite che fai sedere deve trovare compagnia, al più tardi con l’ospite successivo.
book-company-first-endOfTurn = Il tuo primo ospite può sedersi da solo se il secondo lo raggiunge nello stesso turno.
book-company-first-atOnce = Un ospite può sedersi da solo soltanto se il successivo dello stesso turno va a uno dei suoi tavoli.
book-company-one = Basta la compagnia a un tavolo. Agli altri tavoli della sedia un ospite può essere il primo.

book-points-everybody = Un ospite porta tanti punti quanti sono allora gli ospiti al tavolo, compreso il nuovo: 2, 3 o 4.
book-points-others = Un ospite porta un punto per ognuno degli altri al tavolo: 1, 2 o 3.
brief-points-everybody = Un ospite porta tanti punti quanti ospiti siedono lì, da 2 a 4, a ogni tavolo della sedia.
brief-points-others = Un ospite porta un punto per ognuno degli altri, a ogni tavolo della sedia.
book-points-first-nothing = Il primo ospite a un tavolo lì non porta nulla.
brief-points-first-points = { $points ->
    [one] Il primo ospite a un tavolo porta { $points } punto.
   *[other] Il primo ospite a un tavolo porta { $points } punti.
}
book-points-first-points = { $points ->
    [one] Il primo ospite a un tavolo porta lì { $points } punto.
   *[other] Il primo ospite a un tavolo porta lì { $points } punti.
}
book-points-tables = Una sedia che appartiene a più tavoli porta punti a ognuno di essi.
book-points-once = I punti si guadagnano sedendosi. Gli ospiti successivi non aggiungono nulla.

book-one-nation-every = Se tutti gli ospiti al tavolo sono di una nazione, valgono doppio: 4, 6 o 8.
book-one-nation-completion = Se quattro ospiti di una nazione riempiono un tavolo, il quarto porta 8 punti invece di 4. Due o tre non portano più degli altri.
book-one-nation-others = Se tutti gli ospiti al tavolo sono di una nazione, i punti valgono doppio: 2, 4 o 6.
brief-double-every-tableNation = I punti raddoppiano se tutti gli ospiti sono della nazione del tavolo.
brief-double-every-anyNation = I punti raddoppiano se tutti gli ospiti sono di una nazione, qualunque sia.
brief-double-completion-tableNation = Se quattro ospiti della nazione del tavolo lo riempiono, il quarto vale doppio.
brief-double-completion-anyNation = Se quattro ospiti di una nazione, qualunque sia, riempiono un tavolo, il quarto vale doppio.
book-one-nation-means-tableNation = Una nazione vuol dire quella del tavolo.
book-one-nation-means-anyNation = Una nazione vuol dire una qualsiasi, anche se non è quella del tavolo.

book-clear = Appena quattro ospiti siedono a un tavolo, viene sgomberato: se ne va la carta tavolo, e tutti quelli intorno, anche chi siede insieme ad altri tavoli.
brief-clear = Un tavolo pieno viene sgomberato con tutti quelli intorno; una nuova carta tavolo prende il suo posto.
book-clear-next = Una nuova carta tavolo prende subito il suo posto. Poi il tuo turno può continuare.
book-clear-left = Ai tavoli accanto gli ospiti possono ora sedere da soli o lontano dalla loro nazione. Restano.

book-joker = Un jolly siede su qualsiasi sedia libera, come ospite della nazione di quel tavolo. Una signora jolly resta una signora, un signore jolly un signore.
book-joker-between-assigned = Se una sedia appartiene a tavoli di nazioni diverse, dici da quale viene il jolly. Agli altri è uno straniero.
book-joker-between-chameleon = Se una sedia appartiene a tavoli di nazioni diverse, il jolly è di casa a ognuno di essi.
brief-joker-between-assigned = Un jolly siede ovunque; tra due nazioni dici da quale viene.
brief-joker-between-chameleon = Un jolly siede ovunque, di casa a ogni tavolo della sua sedia.
book-joker-else = Equilibrio e compagnia valgono per un jolly come per ogni ospite.

book-exchange-fetch = Come turno intero puoi riprendere un jolly: metti al suo posto un ospite della tua mano e prendi in mano il jolly.
book-exchange-never = Un jolly che siede non si riprende mai.
brief-exchange-fetch = Come turno intero, metti un ospite al posto di un jolly e prendi in mano il jolly.
brief-exchange-never = Un jolly che siede non si riprende mai.
book-exchange-nation-either = Va bene qualsiasi ospite di una nazione che ha un tavolo a quella sedia, ma non un altro jolly.
book-exchange-nation-assignedOnly = Se al jolly è stata data una nazione, va bene solo un ospite di quella; se no, chiunque possa sedere lì. Un altro jolly mai.
brief-exchange-nation-assignedOnly = Un jolly a cui è stata data una nazione lo riprende solo un ospite di quella.
book-exchange-gender-anyLegal = Una signora può prendere il posto di un signore jolly, e viceversa, se dopo i tavoli sono in equilibrio.
book-exchange-gender-same = Una signora prende il posto di una signora jolly, un signore quello di un signore jolly.
brief-exchange-gender-same = Solo una signora riprende una signora jolly, solo un signore un signore jolly.
book-exchange-company = L’ospite ha bisogno di compagnia, come sempre.
book-exchange-quiet = Questo non porta punti, e non si pesca nessuno.

book-refill = Dopo aver fatto sedere ospiti, o dopo il bar, peschi finché la tua mano ne tiene di nuovo { $limit }.
book-refill-smaller-optional = Chi riempie un tavolo con una nazione può avere da allora una mano con un ospite in meno.
book-refill-smaller-mandatory = Chi riempie un tavolo con una nazione ha da allora una mano con un ospite in meno.
book-refill-smaller-off = Chi riempie un tavolo con una nazione ha sempre una mano grande come tutti.
brief-refill-smaller-optional = Chi riempie un tavolo con una nazione può avere una mano con uno in meno.
brief-refill-smaller-mandatory = Chi riempie un tavolo con una nazione ha una mano con uno in meno.
brief-refill-smaller-off = Nessun tavolo riduce la mano.
book-refill-two-both = Se un turno riempie due tavoli così, entrambi riducono la mano, anche se tiene ancora troppi ospiti per questo.
book-refill-two-played = Se un turno riempie due tavoli così, la mano non si riduce comunque di più degli ospiti appena giocati.
brief-refill-two-played = Se un turno ne riempie due, la mano non si riduce di più di quanto giocato.

book-draw = Chi non può far sedere nessuno, o non vuole, pesca una carta. È tutto il turno.
book-draw-limit = Una mano tiene al massimo { $limit } carte. Chi ne ha tante non può pescare.
book-down-onlyAtLimit = Con { $limit } carte in mano puoi metterne giù una coperta. È tutto il turno.
book-down-anytime = Puoi mettere giù una carta coperta quando vuoi. È tutto il turno.

book-bar = Puoi mandare un ospite al bar, di qualsiasi nazione, al prossimo sgabello libero.
book-bar-when-always = Puoi farlo anche se potresti far sedere qualcuno.
book-bar-when-needed = Il bar è aperto solo finché non puoi far sedere nessuno.
book-bar-stools = Ognuno dei { $stools } sgabelli porta o costa subito dei punti, in quest’ordine: { $row }.
brief-bar-stools = Il bar, sgabello per sgabello: { $row }.
book-bar-joker-never = I jolly non vanno mai al bar.
book-bar-joker-ifUnseatable = Un jolly va al bar solo se non può sedere.
book-bar-joker-ifNoOtherMove = Un jolly va al bar solo se non puoi fare altro.
book-bar-joker-always = I jolly vanno al bar come ogni ospite.
book-bar-full = Quando tutti gli sgabelli sono occupati, nessuno può più andare al bar.

book-cannot-pay-eliminate = Chi ha troppo pochi punti per pagare al bar lascia la partita.
book-cannot-pay-debt = Chi ha troppo pochi punti per pagare al bar va sotto zero.
book-cannot-pay-zero = Chi ha troppo pochi punti per pagare al bar dà quel che c’è.
brief-cannot-pay-eliminate = Chi lì non può pagare lascia la partita.
brief-cannot-pay-debt = Chi lì non può pagare va sotto zero.
brief-cannot-pay-zero = Chi lì non può pagare dà quel che c’è.
book-unpaid-stays = L’ospite che non si è potuto pagare resta al bar.
book-unpaid-removed = L’ospite che non si è potuto pagare va a casa, e lo sgabello è di nuovo libero.
brief-unpaid-removed = L’ospite che non si è potuto pagare va a casa.
book-left-hand-removed = Gli ospiti nella mano di chi lascia vanno a casa.
book-left-hand-toBag = Gli ospiti nella mano di chi lascia tornano nel sacchetto.
brief-left-hand-removed = La mano di chi lascia va a casa.
brief-left-hand-toBag = La mano di chi lascia torna nel sacchetto.
book-left-rank = Chi lascia sta dietro a tutti quelli che restano; più tardi, meglio è.

book-birthday = Il primo giocatore che arriva a { $threshold } punti sceglie una nazione che compie gli anni.
brief-birthday = Chi per primo ha { $threshold } punti nomina una nazione; da allora i suoi tavoli valgono doppio.
book-birthday-doubles = Dal turno successivo tutti i punti ai suoi tavoli valgono doppio.
book-birthday-one-nation-twice = I punti già raddoppiati per una nazione raddoppiano ancora.
book-birthday-one-nation-once = I punti già raddoppiati per una nazione non raddoppiano ancora.
brief-birthday-one-nation-twice = Un tavolo del compleanno di una nazione vale due volte doppio.
brief-birthday-one-nation-once = Un tavolo del compleanno di una nazione vale doppio una volta sola.

book-klatch = Un turno può far sedere tre o quattro ospiti se fanno un tavolo di quattro signore, un salotto, o di quattro signori, una tavolata.
brief-klatch = Tre o quattro ospiti insieme possono fare un tavolo di sole signore o soli signori: { $points } punti, { $oneNation } con una nazione.
book-klatch-seated = Se sono solo tre, il quarto deve già sedere lì. Le nazioni devono andare bene come sempre, l’equilibrio no.
book-klatch-points = Un tavolo così porta { $points } punti, o { $oneNation } se tutti sono di una nazione, al posto dei suoi punti normali.
book-klatch-beside-strict = Agli altri tavoli di queste sedie equilibrio e punti valgono come sempre.
book-klatch-beside-exempt = Agli altri tavoli di queste sedie nessuno chiede l’equilibrio, e non si guadagna nulla.
brief-klatch-beside-strict = Ai tavoli accanto tutto conta come sempre.
brief-klatch-beside-exempt = Ai tavoli accanto non contano né equilibrio né punti.
book-klatch-refill = Per una mano più piccola conta come ogni tavolo pieno di una nazione, se tutti sono di una nazione.
book-klatch-opening = Nel turno di apertura è troppo presto per questo.

book-end-when = Il caffè chiude dopo un turno in cui è successa una di queste cose.
book-end-bar = L’ultimo sgabello del bar è occupato.
book-end-chairs = L’ultima sedia è occupata.
book-end-tableStack = Nel mazzo non resta nessuna carta tavolo per un posto vuoto.
book-end-guestStack = L’ultima carta è stata pescata.
book-end-bag = { $count ->
    [0] Il sacchetto è vuoto.
   *[other] Nel sacchetto restano al massimo { $count } ospiti.
}
book-end-emptyHand-smaller = Un giocatore non ha più nessuno in mano e non deve pescare.
book-end-emptyHand-mayDeclare = Un giocatore ha giocato l’ultima carta della mano e ha dichiarato con essa la fine. Chi non lo fa deve pescare nel turno successivo.
book-end-emptyHand-endsAtOnce = Un giocatore ha giocato l’ultima carta della mano.
book-end-onePlayerLeft = Resta un solo giocatore in partita.
book-end-allStuck = Tutti hanno passato, uno dopo l’altro.
book-end-allStuck-leaving = Giocatori che non potevano fare nulla sono usciti uno subito dopo l’altro, e non ne restano più di quanti sono usciti.
book-end-round-atOnce = Chiude subito, anche se non tutti hanno avuto gli stessi turni.
book-end-round-played = Prima si finisce il giro, così che tutti abbiano avuto gli stessi turni. Solo se resta un giocatore, o nessuno può muovere, chiude subito.
book-end-round-playedIfTables = Prima si finisce il giro, così che tutti abbiano avuto gli stessi turni. Solo se manca una carta tavolo, resta un giocatore, o nessuno può muovere, chiude subito.
brief-end-round-played = Prima si finisce il giro.
brief-end-round-playedIfTables = Prima si finisce il giro.
brief-end-bag = { $count ->
    [0] Il caffè chiude quando tutti gli sgabelli o le sedie sono occupati, o il sacchetto è vuoto.
   *[other] Il caffè chiude quando sgabelli o sedie sono tutti occupati, o nel sacchetto restano al massimo { $count } ospiti.
}
brief-end-tables = Il caffè chiude quando finiscono le carte tavolo o gli ospiti, o gli sgabelli sono tutti occupati.
brief-end-cards-mayDeclare = Il caffè chiude quando finiscono tavoli o ospiti, o se lo dice chi gioca l’ultima carta.
brief-end-cards-endsAtOnce = Il caffè chiude quando finiscono le carte tavolo o gli ospiti, o una mano.

book-account-guests = Ogni ospite rimasto in una mano costa { $guest } punti, ogni jolly { $joker }.
book-account-cards = Ogni carta rimasta in una mano, e ognuna coperta, costa { $guest } punti.
book-account-free = Gli ospiti rimasti in una mano non costano nulla.
brief-account-guests = Ogni ospite rimasto in una mano costa { $guest } punti, ogni jolly { $joker }.
brief-account-cards = Ogni carta in una mano o coperta costa { $guest } punti.
brief-account-free = Gli ospiti rimasti in una mano non costano nulla.
book-account-below = Un conto può finire sotto zero.

book-winner = Vince chi ha più punti.
book-tie-shared = I giocatori con gli stessi punti condividono il posto.
book-tie-fewestTiles = A parità di punti sta meglio il giocatore a cui avanzano meno ospiti.
brief-tie-fewestTiles = A parità di punti sta meglio chi ha meno ospiti avanzati.
book-tie-leastPenalty = A parità di punti sta meglio il giocatore con la multa minore.

## How the game stands.

summary-turn = Turno { $number }.
summary-curtain = Il tavolo passa a { $name }.
summary-mover = Tocca a { $name }.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } ha lasciato con { score-points }.
summary-hand = Nella tua mano: { GUESTS($guests) }.
summary-hand-empty = La tua mano è vuota.
summary-seated = In questo turno siedono: { GUESTS($guests) }.
summary-text = { $text }.
`,
};

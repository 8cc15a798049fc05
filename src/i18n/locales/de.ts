import type { Locale } from './locale.js';

/**
 * German. Guests and tables are named in the cases that sentences ask for: `.acc` and `.theAcc`, `.theDat`; `.acc` of a
 * table follows "setzt … an", `.within` is the dative after "an", `.plain` a heading before a colon.
 */
export const locale: Locale = {
  tag: 'de',
  messages: `
## Nations, guests and tables.

nation-CF = Zentralafrikanische Republik
    .from = der Zentralafrikanischen Republik
    .short = Zentralafrika
nation-CN = China
nation-CU = Kuba
nation-DE = Deutschland
nation-ES = Spanien
nation-FR = Frankreich
nation-GB = Großbritannien
nation-IN = Indien
nation-IT = Italien
nation-RU = Russland
nation-TR = Türkei
    .from = der Türkei
nation-US = USA
    .from = den USA
nation-unknown = die richtige Nation
    .from = der richtigen Nation

guest-lady = eine Dame aus { NATION($nation, form: "from") }
    .theAcc = die Dame aus { NATION($nation, form: "from") }
    .theDat = der Dame aus { NATION($nation, form: "from") }
guest-gentleman = ein Herr aus { NATION($nation, form: "from") }
    .acc = einen Herrn aus { NATION($nation, form: "from") }
    .theAcc = den Herrn aus { NATION($nation, form: "from") }
    .theDat = dem Herrn aus { NATION($nation, form: "from") }
guest-lady-joker = ein Damen-Joker
    .acc = einen Damen-Joker
    .theAcc = den Damen-Joker
    .theDat = dem Damen-Joker
guest-gentleman-joker = ein Herren-Joker
    .acc = einen Herren-Joker
    .theAcc = den Herren-Joker
    .theDat = dem Herren-Joker
guest-lady-joker-named = ein Damen-Joker als Gast aus { NATION($nation, form: "from") }
    .acc = einen Damen-Joker als Gast aus { NATION($nation, form: "from") }
    .theAcc = den Damen-Joker als Gast aus { NATION($nation, form: "from") }
    .theDat = dem Damen-Joker als Gast aus { NATION($nation, form: "from") }
guest-gentleman-joker-named = ein Herren-Joker als Gast aus { NATION($nation, form: "from") }
    .acc = einen Herren-Joker als Gast aus { NATION($nation, form: "from") }
    .theAcc = den Herren-Joker als Gast aus { NATION($nation, form: "from") }
    .theDat = dem Herren-Joker als Gast aus { NATION($nation, form: "from") }
guest-unknown = dieser Gast
    .acc = diesen Gast
    .theAcc = diesen Gast
    .theDat = diesem Gast

table-name = { NATION($nation) } { $number }
    .acc = Tisch { NATION($nation) } { $number }
    .within = Tisch { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .plain = { NATION($nation) } ({ $place })
    .acc = Tisch { NATION($nation) } ({ $place })
    .within = Tisch { NATION($nation) } ({ $place })
table-none = ein leerer Platz ({ $place })
    .acc = einen leeren Platz ({ $place })
    .within = einem leeren Platz ({ $place })
table-unknown = dieser Tisch
    .acc = diesen Tisch
    .within = diesem Tisch

place-number = Nr. { $number }
    .the = Tisch { $number }
place-NNW = ganz oben links
    .the = dem Tisch ganz oben links
place-NW = oben links
    .the = dem Tisch oben links
place-NE = oben rechts
    .the = dem Tisch oben rechts
place-C = Mitte
    .the = dem Tisch in der Mitte
place-SW = unten links
    .the = dem Tisch unten links
place-SE = unten rechts
    .the = dem Tisch unten rechts
place-SSE = ganz unten rechts
    .the = dem Tisch ganz unten rechts

## What is expected now, and the buttons.

prompt-choose = { $name }, wähle einen Gast aus deiner Hand.
prompt-held-nowhere = Für { GUEST($guest, form: "theAcc") } gibt es jetzt keinen Platz.
prompt-held-down = Für { GUEST($guest, form: "theAcc") } gibt es jetzt keinen Platz. Du darfst die Karte verdeckt ablegen.
prompt-preview = Wähle diesen Platz noch einmal, um { GUEST($guest, form: "theAcc") } zu setzen, oder wähle einen anderen.
prompt-preview-bar = Wähle die Bar noch einmal, um { GUEST($guest, form: "theAcc") } dorthin zu schicken, oder wähle einen anderen Platz.
prompt-held = Wähle einen der leuchtenden Plätze für { GUEST($guest, form: "theAcc") }.
prompt-owing-partner = Niemand sitzt allein: Bring { GUEST($guest, form: "theDat") } Gesellschaft oder nimm den Schritt zurück.
prompt-owing-balance = An { TABLES($tables, form: "within") } sind Damen und Herren nicht im Gleichgewicht. { $klatch ->
    [yes] Gleiche es aus, mach einen Tisch mit vier Damen oder vier Herren voll, oder nimm den Schritt zurück.
   *[no] Gleiche es aus oder nimm den Schritt zurück.
}
prompt-offering-more = Du darfst noch einen Gast setzen oder den Zug so bestätigen, wie er ist.
prompt-confirm = { $points ->
    [0] Dieser Zug bringt keine Punkte. Bestätige ihn oder nimm einen Schritt zurück.
    [one] Dieser Zug bringt { $points } Punkt. Bestätige ihn oder nimm einen Schritt zurück.
   *[other] Dieser Zug bringt { $points } Punkte. Bestätige ihn oder nimm einen Schritt zurück.
}
prompt-naming-joker = Der Joker sitzt zwischen zwei Nationen. Aus welcher kommt er?
prompt-choosing-draw = Ein Tisch mit nur einer Nation ist voll! Du darfst weniger Gäste ziehen und ab jetzt eine kleinere Hand behalten.
prompt-choose-card = { $may ->
    [draw] { $name }, setze bis zu drei Gäste oder ziehe eine Karte.
    [down] { $name }, setze bis zu drei Gäste oder lege einen verdeckt ab.
   *[both] { $name }, setze bis zu drei Gäste, ziehe eine Karte oder lege eine verdeckt ab.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, für keinen deiner Gäste gibt es jetzt einen Platz. Ziehe eine Karte.
    [down] { $name }, für keinen deiner Gäste gibt es jetzt einen Platz. Lege einen verdeckt ab.
   *[both] { $name }, für keinen deiner Gäste gibt es jetzt einen Platz. Ziehe eine Karte oder lege eine verdeckt ab.
}
prompt-must-join = Der nächste Gast muss sich gleich zu { GUEST($guest, form: "theDat") } setzen. Setze einen dorthin oder nimm den Schritt zurück.
prompt-choosing-birthday = Es gibt einen Geburtstag! Wer feiert? Ab dem nächsten Zug zählen die Tische dieser Nation doppelt.
prompt-choosing-end = Deine Hand ist leer. Spiele weiter oder beende das Spiel.
prompt-curtain = Gebt den Tisch weiter an { $name }.
prompt-must-pass = { $name }, keiner deiner Gäste kann irgendwohin. Diesmal passt du.
prompt-lobby = Wer kommt ins Café? Tragt euch ein, dann öffnet die Türen.
prompt-over = Das Café ist geschlossen. Danke für den Besuch!

action-confirm = Bestätigen
action-take-back = Zurücknehmen
action-undo = Zug zurück
action-pass = Passen
action-bar = An die Bar
action-draw = { $count ->
    [0] Niemanden ziehen
    [one] { $count } Gast ziehen
   *[other] { $count } Gäste ziehen
}
action-draw-card = Karte ziehen
action-down = Verdeckt ablegen
action-play-on = Weiterspielen
action-end = Spiel beenden
action-ready = Meine Hand zeigen
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Hand auffüllen
action-name = { NATION($nation, form: "short") }
action-start = Café öffnen
action-rematch = Noch ein Spiel
action-points-short = { SIGNED($points) }
action-points = { $points ->
    [one] { SIGNED($points) } Punkt
   *[other] { SIGNED($points) } Punkte
}

controls-label = Dein Zug
controls-refused = Geht nicht
final-afterDrawing = Ein Zug, in dem du Gäste ziehst, lässt sich nicht zurücknehmen.
final-onceTurned = Macht dieser Gast einen Tisch voll, wird ein neuer aufgedeckt: Dann ist der Schritt endgültig.
final-onceOver = Endet das Spiel mit diesem Zug, werden alle Hände gezeigt, und er ist endgültig.
final-tableTurned = Ein neuer Tisch liegt offen: Was davor war, bleibt.
rule-open = Regel { $section }

curtain-about = Alle Hände sind zu. Was jetzt kommt, sieht nur { $name }.
curtain-undo = Zug von { $name } zurücknehmen
curtain-ready = Ich bin { $name }: meine Hand zeigen

## Why a wish is refused, and why the café closes.

reason-nation = Dieser Stuhl gehört zu keinem Tisch für Gäste aus { NATION($guest, form: "from") }. Wähle einen, der passt.
reason-occupied = Hier sitzt schon jemand. Wähle einen freien Stuhl.
reason-balance = { SEX($guest) ->
    [f] An { TABLES($tables, form: "within") } wären zu viele Damen. Bring einen Herrn oder wähle einen anderen Tisch.
    [m] An { TABLES($tables, form: "within") } wären zu viele Herren. Bring eine Dame oder wähle einen anderen Tisch.
   *[other] An { TABLES($tables, form: "within") } wären Damen und Herren nicht im Gleichgewicht. Wähle einen anderen Gast oder Tisch.
}
reason-isolated = Niemand sitzt allein. Finde Gesellschaft für { GUEST($guest, form: "theAcc") }, an diesem Tisch oder an einem anderen.
reason-jokerNeedsNation = Dieser Stuhl steht zwischen zwei Nationen. Sag, aus welcher der Joker kommt.
reason-tooMany = Mehr Gäste kannst du in diesem Zug nicht setzen. Bestätige ihn oder nimm einen Schritt zurück.
reason-noJoker = Hier sitzt kein Joker, den du tauschen kannst. Wähle einen Stuhl mit einem Joker.
reason-gender = { SEX($guest) ->
    [f] Den Platz dieses Jokers kann nur ein Herr einnehmen. Wähle einen aus deiner Hand.
    [m] Den Platz dieses Jokers kann nur eine Dame einnehmen. Wähle eine aus deiner Hand.
   *[other] Eine Dame löst nur einen Damen-Joker ab, ein Herr nur einen Herren-Joker. Wähle einen anderen Gast.
}
reason-jokerAtBar = Joker werden an der Bar jetzt nicht bedient. Setze den Joker oder schick einen anderen Gast.
reason-barFull = An der Bar sind alle Hocker besetzt. Wähle lieber einen Stuhl.
reason-turnOver = Dafür ist es in diesem Zug zu spät. Bestätige ihn oder nimm zurück, was noch geht.
reason-notInHand = Diesen Gast hast du nicht auf der Hand. Wähle einen deiner eigenen.
reason-notYourTurn = Jemand anders ist am Zug. Warte, bis dein Name leuchtet.
reason-gameOver = Das Café ist geschlossen. Spielt noch einmal, um es zu öffnen.
reason-mustScore = Jeder Gast muss Punkte bringen. Wähle einen Tisch, an dem jemand sitzt, oder bring gleich Gesellschaft.
reason-mustJoin = Ein Gast, den du gesetzt hast, sitzt noch allein. Der nächste muss an diesen Tisch.
reason-notSingleSex = So viele Gäste auf einmal müssen einen Tisch füllen, nur mit Damen oder nur mit Herren.
reason-handLimit = Deine Hand ist voll. Setze einen Gast oder lege einen verdeckt ab.
reason-notAtLimit = Nur aus einer vollen Hand legst du eine Karte verdeckt ab. Ziehe eine oder setze einen Gast.
reason-mayNotPass = Du kannst noch einen Gast spielen, also darfst du nicht passen. Wähle einen aus deiner Hand.
reason-unknownChair = Einen solchen Stuhl gibt es in diesem Café nicht. Wähle einen aus dem Plan.
reason-drawCount = So viele Gäste kannst du jetzt nicht ziehen. Wähle eine der angebotenen Zahlen.
reason-mustSeat = Die Bar steht dir jetzt nicht offen. Setze lieber einen Gast.
reason-mayNotEnd = Beenden darfst du das Spiel nur mit leerer Hand. Spiele weiter.
reason-birthday = Ein Geburtstag gehört in den Zug, in dem er fällig wird. Nenne eine Nation, die hier einen Tisch hat.
reason-notation = So schreibt man keinen Zug. Schreibe ihn wie GBf>p36, bar GBm, swap GBf>s28 oder pass.

end-bar = Der letzte Hocker an der Bar ist besetzt.
end-chairs = Alle Stühle sind besetzt.
end-bag = Der Beutel ist fast leer.
end-emptyHand = Eine Hand ist leer und darf es bleiben.
end-onePlayerLeft = Nur noch eine Person spielt mit.
end-allStuck = Niemand kann mehr einen Gast spielen.
end-guestStack = Der letzte Gast ist gezogen.
end-tableStack = Es gibt keine Tische mehr, die ausgelegt werden könnten.
end-declared = Jemand hat eine leere Hand und beendet das Spiel.

## The score board, the turn log and the result.

score-title = Punkte
score-turn = Zug { $number }
score-bag = { $count ->
    [0] Der Beutel ist leer
    [one] { $count } Gast im Beutel
   *[other] { $count } Gäste im Beutel
}
score-stack = { $count ->
    [0] Der Stapel ist leer
    [one] { $count } Gast im Stapel
   *[other] { $count } Gäste im Stapel
}
score-tables = { $count ->
    [0] Keine Tische mehr
    [one] Noch { $count } Tisch
   *[other] Noch { $count } Tische
}
score-birthday = Geburtstag: { NATION($nation) }
score-points = { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
score-number = { $points }
score-active = am Zug
score-leading = führt
score-out = ausgeschieden
score-hand = Hand { $limit }
score-cards = { $count ->
    [one] { $count } Karte
   *[other] { $count } Karten
}
score-face-down = { $count } verdeckt

log-title = Bisherige Züge
log-empty = Die Türen sind eben erst aufgegangen. Noch war niemand am Zug.
log-number = { $number }.
log-seat = setzt { GUEST($guest, form: "acc") } an { TABLES($tables, form: "acc") }
log-swap = setzt { GUEST($guest, form: "acc") } an { TABLES($tables, form: "acc") } und nimmt den Joker auf die Hand
log-bar = schickt { GUEST($guest, form: "acc") } an die Bar, Hocker { $stool }
log-pass = kann nichts spielen und passt
log-draw = zieht eine Karte
log-down = legt eine Karte verdeckt ab
log-end = beendet das Spiel
log-birthday = nennt die Nation, die Geburtstag hat: { NATION($nation) }
log-replaced = Tisch { TABLES($tables, form: "plain") } ist voll, die Gäste gehen. Neuer Tisch: { NATION($nation) }.
log-cleared = Tisch { TABLES($tables, form: "plain") } ist voll, die Gäste gehen. Einen neuen Tisch gibt es dafür nicht mehr.
log-limit = { $limit ->
    [0] zieht niemanden und braucht keine Gäste mehr
    [one] behält ab jetzt nur einen Gast auf der Hand
   *[other] behält ab jetzt nur { $limit } Gäste auf der Hand
}
log-left = scheidet aus
spoken-seat = setzt { GUESTS($guests, form: "acc") }
spoken-number = setzt { $count ->
    [one] einen Gast
   *[other] { $count } Gäste
}
spoken-swap = setzt { GUEST($guest, form: "acc") } und nimmt den Joker auf die Hand
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = Das Café schließt. { $winners }
log-notation = Kurz
log-copy = Spiel kopieren
log-copied = Das Spiel ist kopiert. Füge es in eine Mail oder in ein anderes Café ein.
log-copied-closed = Das Spiel ist kopiert, und daraus lassen sich alle Hände ablesen. Behalte es für dich, bis das Spiel vorbei ist.
log-copy-refused = Dieser Browser lässt das Café nicht für dich kopieren.
log-copy-by-hand = Dieser Browser lässt das Café nicht für dich kopieren. Hier ist das Spiel als Text: Kopiere ihn selbst.
log-copy-text = Das Spiel als Text
log-paste = Spiel einfügen
log-paste-text = Text eines Spiels
log-paste-about = Es geht nach seinem letzten Zug weiter. Das Spiel auf diesem Tisch wird verlassen.
log-paste-refused = Zug { $number } dieses Textes kann nicht gespielt werden. { $reason }
log-pasted = Von hier an geht das Spiel weiter.
log-take-up = Weiterspielen
log-cancel = Doch nicht

points-company = { TABLES($table, form: "plain") }: { $count ->
    [2] ein Paar
    [3] eine Dreierrunde
    [4] ein voller Tisch
   *[other] { $count } Gäste
}, { score-points }
points-oneNation = { TABLES($table, form: "plain") }: { $count ->
    [2] ein Paar einer Nation
    [3] eine Dreierrunde einer Nation
    [4] ein voller Tisch mit nur einer Nation
   *[other] { $count } Gäste einer Nation
}, { score-points }
}, { score-points }
points-loneGuest = { TABLES($table, form: "plain") }: der erste Gast, { score-points }
points-klatch = { TABLES($table, form: "plain") }: ein Kaffeekränzchen mit vier Damen, { score-points }
points-regulars = { TABLES($table, form: "plain") }: ein Stammtisch mit vier Herren, { score-points }
points-birthday = { TABLES($table, form: "plain") }: ein Geburtstagstisch, { score-points } dazu
points-chips = Die Bank hat keine Chips mehr und behält { $fine ->
    [one] { $fine } Punkt
   *[other] { $fine } Punkte
}
points-bar = { $fine ->
    [0] Hocker { $count } an der Bar bringt { score-points }
    [one] Hocker { $count } an der Bar kostet { $fine } Punkt
   *[other] Hocker { $count } an der Bar kostet { $fine } Punkte
}

result-closed = { $reason } Das Café schließt.
result-winner = { $names } gewinnt mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
result-tie = { $names } teilen sich den ersten Platz mit je { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
}!
result-accounts = Die Abrechnung
result-kept = { score-points } aus dem Spiel, keine Gäste übrig
result-fined = { score-points } aus dem Spiel, { $penalty ->
    [0] keine Strafe für übrige Gäste: { GUESTS($guests) }
   *[other] { $penalty } für übrige Gäste: { GUESTS($guests) }
}
result-fined-many = { score-points } aus dem Spiel, { $penalty ->
    [0] keine Strafe für { $count } übrige Gäste
   *[other] { $penalty } für { $count } übrige Gäste
}
result-out = vor dem Ende ausgeschieden
result-out-turn = in Zug { $turn } ausgeschieden
result-rank = Platz { $rank }

## The lobby.

lobby-title = Wer kommt ins Café?
lobby-players = Wer mitspielt
lobby-player = Name { $number }
lobby-new = Nächster Name
lobby-default-name = Spieler { $number }
lobby-join = Mitspielen
lobby-leave = { $name } geht
lobby-full = Die Runde ist vollzählig.
lobby-room = { $count ->
    [one] Es ist noch ein Platz frei.
   *[other] Es sind noch { $count } Plätze frei.
}
lobby-editions = Das Spiel
lobby-presets = Hausregeln
lobby-usual = den üblichen Regeln
lobby-rule-book = Regelbuch
lobby-options = Alle Hausregeln
lobby-options-changed = { $count ->
    [one] { $count } geändert
   *[other] { $count } geändert
}
lobby-number = Eine andere Zahl, { $least } bis { $most }
lobby-list = Eine eigene Reihe: { $count } ganze Zahlen, { $least } bis { $most }
list-no-number = Zahl { $place }, „{ $text }“, ist keine ganze Zahl.
list-bounds = Zahl { $place }, „{ $text }“, liegt nicht zwischen { $least } und { $most }.
list-few = { $given ->
    [one] Das ist { $given } Zahl, gebraucht werden { $count }: Zahl { $place } fehlt.
   *[other] Das sind { $given } Zahlen, gebraucht werden { $count }: Zahl { $place } fehlt.
}
list-many = Das sind { $given } Zahlen, gebraucht werden nur { $count }: Zahl { $place } ist zu viel.
lobby-differs = Anders als bei { $preset }, dort: { $value }
lobby-set-back = Zurücksetzen
lobby-set-back-option = Zurücksetzen: { $option }
lobby-changed = In diesem Haus gilt anderes als bei { $preset }:
lobby-set-all-back = Zurück zu { $preset }
lobby-game-text = Mit einem Spieltext weitermachen
lobby-game-text-about = Füge ein Spiel ein, das als Text kopiert wurde. Es tritt an die Stelle des Spiels, das hier vorbereitet wird.
lobby-game-text-field = Spieltext
lobby-game-text-open = Mit diesem Spiel weitermachen

problem-few = { $min ->
    [one] Mindestens { $min } Person muss mitspielen.
   *[other] Mindestens { $min } Personen müssen mitspielen.
}
problem-many = { $max ->
    [one] Es ist nur für { $max } Person Platz.
   *[other] Es ist nur für { $max } Personen Platz.
}
problem-unnamed = Alle, die mitspielen, brauchen einen Namen.
problem-same-name = Der Name { $name } kommt zweimal vor. Ändere einen davon.

edition-board = Brettspiel
edition-board-about = Das Café von 1989 und seiner späteren Ausgaben: 24 Tische, eine Bar und Joker.
edition-card = Kartenspiel
edition-card-about = Fünf Tische, die Platz machen, sobald sie voll sind, verdeckte Hände und keine Bar.
edition-app12 = Zwölf Tische
edition-app12-about = Das Spiel der App: zwölf Tische, die Platz machen, sobald sie voll sind, eine Bar und Joker.

preset-classic1989 = Klassisch
preset-classic1989-about = Wie in der Schachtel von 1989: Ein Tisch mit nur einer Nation zählt doppelt, sobald er voll ist, und ein Joker zwischen zwei Nationen gehört zu beiden.
preset-amigo = Modern
preset-amigo-about = Wie in der heutigen Schachtel: Schon zwei und drei Gäste einer Nation zählen doppelt, und ein Joker zwischen zwei Nationen kommt aus einer davon.
preset-bsw = Online
preset-bsw-about = So wird online gespielt: wie Modern, aber ein voller Tisch mit nur einer Nation verkleinert immer die Hand, und Joker gehen nie an die Bar.

## The house rules.

options-cafe = Das Café
options-seating = Setzen
options-points = Punkte
options-jokers = Joker
options-bar = Die Bar
options-hand = Die Hand
options-end = Das Ende
options-variants = Varianten
options-cards = Karten

option-boardLayout = Plan des Cafés
option-boardLayout-about = Wo die beiden Tische einer Nation stehen und welche Tische sich einen Stuhl teilen.
option-boardLayout-r1 = Nebeneinander
option-boardLayout-r2 = Getrennt
option-boardLayout-app12 = Je einer, im Ring

option-startPlayer = Wer beginnt
option-startPlayer-about = Wer den Eröffnungszug hat.
option-startPlayer-random = Das Los entscheidet
option-startPlayer-first = Der erste Name

option-turnOrder = Reihenfolge
option-turnOrder-about = In einer Runde sind alle einmal am Zug; jede Runde kann eine Person später beginnen.
option-turnOrder-clockwise = In jeder Runde gleich
option-turnOrder-rotating = Der Anfang wandert

option-openHands = Offene Hände
option-openHands-about = Alle sehen die Gäste in allen Händen.
option-openHands-true = Ja
option-openHands-false = Nein, nur die eigene

option-balanceCheck = Damen und Herren
option-balanceCheck-about = Von beiden sitzt an einem Tisch höchstens einer mehr; hier steht, wann das geprüft wird.
option-balanceCheck-perCard = Nach jedem Gast
option-balanceCheck-endOfTurn = Am Ende des Zuges

option-firstMove = Eröffnungszug
option-firstMove-about = Im leeren Café findet der allererste Gast keine Gesellschaft.
option-firstMove-loneAllowed = Einer darf allein sitzen
option-firstMove-loneRequired = Einer muss allein sitzen
option-firstMove-noException = Niemand sitzt allein

option-stuckPlayer = Wenn nichts geht
option-stuckPlayer-about = Was geschieht, wenn jemand keinen seiner Gäste unterbringen kann.
option-stuckPlayer-pass = Passen
option-stuckPlayer-eliminate = Ausscheiden

option-monoDoubling = Nur eine Nation am Tisch
option-monoDoubling-about = Gäste, die alle aus einer Nation sind, zählen doppelt: ab dem zweiten oder nur der vierte.
option-monoDoubling-every = Doppelt ab dem Paar
option-monoDoubling-completion = Doppelt, sobald voll

option-monoBasis = Was als eine Nation gilt
option-monoBasis-about = Ob die Gäste einer Nation aus der Nation sein müssen, deren Flagge der Tisch zeigt.
option-monoBasis-tableNation = Die des Tisches
option-monoBasis-anyNation = Irgendeine

option-loneGuestPoints = Erster Gast am Tisch
option-loneGuestPoints-about = Was ein Gast an einem Tisch bringt, an dem noch niemand sitzt.
option-loneGuestPoints-0 = Nichts
option-loneGuestPoints-1 = 1 Punkt

option-chipCap = Die Bank kann leer werden
option-chipCap-about = Es gibt Chips für 310 Punkte; wer mehr bekäme, bekommt, was noch da ist.
option-chipCap-true = Ja, 310 Punkte insgesamt
option-chipCap-false = Nein, nie

option-jokerNationality = Joker zwischen zwei Nationen
option-jokerNationality-about = Woher ein Joker kommt, der zwischen Tischen zweier Nationen sitzt.
option-jokerNationality-assigned = Man nennt eine davon
option-jokerNationality-chameleon = Aus beiden zugleich

option-swapNation = Jokertausch: Nation
option-swapNation-about = Welcher Gast den Platz eines Jokers einnehmen darf.
option-swapNation-either = Wer dort sitzen darf
option-swapNation-assignedOnly = Nur die genannte Nation

option-swapGender = Jokertausch: Dame oder Herr
option-swapGender-about = Ob eine Dame den Platz eines Herren-Jokers einnehmen darf oder ein Herr den eines Damen-Jokers.
option-swapGender-anyLegal = Beides, im Gleichgewicht
option-swapGender-same = Wie der Joker

option-jokerAtBar = Joker an der Bar
option-jokerAtBar-about = Wann ein Joker an die Bar gehen darf.
option-jokerAtBar-never = Nie
option-jokerAtBar-ifUnseatable = Wenn kein Stuhl passt
option-jokerAtBar-ifNoOtherMove = Wenn sonst nichts geht
option-jokerAtBar-always = Jederzeit

option-barValues = Preise an der Bar
option-barValues-about = Was jeder Hocker bringt oder kostet.
option-barValues-linear = Mit jedem Hocker teurer
option-barValues-wave = In Wellen auf und ab
option-barValues-own = Preise dieses Hauses

option-voluntaryBar = Freiwillig an die Bar
option-voluntaryBar-about = Ein Gast darf auch dann an die Bar, wenn er einen Stuhl fände.
option-voluntaryBar-true = Ja
option-voluntaryBar-false = Nein, nur ohne Stuhl

option-openerAtBar = Bar im Eröffnungszug
option-openerAtBar-about = Der Eröffnungszug darf an die Bar führen.
option-openerAtBar-true = Offen
option-openerAtBar-false = Geschlossen

option-bankruptcy = Wer an der Bar nicht zahlen kann
option-bankruptcy-about = Was geschieht, wenn ein Hocker mehr Punkte kostet, als da sind.
option-bankruptcy-eliminate = Scheidet aus
option-bankruptcy-debt = Fällt unter null
option-bankruptcy-zero = Zahlt, was da ist

option-unpaidGuest = Gast ohne bezahlten Hocker
option-unpaidGuest-about = Was aus dem Gast wird, dessen Hocker nicht bezahlt werden konnte.
option-unpaidGuest-stays = Bleibt an der Bar
option-unpaidGuest-removed = Geht nach Hause

option-eliminatedTiles = Hand von Ausgeschiedenen
option-eliminatedTiles-about = Was aus den Gästen auf der Hand wird, wenn jemand ausscheidet.
option-eliminatedTiles-removed = Sie gehen nach Hause
option-eliminatedTiles-toBag = Zurück in den Beutel

option-refillReduction = Kleinere Hand
option-refillReduction-about = Wer einen Tisch mit Gästen einer Nation füllt, hat ab dann eine kleinere Hand.
option-refillReduction-optional = Wenn man mag
option-refillReduction-mandatory = Immer
option-refillReduction-off = Nie

option-reductionCarryOver = Zwei volle Tische auf einmal
option-reductionCarryOver-about = Füllt ein Zug zwei Tische mit je nur einer Nation, zählen beide für eine kleinere Hand.
option-reductionCarryOver-true = Beide zählen
option-reductionCarryOver-false = Nur so viel wie gespielt

option-bagEndAt = Letzte Gäste im Beutel
option-bagEndAt-about = Das Café schließt, wenn nur noch so wenige Gäste im Beutel sind.
option-bagEndAt-4 = Vier
option-bagEndAt-3 = Drei
option-bagEndAt-0 = Keine

option-finalRound = Die letzte Runde zu Ende spielen
option-finalRound-about = Bevor das Café schließt, sind alle gleich oft am Zug.
option-finalRound-true = Ja
option-finalRound-false = Nein, es schließt sofort

option-tieBreak = Gleichstand
option-tieBreak-about = Wer bei gleich vielen Punkten besser steht: niemand, oder wer weniger Gäste übrig hat.
option-tieBreak-shared = Geteilter Platz
option-tieBreak-fewestTiles = Weniger Gäste übrig

option-birthdayThreshold = Geburtstagstisch
option-birthdayThreshold-about = Wer zuerst so viele Punkte hat, nennt eine Nation; ihre Tische zählen ab dann doppelt.
option-birthdayThreshold-null = Kein Geburtstag
option-birthdayThreshold-20 = Bei 20 Punkten
option-birthdayThreshold-30 = Bei 30 Punkten
option-birthdayThreshold-40 = Bei 40 Punkten
option-birthdayThreshold-50 = Bei 50 Punkten
option-birthdayThreshold-own = { $points ->
    [one] Bei { $points } Punkt
   *[other] Bei { $points } Punkten
}

option-birthdayStacks = Geburtstag und nur eine Nation
option-birthdayStacks-about = Ein Geburtstagstisch, an dem alle Gäste aus einer Nation sind, zählt zweimal doppelt.
option-birthdayStacks-true = Zweimal doppelt
option-birthdayStacks-false = Einmal doppelt

option-singleSexTables = Kaffeekränzchen und Stammtisch
option-singleSexTables-about = Ein Zug darf vier Damen oder vier Herren an einem Tisch vereinen: 20 Punkte, bei nur einer Nation 40.
option-singleSexTables-true = Ja
option-singleSexTables-false = Nein

option-singleSexNeighbours = Tische neben dem Kränzchen
option-singleSexNeighbours-about = Ob Gleichgewicht und Punkte an anderen Tischen zählen, deren Stühle ein Kaffeekränzchen oder Stammtisch belegt.
option-singleSexNeighbours-strict = Zählen wie immer
option-singleSexNeighbours-exempt = Zählen nicht

option-cardTables = Zahl der Tische
option-cardTables-about = Bei sieben Tischen finden mehr Gäste einen Platz.
option-cardTables-5 = Fünf
option-cardTables-7 = Sieben

option-faceDown = Gast verdeckt ablegen
option-faceDown-about = In einem Zug darfst du einen Gast verdeckt ablegen; am Ende kostet er Strafpunkte.
option-faceDown-onlyAtLimit = Nur mit voller Hand
option-faceDown-anytime = Jederzeit

option-emptyHand = Leere Hand
option-emptyHand-about = Was geschieht, wenn jemand den letzten Gast der Hand gespielt hat.
option-emptyHand-mayDeclare = Darf das Spiel beenden
option-emptyHand-endsAtOnce = Beendet es sofort

## The board, the bar and the hands.

board-title = Das Café
board-keys = Die Pfeiltasten führen von Stuhl zu Stuhl, Bild ab und Bild auf zu den Plätzen, die leuchten.
board-all = Ganzes Café

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] noch niemand da
    [one] { $guests } Gast
   *[other] { $guests } Gäste
}
table-gone = { TABLES($table) }, hier steht kein Tisch
table-marked = { $text }, steht im Weg
table-scored = { $text }, brachte im letzten Zug Punkte

chair-at-one = Stuhl { $seat1 } an { TABLES($table1, form: "within") }
chair-at-two = Stuhl { $seat1 } an { TABLES($table1, form: "within") } und Stuhl { $seat2 } an { TABLES($table2, form: "within") }
chair-at-three = Stuhl { $seat1 } an { TABLES($table1, form: "within") }, Stuhl { $seat2 } an { TABLES($table2, form: "within") } und Stuhl { $seat3 } an { TABLES($table3, form: "within") }
chair-free = { $text }, frei
chair-taken = { $text }, besetzt: { GUEST($guest) }
chair-tentative = { $text }, in diesem Zug gesetzt und noch zurückzunehmen: { GUEST($guest) }
chair-fresh = { $text }, neu seit dem letzten Zug
chair-marked = { $text }; steht im Weg
chair-offer = { $text }; der gewählte Gast darf hier sitzen und bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}
chair-offer-partner = { $text }; der gewählte Gast darf hier sitzen und bringt { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
}, wenn Gesellschaft folgt
}, wenn Gesellschaft folgt
chair-preview = { $text }; hier gezeigt: { GUEST($guest) }; zum Setzen noch einmal wählen
chair-offer-swap = { $text }; der gewählte Gast darf diesen Platz einnehmen, und der Joker kommt auf deine Hand

bar-title = Bar
bar-open = Bar, { $taken } von { $stools } Hockern besetzt; der nächste Besuch { $sign ->
    [gain] bringt { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
   *[fine] kostet { $points ->
        [one] { $points } Punkt
       *[other] { $points } Punkte
    }
}
bar-full = Bar, alle { $stools } Hocker besetzt
bar-offer = { $text }; der gewählte Gast darf dorthin
bar-preview = { $text }; hier gezeigt: { GUEST($guest) }; zum Hinschicken noch einmal wählen
bar-marked = { $text }; steht im Weg
bar-guests = An der Bar: { GUESTS($guests) }

hand-name = Hand von { $name }
hand-active = Hand von { $name }, am Zug
hand-out = { $name } ist ausgeschieden
hand-closed = { $text }, { hand-size }, verdeckt
hand-size = { $size ->
    [0] keine Gäste
    [one] { $size } Gast
   *[other] { $size } Gäste
}
hand-face-down = { $count ->
    [one] { $count } Karte verdeckt
   *[other] { $count } Karten verdeckt
}
hand-empty = Keine Gäste mehr
hand-guest = { GUEST($guest) }
hand-held = { $text }, jetzt gewählt
hand-placed = { $text }, in diesem Zug gesetzt
hand-unplayable = { $text }, passt im Moment nirgends
hand-nation = { NATION($nation, form: "short") }
hand-joker = Joker

## The keys of the café.

keys-title = Tasten
key-tab = Tab
key-arrows = Pfeiltasten
key-ends = Pos1, Ende
key-pages = Bild ab, Bild auf
key-enter = Eingabe, Leertaste
key-escape = Esc
keys-tab = Weiter zur Hand, zum Café, zur Bar, zu den Knöpfen
keys-arrows = Von Gast zu Gast, von Stuhl zu Stuhl
keys-ends = Zum ersten und zum letzten davon
keys-pages = Zum nächsten Platz, der leuchtet, und zurück
keys-enter = Nehmen, setzen, drücken
keys-escape = Ablegen, was gewählt ist; schließen, was offen ist
keys-table = Zum nächsten Tisch; mit Umschalt zum vorigen
keys-fitting = Zum nächsten Stuhl, der für den gewählten Gast passt; mit Umschalt zum vorigen
keys-bar = Zur Bar
keys-hand = Zu deiner Hand
keys-summary = Der Spielstand, vorgelesen
keys-help = Diese Liste
board-help = Das Fragezeichen zeigt alle Tasten.

## The rule book, sentence by sentence.

rule-book-title = Regelbuch
rule-book-short = Die Regeln in Kürze
rule-book-house = Hausregel
rule-book-legend = { $preset ->
    [none] Hausregel: Üblich ist es anders.
   *[other] Hausregel: Bei { $preset } ist es anders.
}
rule-book-instead = { $preset ->
    [none] Üblich:
   *[other] Bei { $preset }:
}
rule-book-extra = { $preset ->
    [none] Üblich ist diese Regel nicht.
   *[other] Nicht bei { $preset }.
}
rule-book-section = { $section }
rule-book-brief = In Kürze
rule-book-close = Schließen

chapter-material = Was ihr braucht
chapter-aim = Worum es geht
chapter-turn = Dein Zug
chapter-opening = Der Eröffnungszug
chapter-seating = Wo ein Gast sitzen darf
chapter-balance = Damen und Herren
chapter-company = Niemand sitzt allein
chapter-points = Punkte
chapter-one-nation = Nur eine Nation am Tisch
chapter-clearing = Volle Tische
chapter-jokers = Joker
chapter-exchange = Einen Joker holen
chapter-refill = Die Hand auffüllen
chapter-drawing = Ziehen und ablegen
chapter-bar = Die Bar
chapter-leaving = Wer nicht zahlen kann
chapter-birthday = Der Geburtstagstisch
chapter-klatch = Kaffeekränzchen und Stammtisch
chapter-end = Wann das Café schließt
chapter-account = Die Abrechnung
chapter-winner = Wer gewinnt

book-tables-fixed = Das Café hat { $tables } Tische mit je vier Stühlen. Jeder Tisch gehört einer Nation; seine Flagge zeigt, welcher.
book-tables-cards = { $tables } Tischkarten liegen offen: Jede ist ein Tisch mit vier Stühlen und gehört einer Nation. Die anderen { $rest } Karten warten im Stapel.
book-chairs-beside = Viele Stühle gehören zu zwei Tischen, insgesamt sind es { $chairs }. Die zwei Tische einer Nation stehen nebeneinander und teilen sich einen davon.
book-chairs-apart = Viele Stühle gehören zu zwei Tischen, insgesamt sind es { $chairs }. Jeder geteilte Stuhl verbindet zwei Nationen.
book-chairs-single = Jede Nation hat einen Tisch. Die meisten Stühle gehören zu zwei oder drei Tischen, insgesamt sind es { $chairs }.
book-chairs-replaced = Manche Stühle gehören zu mehreren Tischen zugleich, insgesamt sind es { $chairs }.
brief-plan-apart = Die zwei Tische einer Nation stehen getrennt.
brief-plan-single = Jede Nation hat nur einen Tisch.
brief-plan-replaced = { $tables } Tische liegen offen.
book-guests-jokers = { $guests } Gäste warten im Beutel: je { $each } Damen und { $each } Herren aus { $nations } Nationen, { $jokers } Damen-Joker und { $jokers } Herren-Joker.
book-guests-plain = { $guests } Gäste warten in einem Stapel Karten: je { $each } Damen und { $each } Herren aus { $nations } Nationen. Joker gibt es nicht.
book-players = { $least } bis { $most } Personen können mitspielen. Alle beginnen ohne Punkte.
book-hands-open = Alle ziehen { $dealt } Gäste und legen sie für alle sichtbar vor sich hin.
book-hands-closed = Alle ziehen { $dealt } Gäste und zeigen sie niemandem.
brief-hands-closed = Alle halten ihre Hand verdeckt.
book-curtain = Zwischen den Zügen verdeckt ein Vorhang die Hände, bis die nächste Person so weit ist.
book-chips = Die Bank hat { $bank } Punkte in Chips. Sind sie ausgegeben, bringen Gäste nur, was noch da ist; Strafen gehen an die Bank zurück.
brief-chips = Die Bank hat { $bank } Punkte; sind sie ausgegeben, bringen Gäste nur, was noch da ist.

book-aim-bar = Finde gute Plätze für deine Gäste: bei der eigenen Nation, in Gesellschaft, Damen und Herren im Gleichgewicht. Wer keinen Stuhl findet, kann an die Bar, und die wird bald teuer.
book-aim-cards = Finde gute Plätze für deine Gäste: bei der eigenen Nation, in Gesellschaft, Damen und Herren im Gleichgewicht. Volle Tische machen Platz für neue.
brief-goal = Wer die meisten Punkte hat, wenn das Café schließt, gewinnt.

book-starter-random = Das Los entscheidet, wer beginnt.
book-starter-first = Wer ganz oben auf der Liste steht, beginnt.
book-order-clockwise = Danach folgt Zug auf Zug im Uhrzeigersinn.
book-order-rotating = Danach folgt Zug auf Zug im Uhrzeigersinn, und jede Runde beginnt eine Person später als die letzte.
brief-order-rotating = Jede Runde beginnt eine Person später.
book-actions-exchange = In deinem Zug tust du eines: Du setzt bis zu { $most } Gäste, schickst einen Gast an die Bar oder holst einen Joker.
book-actions-bar = In deinem Zug tust du eines: Du setzt bis zu { $most } Gäste oder schickst einen Gast an die Bar.
book-actions-cards-onlyAtLimit = In deinem Zug tust du eines: Du setzt bis zu { $most } Gäste, ziehst eine Karte oder legst, mit { $limit } Karten auf der Hand, eine verdeckt ab.
book-actions-cards-anytime = In deinem Zug tust du eines: Du setzt bis zu { $most } Gäste, ziehst eine Karte oder legst eine verdeckt ab.
brief-actions-exchange = Dein Zug: bis zu { $most } Gäste setzen, einen an die Bar schicken oder einen Joker holen.
brief-actions-bar = Dein Zug: bis zu { $most } Gäste setzen oder einen an die Bar schicken.
brief-actions-cards-onlyAtLimit = Dein Zug: bis zu { $most } Gäste setzen oder eine Karte ziehen; mit { $limit } auf der Hand auch eine verdeckt ablegen.
brief-actions-cards-anytime = Dein Zug: bis zu { $most } Gäste setzen, eine Karte ziehen oder eine verdeckt ablegen.
book-stop = Du musst nicht so viele setzen, wie du darfst, aber eines davon musst du tun.
book-stay-always = Wer sitzt, bleibt sitzen. Nur Joker können zurückgeholt werden.
book-stay-cleared = Wer sitzt, bleibt sitzen, bis einer der Tische des Stuhls voll ist.
book-stuck-pass = Wer nichts davon tun kann, passt.
book-stuck-eliminate = Wer nichts davon tun kann, scheidet aus.
brief-stuck-eliminate = Wer nichts davon kann, scheidet aus.

book-opening-loneAllowed = Im Eröffnungszug darf ein Gast allein sitzen. Setzt du zwei, brauchen sie wie immer Gesellschaft.
book-opening-loneRequired = Der Eröffnungszug setzt höchstens einen Gast, und der darf allein sitzen.
book-opening-noException = Der Eröffnungszug ist keine Ausnahme: Niemand sitzt allein.
brief-opening-loneAllowed = Im Eröffnungszug darf ein Gast allein sitzen.
brief-opening-loneRequired = Im Eröffnungszug setzt du höchstens einen Gast; er darf allein sitzen.
brief-opening-noException = Niemand sitzt allein, auch nicht im Eröffnungszug.
book-opening-joined = Niemand muss sich zu dem Gast setzen, der das Café allein eröffnet hat.
book-opening-bar-open = Der Eröffnungszug darf an die Bar führen wie jeder andere.
book-opening-bar-closed = Im Eröffnungszug ist die Bar noch geschlossen.

book-seat = Ein Gast nimmt einen freien Stuhl an einem Tisch der eigenen Nation.
book-seat-between = Gehört ein Stuhl zu Tischen verschiedener Nationen, sind Gäste aus jeder davon willkommen.
book-seat-foreign = So kann es sein, dass an einem Tisch nur Fremde sitzen. Das ist erlaubt.
brief-seat = Ein Gast nimmt einen freien Stuhl an einem Tisch der eigenen Nation.

book-balance-most = An einen Tisch passen höchstens zwei Damen und zwei Herren. Eine Seite darf um einen voraus sein, nie um zwei.
book-balance-perCard = Das gilt nach jedem Gast: Ein zweiter Herr wartet, bis eine Dame da sitzt, und umgekehrt.
book-balance-endOfTurn = Das muss am Ende deines Zuges stimmen. Auf dem Weg dahin ist alles erlaubt.
brief-balance-perCard = Nach jedem Gast gilt je Tisch: höchstens zwei Damen und zwei Herren, höchstens einer Unterschied.
brief-balance-endOfTurn = Am Ende deines Zuges gilt je Tisch: höchstens zwei Damen und zwei Herren, höchstens einer Unterschied.
book-balance-tables = Das gilt an jedem Tisch des Stuhls.
book-balance-tables-jokers = Das gilt an jedem Tisch des Stuhls, und Joker zählen als die Damen und Herren, die sie sind.

book-company-endOfTurn = Am Ende deines Zuges darf keiner der Gäste, die du gesetzt hast, allein sein.
book-company-atOnce = Jeder Gast muss beim Hinsetzen Gesellschaft finden und damit Punkte bringen.
brief-company-endOfTurn = Kein Gast, den du setzt, darf am Ende deines Zuges allein sein.
brief-company-atOnce = Jeder Gast, den du setzt, braucht Gesellschaft, spätestens durch den nächsten Gast.
book-company-first-endOfTurn = Dein erster Gast darf sich allein hinsetzen, wenn der zweite im selben Zug dazukommt.
book-company-first-atOnce = Ein Gast darf sich nur dann allein hinsetzen, wenn der nächste Gast desselben Zuges an einen seiner Tische kommt.
book-company-one = Gesellschaft an einem Tisch genügt. An den anderen Tischen des Stuhls darf ein Gast der erste sein.

book-points-everybody = Ein Gast bringt so viele Punkte, wie dann Gäste am Tisch sitzen, er selbst mitgezählt: 2, 3 oder 4.
book-points-others = Ein Gast bringt einen Punkt für jeden anderen am Tisch: 1, 2 oder 3.
brief-points-everybody = Ein Gast bringt so viele Punkte, wie dann Gäste dort sitzen, 2 bis 4, an jedem Tisch des Stuhls.
brief-points-others = Ein Gast bringt einen Punkt für jeden anderen am Tisch, an jedem Tisch des Stuhls.
book-points-first-nothing = Der erste Gast an einem Tisch bringt dort nichts.
brief-points-first-points = { $points ->
    [one] Der erste Gast an einem Tisch bringt { $points } Punkt.
   *[other] Der erste Gast an einem Tisch bringt { $points } Punkte.
}
book-points-first-points = { $points ->
    [one] Der erste Gast an einem Tisch bringt dort { $points } Punkt.
   *[other] Der erste Gast an einem Tisch bringt dort { $points } Punkte.
}
book-points-tables = Ein Stuhl, der zu mehreren Tischen gehört, bringt Punkte an jedem davon.
book-points-once = Punkte gibt es beim Hinsetzen. Spätere Gäste ändern daran nichts.

book-one-nation-every = Sind alle Gäste am Tisch aus einer Nation, zählen die Punkte doppelt: 4, 6 oder 8.
book-one-nation-completion = Füllen vier Gäste einer Nation einen Tisch, bringt der vierte 8 Punkte statt 4. Zwei oder drei bringen nicht mehr als andere.
book-one-nation-others = Sind alle Gäste am Tisch aus einer Nation, zählen die Punkte doppelt: 2, 4 oder 6.
brief-double-every-tableNation = Die Punkte zählen doppelt, wenn alle Gäste dort aus der Nation des Tisches sind.
brief-double-every-anyNation = Die Punkte zählen doppelt, wenn alle Gäste dort aus einer Nation sind, gleich welcher.
brief-double-completion-tableNation = Füllen vier Gäste aus der Nation des Tisches ihn, zählt der vierte doppelt.
brief-double-completion-anyNation = Füllen vier Gäste einer Nation einen Tisch, gleich welcher, zählt der vierte doppelt.
book-one-nation-means-tableNation = Eine Nation heißt: die des Tisches.
book-one-nation-means-anyNation = Eine Nation heißt: irgendeine, auch wenn es nicht die des Tisches ist.

book-clear = Sobald vier Gäste an einem Tisch sitzen, wird er geräumt: Die Tischkarte geht, und mit ihr gehen alle ringsum, auch wer zugleich an anderen Tischen sitzt.
brief-clear = Ein voller Tisch wird mit allen ringsum geräumt; eine neue Tischkarte kommt an seine Stelle.
book-clear-next = Eine neue Tischkarte kommt sofort an seine Stelle. Dann darf dein Zug weitergehen.
book-clear-left = An den Tischen daneben sitzen Gäste nun vielleicht allein oder fern von ihrer Nation. Sie bleiben.

book-joker = Ein Joker darf auf jedem freien Stuhl sitzen, als Gast der Nation des Tisches. Ein Damen-Joker bleibt eine Dame, ein Herren-Joker ein Herr.
book-joker-between-assigned = Gehört ein Stuhl zu Tischen verschiedener Nationen, sagst du, aus welcher der Joker kommt. An den anderen ist er ein Fremder.
book-joker-between-chameleon = Gehört ein Stuhl zu Tischen verschiedener Nationen, ist der Joker an jedem davon zu Hause.
brief-joker-between-assigned = Ein Joker darf überall sitzen; zwischen Nationen sagst du, aus welcher er kommt.
brief-joker-between-chameleon = Ein Joker darf überall sitzen und ist an jedem Tisch seines Stuhls zu Hause.
book-joker-else = Gleichgewicht und Gesellschaft gelten für Joker wie für alle Gäste.

book-exchange-fetch = Als ganzen Zug darfst du einen Joker holen: Setze einen Gast aus deiner Hand an seinen Platz und nimm den Joker auf die Hand.
book-exchange-never = Ein Joker, der sitzt, wird nie zurückgeholt.
brief-exchange-fetch = Als ganzen Zug darfst du einen Gast an den Platz eines Jokers setzen und den Joker auf die Hand nehmen.
brief-exchange-never = Ein Joker, der sitzt, wird nie zurückgeholt.
book-exchange-nation-either = Das geht mit jedem Gast einer Nation, deren Tisch an diesem Stuhl steht, aber nicht mit einem anderen Joker.
book-exchange-nation-assignedOnly = Wurde für den Joker eine Nation genannt, geht das nur mit einem Gast von dort, sonst mit jedem, der dort sitzen dürfte. Mit einem anderen Joker geht es nie.
brief-exchange-nation-assignedOnly = Einen Joker mit genannter Nation holt nur ein Gast dieser Nation.
book-exchange-gender-anyLegal = Eine Dame darf den Platz eines Herren-Jokers einnehmen, und umgekehrt, wenn die Tische danach im Gleichgewicht sind.
book-exchange-gender-same = Eine Dame nimmt den Platz eines Damen-Jokers ein, ein Herr den eines Herren-Jokers.
brief-exchange-gender-same = Nur eine Dame holt einen Damen-Joker, nur ein Herr einen Herren-Joker.
book-exchange-company = Der Gast braucht wie immer Gesellschaft.
book-exchange-quiet = Das bringt keine Punkte, und niemand wird gezogen.

book-refill = Hast du Gäste gesetzt oder an die Bar geschickt, ziehst du, bis du wieder { $limit } auf der Hand hast.
book-refill-smaller-optional = Wer einen Tisch mit nur einer Nation füllt, darf ab dann einen Gast weniger auf der Hand haben.
book-refill-smaller-mandatory = Wer einen Tisch mit nur einer Nation füllt, hat ab dann einen Gast weniger auf der Hand.
book-refill-smaller-off = Wer einen Tisch mit nur einer Nation füllt, behält eine so große Hand wie alle anderen.
brief-refill-smaller-optional = Wer einen Tisch mit nur einer Nation füllt, darf einen Gast weniger auf der Hand haben.
brief-refill-smaller-mandatory = Wer einen Tisch mit nur einer Nation füllt, hat einen Gast weniger auf der Hand.
brief-refill-smaller-off = Kein Tisch macht eine Hand kleiner.
book-refill-two-both = Füllt ein Zug zwei solche Tische, machen beide die Hand kleiner, auch wenn gerade noch zu viele Gäste auf der Hand sind.
book-refill-two-played = Füllt ein Zug zwei solche Tische, schrumpft die Hand trotzdem höchstens um die gerade gespielten Gäste.
brief-refill-two-played = Füllt ein Zug zwei solche Tische, schrumpft die Hand höchstens um die gespielten Gäste.

book-draw = Wer niemanden setzen kann oder mag, zieht eine Karte. Das ist der ganze Zug.
book-draw-limit = Eine Hand fasst höchstens { $limit } Karten. Wer so viele hat, kann nicht ziehen.
book-down-onlyAtLimit = Mit { $limit } Karten auf der Hand darfst du eine verdeckt ablegen. Das ist der ganze Zug.
book-down-anytime = Du darfst jederzeit eine Karte verdeckt ablegen. Das ist der ganze Zug.

book-bar = Du darfst einen Gast an die Bar schicken, gleich aus welcher Nation, auf den nächsten freien Hocker.
book-bar-when-always = Das darfst du auch, wenn du jemanden setzen könntest.
book-bar-when-needed = Die Bar ist nur offen, solange du niemanden setzen kannst.
book-bar-stools = Jeder der { $stools } Hocker bringt oder kostet sofort Punkte, in dieser Reihenfolge: { $row }.
brief-bar-stools = Die Bar, Hocker für Hocker: { $row }.
book-bar-joker-never = Joker gehen nie an die Bar.
book-bar-joker-ifUnseatable = Ein Joker geht nur an die Bar, wenn er nirgends sitzen kann.
book-bar-joker-ifNoOtherMove = Ein Joker geht nur an die Bar, wenn du nichts anderes tun kannst.
book-bar-joker-always = Joker gehen an die Bar wie alle Gäste.
book-bar-full = Sind alle Hocker besetzt, kann niemand mehr an die Bar.

book-cannot-pay-eliminate = Wer zu wenige Punkte hat, um an der Bar zu zahlen, scheidet aus.
book-cannot-pay-debt = Wer zu wenige Punkte hat, um an der Bar zu zahlen, fällt unter null.
book-cannot-pay-zero = Wer zu wenige Punkte hat, um an der Bar zu zahlen, gibt, was da ist.
brief-cannot-pay-eliminate = Wer dort nicht zahlen kann, scheidet aus.
brief-cannot-pay-debt = Wer dort nicht zahlen kann, fällt unter null.
brief-cannot-pay-zero = Wer dort nicht zahlen kann, gibt, was da ist.
book-unpaid-stays = Der Gast, für den die Punkte nicht reichten, bleibt an der Bar.
book-unpaid-removed = Der Gast, für den die Punkte nicht reichten, geht nach Hause, und der Hocker ist wieder frei.
brief-unpaid-removed = Der Gast, für den die Punkte nicht reichten, geht nach Hause.
book-left-hand-removed = Scheidet jemand aus, gehen die Gäste auf der Hand nach Hause.
book-left-hand-toBag = Scheidet jemand aus, kommen die Gäste auf der Hand zurück in den Beutel.
brief-left-hand-removed = Scheidet jemand aus, gehen die Gäste auf der Hand nach Hause.
brief-left-hand-toBag = Scheidet jemand aus, kommen die Gäste auf der Hand zurück in den Beutel.
book-left-rank = Wer ausscheidet, steht hinter allen, die bleiben; je später, desto besser.

book-birthday = Wer zuerst { $threshold } Punkte erreicht, wählt eine Nation, die Geburtstag hat.
brief-birthday = Wer zuerst { $threshold } Punkte hat, nennt eine Nation; ihre Tische zählen ab dann doppelt.
book-birthday-doubles = Ab dem nächsten Zug zählen alle Punkte an ihren Tischen doppelt.
book-birthday-one-nation-twice = Punkte, die bei nur einer Nation schon doppelt zählen, werden noch einmal verdoppelt.
book-birthday-one-nation-once = Punkte, die bei nur einer Nation schon doppelt zählen, werden nicht noch einmal verdoppelt.
brief-birthday-one-nation-twice = Ein Geburtstagstisch mit nur einer Nation zählt zweimal doppelt.
brief-birthday-one-nation-once = Ein Geburtstagstisch mit nur einer Nation zählt nur einmal doppelt.

book-klatch = Du darfst in einem Zug drei oder vier Gäste setzen, wenn daraus ein Tisch mit vier Damen wird, ein Kaffeekränzchen, oder einer mit vier Herren, ein Stammtisch.
brief-klatch = Mit drei oder vier Gästen auf einmal darfst du vier Damen oder vier Herren vereinen: { $points } Punkte, bei einer Nation { $oneNation }.
book-klatch-seated = Sind es nur drei, muss der vierte Gast schon dort sitzen. Die Nationen müssen passen wie immer, das Gleichgewicht nicht.
book-klatch-points = Ein solcher Tisch bringt statt seiner gewöhnlichen Punkte { $points } Punkte oder, wenn alle aus einer Nation sind, { $oneNation }.
book-klatch-beside-strict = An den anderen Tischen dieser Stühle gelten Gleichgewicht und Punkte wie immer.
book-klatch-beside-exempt = An den anderen Tischen dieser Stühle fragt niemand nach dem Gleichgewicht, und es gibt keine Punkte.
brief-klatch-beside-strict = An den Tischen daneben zählt alles wie immer.
brief-klatch-beside-exempt = An den Tischen daneben zählen weder Gleichgewicht noch Punkte.
book-klatch-refill = Für eine kleinere Hand zählt er wie jeder volle Tisch mit nur einer Nation, wenn alle aus einer Nation sind.
book-klatch-opening = Im Eröffnungszug ist es dafür zu früh.

book-end-when = Das Café schließt nach einem Zug, sobald eines davon eingetreten ist.
book-end-bar = Der letzte Hocker an der Bar ist besetzt.
book-end-chairs = Der letzte Stuhl ist besetzt.
book-end-tableStack = Für einen leeren Platz ist keine Tischkarte mehr im Stapel.
book-end-guestStack = Die letzte Karte ist gezogen.
book-end-bag = { $count ->
    [0] Der Beutel ist leer.
   *[other] Im Beutel sind höchstens noch { $count } Gäste.
}
book-end-emptyHand-smaller = Jemand hat keinen Gast mehr auf der Hand und muss keinen ziehen.
book-end-emptyHand-mayDeclare = Jemand hat die letzte Karte der Hand gespielt und dabei das Spiel für beendet erklärt. Wer das nicht tut, muss im nächsten Zug ziehen.
book-end-emptyHand-endsAtOnce = Jemand hat die letzte Karte der Hand gespielt.
book-end-onePlayerLeft = Nur noch eine Person spielt mit.
book-end-allStuck = Alle haben hintereinander gepasst.
book-end-allStuck-leaving = Mehrere, die nichts tun konnten, sind unmittelbar nacheinander ausgeschieden, und es bleiben nicht mehr, als gegangen sind.
book-end-round-atOnce = Es schließt sofort, auch wenn nicht alle gleich oft am Zug waren.
book-end-round-played = Erst wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Nur wenn eine einzige Person übrig ist oder niemand mehr etwas tun kann, schließt es sofort.
book-end-round-playedIfTables = Erst wird die Runde zu Ende gespielt, damit alle gleich oft am Zug waren. Nur wenn eine Tischkarte fehlt, eine einzige Person übrig ist oder niemand mehr etwas tun kann, schließt es sofort.
brief-end-round-played = Vorher wird die Runde zu Ende gespielt.
brief-end-round-playedIfTables = Vorher wird die Runde zu Ende gespielt.
brief-end-bag = { $count ->
    [0] Das Café schließt, wenn alle Hocker oder alle Stühle besetzt sind oder der Beutel leer ist.
   *[other] Das Café schließt, wenn alle Hocker oder alle Stühle besetzt oder höchstens { $count } Gäste im Beutel sind.
}
brief-end-tables = Das Café schließt, wenn Tischkarten oder Gäste ausgehen oder alle Hocker besetzt sind.
brief-end-cards-mayDeclare = Das Café schließt, wenn Tischkarten oder Gäste ausgehen oder jemand mit der letzten Handkarte das Spiel beendet.
brief-end-cards-endsAtOnce = Das Café schließt, wenn Tischkarten oder Gäste ausgehen oder eine Hand leer ist.

book-account-guests = Jeder Gast, der auf der Hand bleibt, kostet { $guest } Punkte, jeder Joker { $joker }.
book-account-cards = Jede Karte, die auf der Hand bleibt oder verdeckt liegt, kostet { $guest } Punkte.
book-account-free = Gäste, die auf der Hand bleiben, kosten nichts.
brief-account-guests = Jeder Gast, der auf der Hand bleibt, kostet { $guest } Punkte, jeder Joker { $joker }.
brief-account-cards = Jede Karte auf der Hand und jede verdeckte kostet { $guest } Punkte.
brief-account-free = Gäste, die auf der Hand bleiben, kosten nichts.
book-account-below = Die Abrechnung kann unter null enden.

book-winner = Wer die meisten Punkte hat, gewinnt.
book-tie-shared = Bei gleich vielen Punkten teilt man sich den Platz.
book-tie-fewestTiles = Bei gleich vielen Punkten steht besser, wer weniger Gäste übrig hat.
brief-tie-fewestTiles = Bei gleich vielen Punkten steht besser, wer weniger Gäste übrig hat.
book-tie-leastPenalty = Bei gleich vielen Punkten steht besser, wer weniger Strafe zahlen musste.

## How the game stands.

summary-turn = Zug { $number }.
summary-curtain = Der Tisch geht weiter an { $name }.
summary-mover = Am Zug: { $name }.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } ist mit { $points ->
    [one] { $points } Punkt
   *[other] { $points } Punkten
} ausgeschieden.
summary-hand = Auf deiner Hand: { GUESTS($guests) }.
summary-hand-empty = Deine Hand ist leer.
summary-seated = In diesem Zug gesetzt: { GUESTS($guests) }.
summary-text = { $text }.
`,
};

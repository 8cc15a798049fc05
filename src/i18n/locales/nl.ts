import type { Locale } from './locale.js';

/** Dutch. */
export const locale: Locale = {
  tag: 'nl',
  messages: `
## Nations, guests and tables.

nation-CF = Centraal-Afrikaanse Republiek
    .from = de Centraal-Afrikaanse Republiek
    .short = Centraal-Afrika
nation-CN = China
nation-CU = Cuba
nation-DE = Duitsland
nation-ES = Spanje
nation-FR = Frankrijk
nation-GB = Groot-Brittannië
nation-IN = India
nation-IT = Italië
nation-RU = Rusland
nation-TR = Turkije
nation-US = Verenigde Staten
    .from = de Verenigde Staten
    .short = VS
nation-unknown = de juiste natie

guest-lady = een dame uit { NATION($nation, form: "from") }
    .the = de dame uit { NATION($nation, form: "from") }
guest-gentleman = een heer uit { NATION($nation, form: "from") }
    .the = de heer uit { NATION($nation, form: "from") }
guest-lady-joker = een damesjoker
    .the = de damesjoker
guest-gentleman-joker = een herenjoker
    .the = de herenjoker
guest-lady-joker-named = een damesjoker als gast uit { NATION($nation, form: "from") }
    .the = de damesjoker als gast uit { NATION($nation, form: "from") }
guest-gentleman-joker-named = een herenjoker als gast uit { NATION($nation, form: "from") }
    .the = de herenjoker als gast uit { NATION($nation, form: "from") }
guest-unknown = deze gast

table-name = { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .within = { NATION($nation) } ({ $place })
table-none = een lege plek ({ $place })
table-unknown = deze tafel

place-number = tafel { $number }
place-NNW = helemaal linksboven
    .the = de tafel helemaal linksboven
place-NW = linksboven
    .the = de tafel linksboven
place-NE = rechtsboven
    .the = de tafel rechtsboven
place-C = midden
    .the = de tafel in het midden
place-SW = linksonder
    .the = de tafel linksonder
place-SE = rechtsonder
    .the = de tafel rechtsonder
place-SSE = helemaal rechtsonder
    .the = de tafel helemaal rechtsonder

## What is expected now, and the buttons.

prompt-choose = { $name }, kies een gast uit je hand.
prompt-held-nowhere = Er is nu geen plaats voor { GUEST($guest, form: "the") }.
prompt-held-down = Er is nu geen plaats voor { GUEST($guest, form: "the") }. Je mag de kaart dicht neerleggen.
prompt-preview = Kies deze plaats nog eens om { GUEST($guest, form: "the") } neer te zetten, of kies een andere.
prompt-preview-bar = Kies de bar nog eens om { GUEST($guest, form: "the") } erheen te sturen, of kies een andere plaats.
prompt-held = Kies een van de verlichte plaatsen voor { GUEST($guest, form: "the") }.
prompt-owing-partner = Niemand zit alleen: breng gezelschap voor { GUEST($guest, form: "the") }, of neem de stap terug.
prompt-owing-balance = Dames en heren zijn niet in evenwicht bij { TABLES($tables) }. { $klatch ->
    [yes] Breng wie er ontbreekt, maak een tafel van vier dames of vier heren, of neem de stap terug.
   *[no] Breng wie er ontbreekt, of neem de stap terug.
}
prompt-offering-more = Je mag nog een gast neerzetten, of de beurt zo bevestigen.
prompt-confirm = { $points ->
    [0] Deze beurt levert niets op. Bevestig hem, of neem een stap terug.
    [one] Deze beurt levert { $points } punt op. Bevestig hem, of neem een stap terug.
   *[other] Deze beurt levert { $points } punten op. Bevestig hem, of neem een stap terug.
}
prompt-naming-joker = De joker zit tussen twee naties. Uit welke komt hij?
prompt-choosing-draw = Een tafel van één natie is vol! Je mag minder gasten trekken en voortaan een kleinere hand houden.
prompt-choose-card = { $may ->
    [draw] { $name }, zet tot drie gasten neer, of trek een kaart.
    [down] { $name }, zet tot drie gasten neer, of leg er een dicht neer.
   *[both] { $name }, zet tot drie gasten neer, trek een kaart, of leg er een dicht neer.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, geen van je gasten heeft nu een plaats. Trek een kaart.
    [down] { $name }, geen van je gasten heeft nu een plaats. Leg er een dicht neer.
   *[both] { $name }, geen van je gasten heeft nu een plaats. Trek een kaart, of leg er een dicht neer.
}
prompt-must-join = De volgende gast moet meteen bij { GUEST($guest, form: "the") } komen zitten. Zet er daar een neer, of neem de stap terug.
prompt-choosing-birthday = Er is een verjaardag! Wie is er jarig? Vanaf de volgende beurt tellen de tafels van die natie dubbel.
prompt-choosing-end = Je hand is leeg. Speel door, of verklaar het spel voor beëindigd.
prompt-curtain = Geef de tafel door aan { $name }.
prompt-must-pass = { $name }, geen van je gasten kan ergens heen. Je past deze keer.
prompt-lobby = Wie komt er naar het café? Zet iedereen erbij en open dan de deuren.
prompt-over = Het café is gesloten. Bedankt voor je komst!

action-confirm = Bevestigen
action-take-back = Terugnemen
action-undo = Beurt terug
action-pass = Passen
action-bar = Naar de bar
action-draw = { $count ->
    [0] Niemand trekken
    [one] { $count } gast trekken
   *[other] { $count } gasten trekken
}
action-draw-card = Kaart trekken
action-down = Dicht neerleggen
action-play-on = Doorspelen
action-end = Spel beëindigen
action-ready = Toon mijn hand
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Hand aanvullen
action-name = { NATION($nation, form: "short") }
action-start = Café openen
action-rematch = Nog een keer
action-points-short = { SIGNED($points) }
action-points = { $points ->
    [one] { SIGNED($points) } punt
   *[other] { SIGNED($points) } punten
}

controls-label = Jouw beurt
controls-refused = Kan niet
final-afterDrawing = Een beurt waarin getrokken wordt, kan niet worden teruggenomen.
final-onceTurned = Als deze gast een tafel vult, wordt er een nieuwe omgedraaid: die stap staat dan vast.
final-onceOver = Als deze beurt het spel beëindigt, worden alle handen getoond, en dan staat hij vast.
final-tableTurned = Er ligt een nieuwe tafel open: wat ervoor kwam, blijft.
rule-open = Regel { $section }

curtain-about = Alle handen zijn dicht. Alleen { $name } kijkt naar wat nu komt.
curtain-undo = Beurt van { $name } terugnemen
curtain-ready = Ik ben { $name }: toon mijn hand

## Why a wish is refused, and why the café closes.

reason-nation = Deze stoel staat aan geen tafel van { NATION($guest, form: "from") }. Kies er een die dat wel doet.
reason-occupied = Hier zit al iemand. Kies een vrije stoel.
reason-balance = { SEX($guest) ->
    [f] Er zouden te veel dames zijn bij { TABLES($tables) }. Breng een heer, of kies een andere tafel.
    [m] Er zouden te veel heren zijn bij { TABLES($tables) }. Breng een dame, of kies een andere tafel.
   *[other] Dames en heren zouden niet in evenwicht zijn bij { TABLES($tables) }. Kies een andere gast of tafel.
}
reason-isolated = Niemand zit alleen. Zoek gezelschap voor { GUEST($guest, form: "the") }, aan deze tafel of aan een andere.
reason-jokerNeedsNation = Deze stoel staat tussen twee naties. Zeg uit welke de joker komt.
reason-tooMany = Meer gasten kun je deze beurt niet neerzetten. Bevestig hem, of neem een stap terug.
reason-noJoker = Hier zit geen joker die je kunt ruilen. Kies een stoel met een joker.
reason-gender = { SEX($guest) ->
    [f] Alleen een heer kan de plaats van deze joker innemen. Kies er een uit je hand.
    [m] Alleen een dame kan de plaats van deze joker innemen. Kies er een uit je hand.
   *[other] Een dame vervangt alleen een damesjoker, een heer alleen een herenjoker. Kies een andere gast.
}
reason-jokerAtBar = Jokers worden nu niet bediend aan de bar. Zet de joker neer, of stuur een andere gast.
reason-barFull = Elke kruk aan de bar is bezet. Kies liever een stoel.
reason-turnOver = Daarvoor is het te laat in deze beurt. Bevestig hem, of neem terug wat nog kan.
reason-notInHand = Deze gast heb je niet. Kies er een uit je eigen hand.
reason-notYourTurn = Iemand anders is aan de beurt. Wacht tot je naam oplicht.
reason-gameOver = Het café is gesloten. Speel nog een keer om het te openen.
reason-mustScore = Elke gast moet punten opleveren. Kies een tafel waar iemand zit, of breng meteen gezelschap.
reason-mustJoin = Iemand die je hebt neergezet, zit nog alleen. De volgende gast moet aan die tafel.
reason-notSingleSex = Zoveel gasten ineens moeten één tafel vullen, met alleen dames of alleen heren.
reason-handLimit = Je hand is vol. Zet een gast neer, of leg er een dicht neer.
reason-notAtLimit = Een kaart gaat alleen uit een volle hand dicht neer. Trek er een, of zet een gast neer.
reason-mayNotPass = Je kunt nog een gast spelen, dus je mag niet passen. Kies er een uit je hand.
reason-unknownChair = Zo’n stoel is er niet in dit café. Kies er een van de plattegrond.
reason-drawCount = Zoveel gasten kun je nu niet trekken. Kies een van de aangeboden aantallen.
reason-mustSeat = De bar is nu niet open voor jou. Zet liever een gast neer.
reason-mayNotEnd = Het spel beëindigen mag alleen met een lege hand. Speel door.
reason-birthday = In deze beurt hoort een verjaardag, en in geen andere. Noem een natie die hier een tafel heeft.
reason-notation = Zo schrijf je geen beurt. Schrijf hem als GBf>p36, bar GBm, swap GBf>s28 of pass.

end-bar = De laatste kruk aan de bar is bezet.
end-chairs = Elke stoel is bezet.
end-bag = De zak is bijna leeg.
end-emptyHand = Een hand is leeg en mag dat blijven.
end-onePlayerLeft = Er is nog maar één speler over.
end-allStuck = Niemand kan nog een gast spelen.
end-guestStack = De laatste gast is getrokken.
end-tableStack = Er zijn geen tafels meer om neer te leggen.
end-declared = Een hand is leeg, en wie hem had, beëindigt het spel.

## The score board, the turn log and the result.

score-title = Punten
score-turn = Beurt { $number }
score-bag = { $count ->
    [0] De zak is leeg
    [one] { $count } gast in de zak
   *[other] { $count } gasten in de zak
}
score-stack = { $count ->
    [0] De stapel is leeg
    [one] { $count } gast in de stapel
   *[other] { $count } gasten in de stapel
}
score-tables = { $count ->
    [0] Geen tafels meer
    [one] Nog { $count } tafel
   *[other] Nog { $count } tafels
}
score-birthday = Jarig: { NATION($nation) }
score-points = { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
score-number = { $points }
score-active = aan de beurt
score-leading = staat voor
score-out = is eruit
score-hand = hand { $limit }
score-cards = { $count ->
    [one] { $count } kaart
   *[other] { $count } kaarten
}
score-face-down = { $count } dicht

log-title = Beurten tot nu toe
log-empty = De deuren zijn net open. Nog niemand heeft gespeeld.
log-number = { $number }.
log-seat = zet { GUEST($guest) } aan { TABLES($tables, form: "within") }
log-swap = zet { GUEST($guest) } aan { TABLES($tables, form: "within") } en neemt de joker op de hand
log-bar = stuurt { GUEST($guest) } naar de bar, kruk { $stool }
log-pass = kan niets spelen en past
log-draw = trekt een kaart
log-down = legt een kaart dicht neer
log-end = beëindigt het spel
log-birthday = noemt de natie die jarig is: { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") } is vol: de gasten vertrekken, en { NATION($nation) } komt ervoor in de plaats.
log-cleared = { TABLES($tables, form: "within") } is vol: de gasten vertrekken, en er is geen tafel meer die ervoor in de plaats komt.
log-limit = { $limit ->
    [0] trekt niemand en heeft geen gasten meer nodig
    [one] houdt voortaan een hand van één gast
   *[other] houdt voortaan een hand van { $limit } gasten
}
log-left = verlaat het spel
spoken-seat = zet { GUESTS($guests) } neer
spoken-number = zet { $count ->
    [one] één gast
   *[other] { $count } gasten
} neer
spoken-swap = zet { GUEST($guest) } neer en neemt de joker op de hand
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = Het café sluit. { $winners }
log-notation = In het kort
log-copy = Spel kopiëren
log-copied = Het spel is gekopieerd. Plak het in een mail, of in een ander café.
log-copied-closed = Het spel is gekopieerd, en ieders hand valt eruit af te leiden. Houd het voor jezelf tot het spel voorbij is.
log-copy-refused = Deze browser laat het café niet voor je kopiëren.
log-copy-by-hand = Deze browser laat het café niet voor je kopiëren. Hier is het spel als tekst: kopieer het zelf.
log-copy-text = Het spel als tekst
log-paste = Spel plakken
log-paste-text = De tekst van een spel
log-paste-about = Het gaat verder na zijn laatste beurt. Het spel op deze tafel wordt verlaten.
log-paste-refused = Beurt { $number } van deze tekst kan niet worden gespeeld. { $reason }
log-pasted = Vanaf hier gaat het spel verder.
log-take-up = Ermee verdergaan
log-cancel = Toch niet

points-company = { TABLES($table, form: "within") }: { $count ->
    [2] een paar
    [3] een gezelschap van drie
    [4] een volle tafel
   *[other] { $count } gasten
}, { score-points }
points-oneNation = { TABLES($table, form: "within") }: { $count ->
    [2] een paar van één natie
    [3] drie van één natie
    [4] een volle tafel van één natie
   *[other] { $count } gasten van één natie
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") }: de eerste gast, { score-points }
points-klatch = { TABLES($table, form: "within") }: een koffiekransje van vier dames, { score-points }
points-regulars = { TABLES($table, form: "within") }: een stamtafel van vier heren, { score-points }
points-birthday = { TABLES($table, form: "within") }: de natie is jarig, { score-points } erbij
points-chips = De bank heeft geen fiches meer en houdt { $fine ->
    [one] { $fine } punt
   *[other] { $fine } punten
}
points-bar = { $fine ->
    [0] Kruk { $count } aan de bar levert { score-points } op
    [one] Kruk { $count } aan de bar kost { $fine } punt
   *[other] Kruk { $count } aan de bar kost { $fine } punten
}

result-closed = { $reason } Het café sluit.
result-winner = { $names } wint met { score-points }!
result-tie = { $names } delen de eerste plaats met elk { score-points }!
result-accounts = De afrekening
result-kept = { score-points } uit het spel, niemand over
result-fined = { score-points } uit het spel, { $penalty ->
    [0] geen boete voor { GUESTS($guests) } in de hand
   *[other] { $penalty } voor { GUESTS($guests) } in de hand
}
result-fined-many = { score-points } uit het spel, { $penalty ->
    [0] geen boete voor { $count } gasten in de hand
   *[other] { $penalty } voor { $count } gasten in de hand
}
result-out = voor het einde vertrokken
result-out-turn = vertrokken in beurt { $turn }
result-rank = Plaats { $rank }

## The lobby.

lobby-title = Wie komt er naar het café?
lobby-players = Spelers
lobby-player = Naam van speler { $number }
lobby-new = Naam van de volgende speler
lobby-default-name = Speler { $number }
lobby-join = Meedoen
lobby-leave = { $name } vertrekt
lobby-full = Het gezelschap is compleet.
lobby-room = { $count ->
    [one] Er is nog plaats voor één.
   *[other] Er is nog plaats voor { $count }.
}
lobby-editions = Het spel
lobby-presets = Huisregels
lobby-usual = de gewone regels
lobby-rule-book = Regelboek
lobby-options = Alle huisregels
lobby-options-changed = { $count ->
    [one] { $count } gewijzigd
   *[other] { $count } gewijzigd
}
lobby-number = Een ander getal, { $least } tot { $most }
lobby-list = Een eigen rij: { $count } gehele getallen, { $least } tot { $most }
list-no-number = Getal { $place }, ‘{ $text }’, is geen geheel getal.
list-bounds = Getal { $place }, ‘{ $text }’, ligt niet tussen { $least } en { $most }.
list-few = { $given ->
    [one] Er is { $given } getal, maar er zijn er { $count } nodig: getal { $place } ontbreekt.
   *[other] Er zijn { $given } getallen, maar er zijn er { $count } nodig: getal { $place } ontbreekt.
}
list-many = Er zijn { $given } getallen, maar er zijn er maar { $count } nodig: getal { $place } is te veel.
lobby-differs = Anders dan in { $preset }, daar: { $value }
lobby-set-back = Terugzetten
lobby-set-back-option = Terugzetten: { $option }
lobby-changed = Dit huis speelt anders dan { $preset }:
lobby-set-all-back = Terug naar { $preset }
lobby-game-text = Verdergaan met een speltekst
lobby-game-text-about = Plak een spel dat als tekst is gekopieerd. Het komt in de plaats van het spel dat hier wordt voorbereid.
lobby-game-text-field = Speltekst
lobby-game-text-open = Verdergaan met dit spel

problem-few = { $min ->
    [one] Er is minstens { $min } speler nodig.
   *[other] Er zijn minstens { $min } spelers nodig.
}
problem-many = { $max ->
    [one] Er is maar plaats voor { $max } speler.
   *[other] Er is maar plaats voor { $max } spelers.
}
problem-unnamed = Elke speler heeft een naam nodig.
problem-same-name = Twee spelers heten { $name }. Geef een van hen een andere naam.

edition-board = Bordspel
edition-board-about = Het café van 1989 en latere uitgaven: 24 tafels, een bar en jokers.
edition-card = Kaartspel
edition-card-about = Vijf tafels die plaatsmaken zodra ze vol zijn, verborgen handen, en geen bar.
edition-app12 = Twaalf tafels
edition-app12-about = Het spel van de app: twaalf tafels die plaatsmaken zodra ze vol zijn, een bar en jokers.

preset-classic1989 = Klassiek
preset-classic1989-about = Zoals in de doos van 1989: een tafel van één natie telt dubbel zodra hij vol is, en een joker tussen twee naties hoort bij allebei.
preset-amigo = Modern
preset-amigo-about = Zoals in de doos van nu: ook paren en drietallen van één natie tellen al dubbel, en een joker tussen twee naties krijgt er een van.
preset-bsw = Online
preset-bsw-about = Zoals het online wordt gespeeld: als Modern, maar een volle tafel van één natie maakt je hand altijd kleiner, en jokers gaan nooit naar de bar.

## The house rules.

options-cafe = Het café
options-seating = Plaatsen
options-points = Punten
options-jokers = Jokers
options-bar = Bar
options-hand = De hand
options-end = Het einde
options-variants = Varianten
options-cards = Kaarten

option-boardLayout = Plattegrond
option-boardLayout-about = Waar de twee tafels van een natie staan, en welke tafels een stoel delen.
option-boardLayout-r1 = Naast elkaar
option-boardLayout-r2 = Uit elkaar
option-boardLayout-app12 = Elk één, in een kring

option-startPlayer = Wie begint
option-startPlayer-about = Wie de openingsbeurt heeft.
option-startPlayer-random = Het lot beslist
option-startPlayer-first = De eerste op de lijst

option-turnOrder = Volgorde van beurten
option-turnOrder-about = In een ronde heeft iedereen één beurt; elke ronde kan met de volgende speler beginnen.
option-turnOrder-clockwise = Elke ronde gelijk
option-turnOrder-rotating = Het begin schuift op

option-openHands = Open handen
option-openHands-about = Iedereen ziet de gasten in elke hand.
option-openHands-true = Ja
option-openHands-false = Nee, ieder alleen de eigen

option-balanceCheck = Dames en heren
option-balanceCheck-about = Aan een tafel zit er hoogstens één meer van een van beide; hier zeg je wanneer dat wordt gecontroleerd.
option-balanceCheck-perCard = Na elke gast
option-balanceCheck-endOfTurn = Aan het eind van de beurt

option-firstMove = Openingsbeurt
option-firstMove-about = In het lege café vindt de allereerste gast geen gezelschap.
option-firstMove-loneAllowed = Eén mag alleen zitten
option-firstMove-loneRequired = Eén moet alleen zitten
option-firstMove-noException = Niemand zit alleen

option-stuckPlayer = Niets kan gespeeld worden
option-stuckPlayer-about = Wat een speler doet wiens gasten nergens heen kunnen.
option-stuckPlayer-pass = Passen
option-stuckPlayer-eliminate = Het spel verlaten

option-monoDoubling = Tafels van één natie
option-monoDoubling-about = Gasten die allemaal uit één natie komen, tellen dubbel: vanaf de tweede, of alleen de vierde.
option-monoDoubling-every = Dubbel vanaf het paar
option-monoDoubling-completion = Dubbel als ze vol is

option-monoBasis = Wat één natie is
option-monoBasis-about = Of de gasten van één natie uit de natie moeten komen waarvan de tafel de vlag toont.
option-monoBasis-tableNation = Die van de tafel
option-monoBasis-anyNation = Welke dan ook

option-loneGuestPoints = Eerste gast aan een tafel
option-loneGuestPoints-about = Wat een gast oplevert aan een tafel waar nog niemand zit.
option-loneGuestPoints-0 = Niets
option-loneGuestPoints-1 = 1 punt

option-chipCap = De bank kan leeg raken
option-chipCap-about = Er zijn fiches voor 310 punten; wie meer verdient dan er nog is, krijgt wat er nog is.
option-chipCap-true = Ja, 310 punten in totaal
option-chipCap-false = Nee, nooit

option-jokerNationality = Joker tussen twee naties
option-jokerNationality-about = Waar een joker vandaan komt die tussen tafels van twee naties zit.
option-jokerNationality-assigned = De speler noemt er een
option-jokerNationality-chameleon = Uit allebei tegelijk

option-swapNation = Joker ruilen: natie
option-swapNation-about = Welke gast de plaats van een joker mag innemen.
option-swapNation-either = Wie daar mag zitten
option-swapNation-assignedOnly = Alleen uit de genoemde natie

option-swapGender = Joker ruilen: dame of heer
option-swapGender-about = Of een dame de plaats van een herenjoker mag innemen, of een heer die van een damesjoker.
option-swapGender-anyLegal = Allebei, in evenwicht
option-swapGender-same = Hetzelfde als de joker

option-jokerAtBar = Jokers aan de bar
option-jokerAtBar-about = Wanneer een joker naar de bar mag.
option-jokerAtBar-never = Nooit
option-jokerAtBar-ifUnseatable = Als er geen stoel voor is
option-jokerAtBar-ifNoOtherMove = Als er niets anders kan
option-jokerAtBar-always = Altijd

option-barValues = Prijzen aan de bar
option-barValues-about = Wat elke kruk oplevert of kost.
option-barValues-linear = Duurder met elke kruk
option-barValues-wave = In golven op en neer
option-barValues-own = Prijzen van dit huis

option-voluntaryBar = Vrijwillig naar de bar
option-voluntaryBar-about = Een gast mag ook naar de bar als er een stoel is.
option-voluntaryBar-true = Ja
option-voluntaryBar-false = Nee, alleen zonder stoel

option-openerAtBar = Bar in de openingsbeurt
option-openerAtBar-about = De openingsbeurt mag naar de bar gaan.
option-openerAtBar-true = Open
option-openerAtBar-false = Gesloten

option-bankruptcy = Wie de bar niet kan betalen
option-bankruptcy-about = Wat er gebeurt als een kruk meer punten kost dan de speler heeft.
option-bankruptcy-eliminate = Verlaat het spel
option-bankruptcy-debt = Zakt onder nul
option-bankruptcy-zero = Betaalt wat er is

option-unpaidGuest = Gast die niet is betaald
option-unpaidGuest-about = Wat er gebeurt met de gast van een speler die niet kon betalen en vertrok.
option-unpaidGuest-stays = Blijft aan de bar
option-unpaidGuest-removed = Gaat naar huis

option-eliminatedTiles = Hand van wie vertrok
option-eliminatedTiles-about = Wat er gebeurt met de gasten in de hand van een speler die het spel verlaat.
option-eliminatedTiles-removed = Ze gaan naar huis
option-eliminatedTiles-toBag = Terug in de zak

option-refillReduction = Kleinere hand
option-refillReduction-about = Wie een tafel vult met gasten van één natie, heeft voortaan een kleinere hand.
option-refillReduction-optional = Als de speler wil
option-refillReduction-mandatory = Altijd
option-refillReduction-off = Nooit

option-reductionCarryOver = Twee volle tafels ineens
option-reductionCarryOver-about = Als één beurt twee tafels van één natie vult, tellen ze allebei voor een kleinere hand.
option-reductionCarryOver-true = Allebei tellen
option-reductionCarryOver-false = Niet meer dan gespeeld

option-bagEndAt = Laatste gasten in de zak
option-bagEndAt-about = Het café sluit als er nog maar zo weinig gasten in de zak zijn.
option-bagEndAt-4 = Vier
option-bagEndAt-3 = Drie
option-bagEndAt-0 = Geen

option-finalRound = De laatste ronde wordt uitgespeeld
option-finalRound-about = Voordat het café sluit, heeft iedereen evenveel beurten.
option-finalRound-true = Ja
option-finalRound-false = Nee, het sluit meteen

option-tieBreak = Gelijke punten
option-tieBreak-about = Wie bij gelijke punten hoger staat: niemand, of wie minder gasten over heeft.
option-tieBreak-shared = Ze delen hun plaats
option-tieBreak-fewestTiles = Minder gasten in de hand

option-birthdayThreshold = Verjaardagstafel
option-birthdayThreshold-about = Wie het eerst zoveel punten heeft, noemt een natie; haar tafels tellen voortaan dubbel.
option-birthdayThreshold-null = Geen verjaardag
option-birthdayThreshold-20 = Bij 20 punten
option-birthdayThreshold-30 = Bij 30 punten
option-birthdayThreshold-40 = Bij 40 punten
option-birthdayThreshold-50 = Bij 50 punten
option-birthdayThreshold-own = { $points ->
    [one] Bij { $points } punt
   *[other] Bij { $points } punten
}

option-birthdayStacks = Verjaardag en één natie
option-birthdayStacks-about = Een verjaardagstafel waar alle gasten uit één natie komen, telt twee keer dubbel.
option-birthdayStacks-true = Twee keer dubbel
option-birthdayStacks-false = Eén keer dubbel

option-singleSexTables = Koffiekransje en stamtafel
option-singleSexTables-about = Een beurt met meer gasten mag een tafel van vier dames of vier heren maken: 20 punten, of 40 bij één natie.
option-singleSexTables-true = Ja
option-singleSexTables-false = Nee

option-singleSexNeighbours = Tafels naast een kransje
option-singleSexNeighbours-about = Of evenwicht en punten tellen aan andere tafels waarvan een koffiekransje of stamtafel stoelen inneemt.
option-singleSexNeighbours-strict = Tellen zoals altijd
option-singleSexNeighbours-exempt = Tellen niet

option-cardTables = Aantal tafels
option-cardTables-about = Met zeven tafels vinden meer gasten een plaats.
option-cardTables-5 = Vijf
option-cardTables-7 = Zeven

option-faceDown = Een gast dicht neerleggen
option-faceDown-about = Een beurt mag één gast uit de hand opzijleggen; die kost aan het eind een boete.
option-faceDown-onlyAtLimit = Alleen met een volle hand
option-faceDown-anytime = Altijd

option-emptyHand = Lege hand
option-emptyHand-about = Wat er gebeurt als een speler de laatste gast van de hand heeft gespeeld.
option-emptyHand-mayDeclare = Mag het spel beëindigen
option-emptyHand-endsAtOnce = Beëindigt het meteen

## The board, the bar and the hands.

board-title = Het café
board-keys = De pijltjestoetsen gaan van stoel naar stoel, Page Down en Page Up naar de verlichte plaatsen.
board-all = Heel het café

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] nog niemand
    [one] { $guests } gast
   *[other] { $guests } gasten
}
table-gone = { TABLES($table) }, geen tafel hier
table-marked = { $text }, staat in de weg
table-scored = { $text }, leverde in de vorige beurt punten op

chair-at-one = Stoel { $seat1 } aan { TABLES($table1, form: "within") }
chair-at-two = Stoel { $seat1 } aan { TABLES($table1, form: "within") } en stoel { $seat2 } aan { TABLES($table2, form: "within") }
chair-at-three = Stoel { $seat1 } aan { TABLES($table1, form: "within") }, stoel { $seat2 } aan { TABLES($table2, form: "within") } en stoel { $seat3 } aan { TABLES($table3, form: "within") }
chair-free = { $text }, vrij
chair-taken = { $text }, bezet door { GUEST($guest) }
chair-tentative = { $text }, in deze beurt bezet door { GUEST($guest) }, nog terug te nemen
chair-fresh = { $text }, nieuw sinds de vorige beurt
chair-marked = { $text }; staat in de weg
chair-offer = { $text }; je gast mag hier zitten voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
}
chair-offer-partner = { $text }; je gast mag hier zitten voor { $points ->
    [one] { $points } punt
   *[other] { $points } punten
} als er gezelschap volgt
chair-preview = { $text }; { GUEST($guest) } wordt hier getoond: kies nog eens om neer te zetten
chair-offer-swap = { $text }; je gast mag deze plaats innemen, en de joker komt in je hand

bar-title = Bar
bar-open = Bar, { $taken } van { $stools } krukken bezet; het volgende bezoek { $sign ->
    [gain] levert { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    } op
   *[fine] kost { $points ->
        [one] { $points } punt
       *[other] { $points } punten
    }
}
bar-full = Bar, alle { $stools } krukken bezet
bar-offer = { $text }; je gast mag erheen
bar-preview = { $text }; { GUEST($guest) } wordt hier getoond: kies nog eens om te sturen
bar-marked = { $text }; staat in de weg
bar-guests = Aan de bar: { GUESTS($guests) }

hand-name = Hand van { $name }
hand-active = Hand van { $name }, aan de beurt
hand-out = { $name } heeft het spel verlaten
hand-closed = { $text }, { hand-size }, dicht
hand-size = { $size ->
    [0] geen gasten
    [one] { $size } gast
   *[other] { $size } gasten
}
hand-face-down = { $count ->
    [one] { $count } kaart dicht
   *[other] { $count } kaarten dicht
}
hand-empty = Geen gasten meer
hand-guest = { GUEST($guest) }
hand-held = { $text }, nu gekozen
hand-placed = { $text }, in deze beurt neergezet
hand-unplayable = { $text }, past nu nergens
hand-nation = { NATION($nation, form: "short") }
hand-joker = Joker

## The keys of the café.

keys-title = Toetsen
key-tab = Tab
key-arrows = Pijltjestoetsen
key-ends = Home, End
key-pages = Page Down, Page Up
key-enter = Enter, spatie
key-escape = Escape
keys-tab = Verder naar de hand, het café, de bar, de knoppen
keys-arrows = Van gast naar gast, van stoel naar stoel
keys-ends = Naar de eerste en de laatste daarvan
keys-pages = Naar de volgende verlichte plaats, en terug
keys-enter = Oppakken, neerzetten, drukken
keys-escape = Neerleggen wat is opgepakt, sluiten wat open is
keys-table = Naar de volgende tafel; met Shift naar de vorige
keys-fitting = Naar de volgende stoel die past bij je gast; met Shift naar de vorige
keys-bar = Naar de bar
keys-hand = Naar je hand
keys-summary = Hoe het spel ervoor staat, gesproken
keys-help = Deze lijst
board-help = Het vraagteken toont alle toetsen.

## The rule book, sentence by sentence.

rule-book-title = Regelboek
rule-book-short = De regels in het kort
rule-book-house = Huisregel
rule-book-legend = { $preset ->
    [none] Huisregel: meestal speelt men het anders.
   *[other] Huisregel: in { $preset } is het anders.
}
rule-book-instead = { $preset ->
    [none] Meestal:
   *[other] In { $preset }:
}
rule-book-extra = { $preset ->
    [none] Meestal is er geen zo’n regel.
   *[other] Niet in { $preset }.
}
rule-book-section = { $section }
rule-book-brief = In het kort
rule-book-close = Sluiten

chapter-material = Wat je nodig hebt
chapter-aim = Waar het om gaat
chapter-turn = Je beurt
chapter-opening = De openingsbeurt
chapter-seating = Waar een gast mag zitten
chapter-balance = Dames en heren
chapter-company = Niemand zit alleen
chapter-points = Punten
chapter-one-nation = Tafels van één natie
chapter-clearing = Volle tafels
chapter-jokers = Jokers
chapter-exchange = Een joker ophalen
chapter-refill = Je hand aanvullen
chapter-drawing = Trekken en opzijleggen
chapter-bar = De bar
chapter-leaving = Wie niet kan betalen
chapter-birthday = De verjaardagstafel
chapter-klatch = Koffiekransje en stamtafel
chapter-end = Wanneer het café sluit
chapter-account = De afrekening
chapter-winner = Wie wint

book-tables-fixed = Het café heeft { $tables } tafels met elk vier stoelen. Elke tafel hoort bij een natie; haar vlag zegt bij welke.
book-tables-cards = Er liggen { $tables } tafelkaarten open: elk is een tafel met vier stoelen en hoort bij een natie. De andere { $rest } kaarten wachten in een stapel.
book-chairs-beside = Veel stoelen horen bij twee tafels, dus in totaal zijn het er { $chairs }. De twee tafels van een natie staan naast elkaar en delen er een.
book-chairs-apart = Veel stoelen horen bij twee tafels, dus in totaal zijn het er { $chairs }. Elke gedeelde stoel verbindt twee naties.
book-chairs-single = Elke natie heeft één tafel. De meeste stoelen horen bij twee of drie tafels, dus in totaal zijn het er { $chairs }.
book-chairs-replaced = Sommige stoelen horen bij verschillende tafels tegelijk, dus in totaal zijn het er { $chairs }.
brief-plan-apart = De twee tafels van een natie staan uit elkaar.
brief-plan-single = Elke natie heeft maar één tafel.
brief-plan-replaced = Er liggen { $tables } tafels open.
book-guests-jokers = { $guests } gasten wachten in een zak: { $each } dames en { $each } heren uit elk van { $nations } naties, { $jokers } damesjokers en { $jokers } herenjokers.
book-guests-plain = { $guests } gasten wachten in een stapel kaarten: { $each } dames en { $each } heren uit elk van { $nations } naties. Jokers zijn er niet.
book-players = { $least } tot { $most } mensen kunnen meespelen. Iedereen begint zonder punten.
book-hands-open = Iedereen trekt { $dealt } gasten en legt ze open neer, zodat allen ze zien.
book-hands-closed = Iedereen trekt { $dealt } gasten en toont ze aan niemand.
brief-hands-closed = Iedereen houdt zijn hand verborgen.
book-curtain = Tussen de beurten verbergt een gordijn de handen tot de volgende speler klaar is.
book-chips = De bank heeft { $bank } punten in fiches. Als ze op zijn, leveren gasten alleen op wat er nog is; boetes gaan terug naar de bank.
brief-chips = De bank heeft in totaal { $bank } punten; als ze op zijn, leveren gasten op wat er nog is.

book-aim-bar = Zoek goede plaatsen voor je gasten: bij hun eigen natie, in gezelschap, dames en heren in evenwicht. Een gast zonder stoel kan naar de bar, en die wordt al gauw duur.
book-aim-cards = Zoek goede plaatsen voor je gasten: bij hun eigen natie, in gezelschap, dames en heren in evenwicht. Tafels die vol zijn, maken plaats voor nieuwe.
brief-goal = Wie de meeste punten heeft als het café sluit, wint.

book-starter-random = Het lot beslist wie begint.
book-starter-first = De eerste speler op de lijst begint.
book-order-clockwise = Daarna volgt beurt op beurt, met de klok mee.
book-order-rotating = Daarna volgt beurt op beurt, met de klok mee, en elke ronde begint één speler later dan de vorige.
brief-order-rotating = Elke ronde begint één speler later dan de vorige.
book-actions-exchange = In je beurt doe je één ding: tot { $most } gasten neerzetten, één gast naar de bar sturen, of een joker ophalen.
book-actions-bar = In je beurt doe je één ding: tot { $most } gasten neerzetten, of één gast naar de bar sturen.
book-actions-cards-onlyAtLimit = In je beurt doe je één ding: tot { $most } gasten neerzetten, een kaart trekken of, met { $limit } kaarten in je hand, er een dicht neerleggen.
book-actions-cards-anytime = In je beurt doe je één ding: tot { $most } gasten neerzetten, een kaart trekken, of een kaart dicht neerleggen.
brief-actions-exchange = Je beurt: tot { $most } gasten neerzetten, er een naar de bar sturen, of een joker ophalen.
brief-actions-bar = Je beurt: tot { $most } gasten neerzetten, of er een naar de bar sturen.
brief-actions-cards-onlyAtLimit = Je beurt: tot { $most } gasten neerzetten, of een kaart trekken; met { $limit } in je hand mag er een dicht neer.
brief-actions-cards-anytime = Je beurt: tot { $most } gasten neerzetten, een kaart trekken, of er een dicht neerleggen.
book-stop = Je hoeft er niet zoveel neer te zetten als je mag, maar een van deze dingen moet je doen.
book-stay-always = Wie zit, blijft zitten. Alleen jokers kunnen worden opgehaald.
book-stay-cleared = Wie zit, blijft zitten tot een van de tafels van de stoel vol is.
book-stuck-pass = Wie niets van dit alles kan, past.
book-stuck-eliminate = Wie niets van dit alles kan, verlaat het spel.
brief-stuck-eliminate = Wie niets hiervan kan, verlaat het spel.

book-opening-loneAllowed = In de openingsbeurt mag één gast alleen zitten. Zet je er twee neer, dan hebben ze zoals altijd gezelschap nodig.
book-opening-loneRequired = De openingsbeurt zet niet meer dan één gast neer, en die mag alleen zitten.
book-opening-noException = De openingsbeurt is geen uitzondering: niemand zit alleen.
brief-opening-loneAllowed = In de openingsbeurt mag één gast alleen zitten.
brief-opening-loneRequired = De openingsbeurt zet hoogstens één gast neer, die alleen mag zitten.
brief-opening-noException = Niemand zit alleen, ook niet in de openingsbeurt.
book-opening-joined = Niemand hoeft aan te schuiven bij een gast die het café alleen heeft geopend.
book-opening-bar-open = De openingsbeurt mag naar de bar gaan zoals elke andere.
book-opening-bar-closed = In de openingsbeurt is de bar nog gesloten.

book-seat = Een gast neemt een vrije stoel aan een tafel van de eigen natie.
book-seat-between = Waar een stoel bij tafels van verschillende naties hoort, zijn gasten van elk daarvan welkom.
book-seat-foreign = Zo kan het gebeuren dat er alleen vreemden aan een tafel zitten. Dat mag.
brief-seat = Een gast neemt een vrije stoel aan een tafel van de eigen natie.

book-balance-most = Aan een tafel passen hoogstens twee dames en twee heren. De ene kant mag er één voor liggen op de andere, nooit twee.
book-balance-perCard = Dat geldt na elke gast: een tweede heer wacht tot er een dame zit, en omgekeerd.
book-balance-endOfTurn = Dat moet kloppen als je beurt eindigt. Onderweg mag alles.
brief-balance-perCard = Aan een tafel: hoogstens twee dames en twee heren, hoogstens één meer van een van beide, na elke gast.
brief-balance-endOfTurn = Aan een tafel: hoogstens twee dames en twee heren, hoogstens één meer, aan het eind van je beurt.
book-balance-tables = Dat geldt aan elke tafel van de stoel.
book-balance-tables-jokers = Dat geldt aan elke tafel van de stoel, en jokers tellen als de dames en heren die ze zijn.

book-company-endOfTurn = Als je beurt eindigt, mag geen van de gasten die je hebt neergezet alleen zijn.
book-company-atOnce = Elke gast moet bij het gaan zitten gezelschap vinden, en zo punten opleveren.
brief-company-endOfTurn = Geen van de gasten die je neerzet, mag alleen zijn als je beurt eindigt.
brief-company-atOnce = Elke gast die je neerzet, moet gezelschap vinden, uiterlijk in de volgende gast.
book-company-first-endOfTurn = Je eerste gast mag alleen gaan zitten als de tweede er in dezelfde beurt bij komt.
book-company-first-atOnce = Een gast mag alleen gaan zitten als de volgende gast van dezelfde beurt aan een van zijn tafels komt.
book-company-one = Gezelschap aan één tafel is genoeg. Aan de andere tafels van de stoel mag een gast de eerste zijn.

book-points-everybody = Een gast levert zoveel punten op als er dan gasten aan de tafel zitten, de nieuwe meegeteld: 2, 3 of 4.
book-points-others = Een gast levert één punt op voor elk van de anderen aan de tafel: 1, 2 of 3.
brief-points-everybody = Een gast levert zoveel punten op als er dan gasten zitten, 2 tot 4, aan elke tafel van de stoel.
brief-points-others = Een gast levert een punt op voor elk van de anderen aan de tafel, aan elke tafel van de stoel.
book-points-first-nothing = De eerste gast aan een tafel levert daar niets op.
brief-points-first-points = { $points ->
    [one] De eerste gast aan een tafel levert { $points } punt op.
   *[other] De eerste gast aan een tafel levert { $points } punten op.
}
book-points-first-points = { $points ->
    [one] De eerste gast aan een tafel levert daar { $points } punt op.
   *[other] De eerste gast aan een tafel levert daar { $points } punten op.
}
book-points-tables = Een stoel die bij verschillende tafels hoort, levert aan elk daarvan punten op.
book-points-once = Punten krijg je bij het gaan zitten. Latere gasten voegen er niets aan toe.

book-one-nation-every = Als alle gasten aan de tafel uit één natie komen, tellen ze dubbel: 4, 6 of 8.
book-one-nation-completion = Als vier gasten van één natie een tafel vullen, levert de vierde 8 punten op in plaats van 4. Twee of drie leveren niet meer op dan anderen.
book-one-nation-others = Als alle gasten aan de tafel uit één natie komen, tellen de punten dubbel: 2, 4 of 6.
brief-double-every-tableNation = Punten tellen dubbel als alle gasten daar uit de natie van de tafel komen.
brief-double-every-anyNation = Punten tellen dubbel als alle gasten daar uit één natie komen, welke dan ook.
brief-double-completion-tableNation = Als vier gasten uit de natie van de tafel haar vullen, telt de vierde dubbel.
brief-double-completion-anyNation = Als vier gasten van één natie een tafel vullen, welke dan ook, telt de vierde dubbel.
book-one-nation-means-tableNation = Eén natie betekent: die van de tafel zelf.
book-one-nation-means-anyNation = Eén natie betekent: welke dan ook, ook als het niet die van de tafel is.

book-clear = Zodra er vier gasten aan een tafel zitten, wordt ze leeggemaakt: de tafelkaart gaat weg, en iedereen eromheen ook, ook wie tegelijk aan andere tafels zit.
brief-clear = Een volle tafel wordt met iedereen eromheen leeggemaakt; een nieuwe tafelkaart neemt haar plaats in.
book-clear-next = Een nieuwe tafelkaart neemt meteen haar plaats in. Daarna mag je beurt verdergaan.
book-clear-left = Aan de tafels ernaast zitten gasten nu misschien alleen of ver van hun natie. Ze blijven.

book-joker = Een joker zit op elke vrije stoel, als gast van de natie van die tafel. Een damesjoker blijft een dame, een herenjoker een heer.
book-joker-between-assigned = Waar een stoel bij tafels van verschillende naties hoort, zeg jij uit welke de joker komt. Aan de andere is hij een vreemde.
book-joker-between-chameleon = Waar een stoel bij tafels van verschillende naties hoort, is de joker aan elk daarvan thuis.
brief-joker-between-assigned = Een joker zit overal; tussen naties zeg jij uit welke hij komt.
brief-joker-between-chameleon = Een joker zit overal, thuis aan elke tafel van zijn stoel.
book-joker-else = Evenwicht en gezelschap gelden voor een joker zoals voor elke gast.

book-exchange-fetch = Als hele beurt mag je een joker ophalen: zet een gast uit je hand op zijn plaats en neem de joker in je hand.
book-exchange-never = Een joker die zit, wordt nooit opgehaald.
brief-exchange-fetch = Als hele beurt: zet een gast op de plaats van een joker en neem de joker in je hand.
brief-exchange-never = Een joker die zit, wordt nooit opgehaald.
book-exchange-nation-either = Elke gast van een natie waarvan een tafel bij die stoel staat, is goed, maar geen andere joker.
book-exchange-nation-assignedOnly = Als de joker een natie kreeg, is alleen een gast van die natie goed; anders ieder die daar mocht zitten. Een andere joker nooit.
brief-exchange-nation-assignedOnly = Een joker die een natie kreeg, wordt alleen door een gast van die natie opgehaald.
book-exchange-gender-anyLegal = Een dame mag de plaats van een herenjoker innemen, en omgekeerd, als de tafels daarna in evenwicht zijn.
book-exchange-gender-same = Een dame neemt de plaats van een damesjoker in, een heer die van een herenjoker.
brief-exchange-gender-same = Alleen een dame haalt een damesjoker op, alleen een heer een herenjoker.
book-exchange-company = De gast heeft gezelschap nodig, zoals altijd.
book-exchange-quiet = Dit levert geen punten op, en er wordt niemand getrokken.

book-refill = Heb je gasten neergezet of naar de bar gestuurd, dan trek je tot je hand er weer { $limit } heeft.
book-refill-smaller-optional = Wie een tafel vult met één natie, mag voortaan een hand hebben die één gast kleiner is.
book-refill-smaller-mandatory = Wie een tafel vult met één natie, heeft voortaan een hand die één gast kleiner is.
book-refill-smaller-off = Wie een tafel vult met één natie, houdt een even grote hand als iedereen.
brief-refill-smaller-optional = Wie een tafel vult met één natie, mag een hand hebben die één kleiner is.
brief-refill-smaller-mandatory = Wie een tafel vult met één natie, heeft een hand die één kleiner is.
brief-refill-smaller-off = Geen tafel maakt een hand kleiner.
book-refill-two-both = Vult één beurt twee zulke tafels, dan maken beide de hand kleiner, ook als ze daarvoor nog te veel gasten heeft.
book-refill-two-played = Vult één beurt twee zulke tafels, dan krimpt de hand toch niet met meer dan de gasten die net zijn gespeeld.
brief-refill-two-played = Vult één beurt er twee, dan krimpt de hand niet met meer dan er is gespeeld.

book-draw = Wie niemand kan neerzetten, of dat liever niet doet, trekt één kaart. Dat is de hele beurt.
book-draw-limit = Een hand heeft hoogstens { $limit } kaarten. Wie er zoveel heeft, kan niet trekken.
book-down-onlyAtLimit = Met { $limit } kaarten in je hand mag je er een dicht neerleggen. Dat is de hele beurt.
book-down-anytime = Je mag een kaart dicht neerleggen wanneer je wilt. Dat is de hele beurt.

book-bar = Je mag één gast naar de bar sturen, uit welke natie ook, naar de volgende vrije kruk.
book-bar-when-always = Dat mag ook als je iemand zou kunnen neerzetten.
book-bar-when-needed = De bar is alleen open zolang je niemand kunt neerzetten.
book-bar-stools = Elk van de { $stools } krukken levert meteen punten op of kost ze, in deze volgorde: { $row }.
brief-bar-stools = De bar, kruk voor kruk: { $row }.
book-bar-joker-never = Jokers gaan nooit naar de bar.
book-bar-joker-ifUnseatable = Een joker gaat alleen naar de bar als er geen stoel voor is.
book-bar-joker-ifNoOtherMove = Een joker gaat alleen naar de bar als je niets anders kunt doen.
book-bar-joker-always = Jokers gaan naar de bar zoals elke gast.
book-bar-full = Als alle krukken bezet zijn, kan niemand meer naar de bar.

book-cannot-pay-eliminate = Wie te weinig punten heeft om aan de bar te betalen, verlaat het spel.
book-cannot-pay-debt = Wie te weinig punten heeft om aan de bar te betalen, zakt onder nul.
book-cannot-pay-zero = Wie te weinig punten heeft om aan de bar te betalen, geeft wat er is.
brief-cannot-pay-eliminate = Wie daar niet kan betalen, verlaat het spel.
brief-cannot-pay-debt = Wie daar niet kan betalen, zakt onder nul.
brief-cannot-pay-zero = Wie daar niet kan betalen, geeft wat er is.
book-unpaid-stays = De gast voor wie niet betaald kon worden, blijft aan de bar.
book-unpaid-removed = De gast voor wie niet betaald kon worden, gaat naar huis, en de kruk is weer vrij.
brief-unpaid-removed = De gast voor wie niet betaald kon worden, gaat naar huis.
book-left-hand-removed = De gasten in de hand van een speler die vertrekt, gaan naar huis.
book-left-hand-toBag = De gasten in de hand van een speler die vertrekt, gaan terug in de zak.
brief-left-hand-removed = De hand van een speler die vertrekt, gaat naar huis.
brief-left-hand-toBag = De hand van een speler die vertrekt, gaat terug in de zak.
book-left-rank = Wie vertrekt, eindigt achter allen die blijven; hoe later, hoe beter.

book-birthday = De eerste speler die { $threshold } punten haalt, kiest een natie die jarig is.
brief-birthday = Wie het eerst { $threshold } punten heeft, noemt een natie; haar tafels tellen voortaan dubbel.
book-birthday-doubles = Vanaf de volgende beurt tellen alle punten aan haar tafels dubbel.
book-birthday-one-nation-twice = Punten die voor één natie al dubbel tellen, worden nog eens verdubbeld.
book-birthday-one-nation-once = Punten die voor één natie al dubbel tellen, worden niet nog eens verdubbeld.
brief-birthday-one-nation-twice = Een verjaardagstafel van één natie telt twee keer dubbel.
brief-birthday-one-nation-once = Een verjaardagstafel van één natie telt maar één keer dubbel.

book-klatch = Een beurt mag drie of vier gasten neerzetten als ze een tafel van vier dames maken, een koffiekransje, of van vier heren, een stamtafel.
brief-klatch = Drie of vier gasten in één beurt mogen een tafel van vier dames of heren maken: { $points } punten, { $oneNation } bij één natie.
book-klatch-seated = Zijn het er maar drie, dan moet de vierde er al zitten. De naties moeten passen zoals altijd, het evenwicht hoeft niet.
book-klatch-points = Zo’n tafel levert { $points } punten op, of { $oneNation } als allen uit één natie komen, in plaats van haar gewone punten.
book-klatch-beside-strict = Aan de andere tafels van deze stoelen gelden evenwicht en punten zoals altijd.
book-klatch-beside-exempt = Aan de andere tafels van deze stoelen vraagt niemand naar evenwicht, en er zijn geen punten.
brief-klatch-beside-strict = Aan de tafels ernaast telt alles zoals altijd.
brief-klatch-beside-exempt = Aan de tafels ernaast tellen evenwicht noch punten.
book-klatch-refill = Voor een kleinere hand telt ze als elke volle tafel van één natie, als allen uit één natie komen.
book-klatch-opening = De openingsbeurt is er te vroeg voor.

book-end-when = Het café sluit na een beurt waarin een van deze dingen is gebeurd.
book-end-bar = De laatste kruk aan de bar is bezet.
book-end-chairs = De laatste stoel is bezet.
book-end-tableStack = In de stapel ligt geen tafelkaart meer voor een lege plek.
book-end-guestStack = De laatste kaart is getrokken.
book-end-bag = { $count ->
    [0] De zak is leeg.
   *[other] Er zijn hoogstens nog { $count } gasten in de zak.
}
book-end-emptyHand-smaller = Een speler heeft niemand meer in de hand en hoeft niet te trekken.
book-end-emptyHand-mayDeclare = Een speler heeft de laatste kaart van de hand gespeeld en daarmee het spel beëindigd. Wie dat niet doet, moet in de volgende beurt trekken.
book-end-emptyHand-endsAtOnce = Een speler heeft de laatste kaart van de hand gespeeld.
book-end-onePlayerLeft = Er is nog maar één speler in het spel.
book-end-allStuck = Iedereen heeft gepast, de een na de ander.
book-end-allStuck-leaving = Spelers die niets konden doen, zijn meteen na elkaar vertrokken, en er blijven er niet meer dan er zijn vertrokken.
book-end-round-atOnce = Het sluit meteen, ook als niet iedereen evenveel beurten heeft gehad.
book-end-round-played = Eerst wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Alleen met één speler over, of als niemand meer kan, sluit het meteen.
book-end-round-playedIfTables = Eerst wordt de ronde uitgespeeld, zodat iedereen evenveel beurten heeft gehad. Alleen als er een tafelkaart ontbreekt, er één speler over is, of niemand meer kan, sluit het meteen.
brief-end-round-played = Eerst wordt de ronde uitgespeeld.
brief-end-round-playedIfTables = Eerst wordt de ronde uitgespeeld.
brief-end-bag = { $count ->
    [0] Het café sluit als alle krukken of alle stoelen bezet zijn, of de zak leeg is.
   *[other] Het café sluit als alle krukken of stoelen bezet zijn, of er hoogstens { $count } gasten in de zak zijn.
}
brief-end-tables = Het café sluit als de tafelkaarten of de gasten op zijn, of alle krukken bezet zijn.
brief-end-cards-mayDeclare = Het café sluit als tafels of gasten op zijn, of als wie de laatste kaart speelt, dat zegt.
brief-end-cards-endsAtOnce = Het café sluit als tafels of gasten op zijn, of als een hand leeg is.

book-account-guests = Elke gast die in een hand overblijft, kost { $guest } punten, elke joker { $joker }.
book-account-cards = Elke kaart die in een hand overblijft, en elke die dicht ligt, kost { $guest } punten.
book-account-free = Gasten die in een hand overblijven, kosten niets.
brief-account-guests = Elke gast die in een hand overblijft, kost { $guest } punten, elke joker { $joker }.
brief-account-cards = Elke kaart in een hand of dicht kost { $guest } punten.
brief-account-free = Gasten die in een hand overblijven, kosten niets.
book-account-below = Een afrekening mag onder nul eindigen.

book-winner = Wie de meeste punten heeft, wint.
book-tie-shared = Spelers met gelijke punten delen hun plaats.
book-tie-fewestTiles = Van spelers met gelijke punten staat hoger wie minder gasten over heeft.
brief-tie-fewestTiles = Bij gelijke punten staat hoger wie minder gasten over heeft.
book-tie-leastPenalty = Van spelers met gelijke punten staat hoger wie minder boete kreeg.

## How the game stands.

summary-turn = Beurt { $number }.
summary-curtain = De tafel gaat naar { $name }.
summary-mover = Aan de beurt: { $name }.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } is vertrokken met { score-points }.
summary-hand = In je hand: { GUESTS($guests) }.
summary-hand-empty = Je hand is leeg.
summary-seated = In deze beurt neergezet: { GUESTS($guests) }.
summary-text = { $text }.
`,
};

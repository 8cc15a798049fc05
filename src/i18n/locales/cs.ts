import type { Locale } from './locale.js';

/** Czech. Guests and tables are named in the cases that sentences ask for. */
export const locale: Locale = {
  tag: 'cs',
  messages: `
## Nations, guests and tables.

nation-CF = Středoafrická republika
    .from = ze Středoafrické republiky
    .short = Střední Afrika
nation-CN = Čína
    .from = z Číny
nation-CU = Kuba
    .from = z Kuby
nation-DE = Německo
    .from = z Německa
nation-ES = Španělsko
    .from = ze Španělska
nation-FR = Francie
    .from = z Francie
nation-GB = Velká Británie
    .from = z Velké Británie
    .short = Británie
nation-IN = Indie
    .from = z Indie
nation-IT = Itálie
    .from = z Itálie
nation-RU = Rusko
    .from = z Ruska
nation-TR = Turecko
    .from = z Turecka
nation-US = Spojené státy
    .from = ze Spojených států
    .short = USA
nation-unknown = správný národ
    .from = ze správného národa

guest-lady = dáma { NATION($nation, form: "from") }
    .acc = dámu { NATION($nation, form: "from") }
guest-gentleman = pán { NATION($nation, form: "from") }
    .acc = pána { NATION($nation, form: "from") }
guest-lady-joker = dámský žolík
    .acc = dámského žolíka
guest-gentleman-joker = pánský žolík
    .acc = pánského žolíka
guest-lady-joker-named = dámský žolík jako host { NATION($nation, form: "from") }
    .acc = dámského žolíka jako hosta { NATION($nation, form: "from") }
guest-gentleman-joker-named = pánský žolík jako host { NATION($nation, form: "from") }
    .acc = pánského žolíka jako hosta { NATION($nation, form: "from") }
guest-unknown = tento host
    .acc = tohoto hosta

table-name = { NATION($nation) } { $number }
    .at = stolu { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .within = { NATION($nation) } ({ $place })
    .at = stolu { NATION($nation) } ({ $place })
table-none = prázdné místo ({ $place })
    .at = prázdného místa ({ $place })
table-unknown = tento stůl
    .at = tohoto stolu

place-number = stůl { $number }
place-NNW = úplně vlevo nahoře
    .the = stolu úplně vlevo nahoře
place-NW = vlevo nahoře
    .the = stolu vlevo nahoře
place-NE = vpravo nahoře
    .the = stolu vpravo nahoře
place-C = uprostřed
    .the = stolu uprostřed
place-SW = vlevo dole
    .the = stolu vlevo dole
place-SE = vpravo dole
    .the = stolu vpravo dole
place-SSE = úplně vpravo dole
    .the = stolu úplně vpravo dole

## What is expected now, and the buttons.

prompt-choose = { $name }, vyber hosta ze své ruky.
prompt-held-nowhere = Pro { GUEST($guest, form: "acc") } teď není místo.
prompt-held-down = Pro { GUEST($guest, form: "acc") } teď není místo. Kartu smíš odložit lícem dolů.
prompt-preview = Vyber toto místo ještě jednou a usadíš { GUEST($guest, form: "acc") }, nebo vyber jiné.
prompt-preview-bar = Vyber bar ještě jednou a pošleš tam { GUEST($guest, form: "acc") }, nebo vyber jiné místo.
prompt-held = Vyber jedno z rozsvícených míst pro { GUEST($guest, form: "acc") }.
prompt-owing-partner = Nikdo nesedí sám: přiveď společnost pro { GUEST($guest, form: "acc") }, nebo vezmi krok zpět.
prompt-owing-balance = Dámy a páni nejsou v rovnováze u { TABLES($tables, form: "at") }. { $klatch ->
    [yes] Přiveď, kdo chybí, doplň stůl čtyř dam nebo čtyř pánů, nebo vezmi krok zpět.
   *[no] Přiveď, kdo chybí, nebo vezmi krok zpět.
}
prompt-offering-more = Smíš usadit ještě jednoho hosta, nebo potvrď tah tak, jak je.
prompt-confirm = { $points ->
    [0] Tento tah nepřináší nic. Potvrď ho, nebo vezmi krok zpět.
    [one] Tento tah přináší { $points } bod. Potvrď ho, nebo vezmi krok zpět.
    [few] Tento tah přináší { $points } body. Potvrď ho, nebo vezmi krok zpět.
   *[other] Tento tah přináší { $points } bodů. Potvrď ho, nebo vezmi krok zpět.
}
prompt-naming-joker = Žolík sedí mezi dvěma národy. Ze kterého pochází?
prompt-choosing-draw = Stůl jednoho národa je plný! Smíš táhnout méně hostů a od teď mít menší ruku.
prompt-choose-card = { $may ->
    [draw] { $name }, usaď až tři hosty, nebo si lízni kartu.
    [down] { $name }, usaď až tři hosty, nebo jednoho odlož lícem dolů.
   *[both] { $name }, usaď až tři hosty, lízni si kartu, nebo jednu odlož lícem dolů.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, pro žádného z tvých hostů teď není místo. Lízni si kartu.
    [down] { $name }, pro žádného z tvých hostů teď není místo. Jednoho odlož lícem dolů.
   *[both] { $name }, pro žádného z tvých hostů teď není místo. Lízni si kartu, nebo jednu odlož lícem dolů.
}
prompt-must-join = Další host si musí hned přisednout: společnost potřebuje { GUEST($guest) }. Usaď tam někoho, nebo vezmi krok zpět.
prompt-choosing-birthday = Slaví se narozeniny! Kdo je má? Od příštího tahu platí stoly toho národa dvojnásob.
prompt-choosing-end = Tvá ruka je prázdná. Hraj dál, nebo ohlas konec hry.
prompt-curtain = Předejte stůl dál. Na řadě: { $name }.
prompt-must-pass = { $name }, žádný z tvých hostů nemůže nikam. Tentokrát vynecháváš.
prompt-lobby = Kdo přijde do kavárny? Přidejte hráče a otevřete dveře.
prompt-over = Kavárna je zavřená. Děkujeme za návštěvu!

action-confirm = Potvrdit
action-take-back = Vzít zpět
action-undo = Vrátit tah
action-pass = Vynechat
action-bar = K baru
action-draw = { $count ->
    [0] Netáhnout nikoho
    [one] Táhnout { $count } hosta
    [few] Táhnout { $count } hosty
   *[other] Táhnout { $count } hostů
}
action-draw-card = Líznout kartu
action-down = Odložit lícem dolů
action-play-on = Hrát dál
action-end = Ohlásit konec
action-ready = Ukázat mou ruku
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Doplnit ruku
action-name = { NATION($nation, form: "short") }
action-start = Otevřít kavárnu
action-rematch = Hrát znovu
action-points-short = { SIGNED($points) }
action-points = { $points ->
    [one] { SIGNED($points) } bod
    [few] { SIGNED($points) } body
   *[other] { SIGNED($points) } bodů
}

controls-label = Tvůj tah
controls-refused = Nejde to
final-afterDrawing = Tah, ve kterém se táhnou hosté, nejde vrátit.
final-onceTurned = Zaplní-li tento host stůl, otočí se nový: ten krok je konečný.
final-onceOver = Ukončí-li tento tah hru, ukážou se všechny ruce a tah nejde vrátit.
final-tableTurned = Leží tu nový stůl: co bylo předtím, zůstává.
rule-open = Pravidlo { $section }

curtain-about = Všechny ruce jsou skryté. Na to, co přijde, se dívá jen { $name }.
curtain-undo = Vrátit tah, který hraje { $name }
curtain-ready = Jsem { $name }: ukázat mou ruku

## Why a wish is refused, and why the café closes.

reason-nation = Tato židle nestojí u žádného stolu pro hosty { NATION($guest, form: "from") }. Vyber takovou, která ano.
reason-occupied = Tady už někdo sedí. Vyber volnou židli.
reason-balance = { SEX($guest) ->
    [f] U { TABLES($tables, form: "at") } by bylo příliš mnoho dam. Přiveď pána, nebo vyber jiný stůl.
    [m] U { TABLES($tables, form: "at") } by bylo příliš mnoho pánů. Přiveď dámu, nebo vyber jiný stůl.
   *[other] U { TABLES($tables, form: "at") } by dámy a páni nebyli v rovnováze. Vyber jiného hosta nebo stůl.
}
reason-isolated = Nikdo nesedí sám. Najdi společnost pro { GUEST($guest, form: "acc") }, u tohoto stolu nebo u jiného.
reason-jokerNeedsNation = Tato židle stojí mezi dvěma národy. Řekni, ze kterého žolík pochází.
reason-tooMany = Víc hostů v tomto tahu usadit nejde. Potvrď ho, nebo vezmi krok zpět.
reason-noJoker = Tady nesedí žádný žolík, kterého by šlo vyměnit. Vyber židli se žolíkem.
reason-gender = { SEX($guest) ->
    [f] Místo tohoto žolíka může zaujmout jen pán. Vyber některého ze své ruky.
    [m] Místo tohoto žolíka může zaujmout jen dáma. Vyber některou ze své ruky.
   *[other] Dáma vystřídá jen dámského žolíka, pán jen pánského. Vyber jiného hosta.
}
reason-jokerAtBar = Žolíky teď u baru neobsluhují. Usaď žolíka, nebo pošli jiného hosta.
reason-barFull = Všechny stoličky u baru jsou obsazené. Vyber raději židli.
reason-turnOver = Na to už je v tomto tahu pozdě. Potvrď ho, nebo vezmi zpět, co ještě jde.
reason-notInHand = Tohoto hosta nemáš. Vyber některého ze své ruky.
reason-notYourTurn = Na tahu je někdo jiný. Počkej, až se rozsvítí tvé jméno.
reason-gameOver = Kavárna je zavřená. Hrajte znovu a otevře se.
reason-mustScore = Každý host musí přinést body. Vyber stůl, kde někdo sedí, nebo hned přiveď společnost.
reason-mustJoin = Někdo, koho máš usazeného, sedí ještě sám. Další host musí k tomu stolu.
reason-notSingleSex = Tolik hostů najednou musí zaplnit jeden stůl, samé dámy nebo samí páni.
reason-handLimit = Tvá ruka je plná. Usaď hosta, nebo jednoho odlož lícem dolů.
reason-notAtLimit = Lícem dolů se karta odkládá jen z plné ruky. Lízni si, nebo usaď hosta.
reason-mayNotPass = Ještě můžeš hrát hosta, takže nesmíš vynechat. Vyber některého ze své ruky.
reason-unknownChair = Taková židle v této kavárně není. Vyber některou z plánu.
reason-drawCount = Tolik hostů teď táhnout nejde. Vyber jeden z nabízených počtů.
reason-mustSeat = Bar ti teď není otevřený. Usaď raději hosta.
reason-mayNotEnd = Konec smíš ohlásit jen s prázdnou rukou. Hraj dál.
reason-birthday = Narozeniny patří do tohoto tahu a do žádného jiného. Jmenuj národ, který tu má stůl.
reason-notation = Takto se tah nepíše. Napiš ho jako GBf>p36, bar GBm, swap GBf>s28 nebo pass.

end-bar = Poslední stolička u baru je obsazená.
end-chairs = Všechny židle jsou obsazené.
end-bag = Sáček je skoro prázdný.
end-emptyHand = Jedna ruka je prázdná a smí tak zůstat.
end-onePlayerLeft = Ve hře zbývá jen jeden hráč.
end-allStuck = Nikdo už nemůže hrát žádného hosta.
end-guestStack = Byl tažen poslední host.
end-tableStack = Už nejsou stoly, které by šlo vyložit.
end-declared = Jedna ruka je prázdná a byl ohlášen konec.

## The score board, the turn log and the result.

score-title = Body
score-turn = Tah { $number }
score-bag = { $count ->
    [0] Sáček je prázdný
    [one] V sáčku { $count } host
    [few] V sáčku { $count } hosté
   *[other] V sáčku { $count } hostů
}
score-stack = { $count ->
    [0] Balíček je prázdný
    [one] V balíčku { $count } host
    [few] V balíčku { $count } hosté
   *[other] V balíčku { $count } hostů
}
score-tables = { $count ->
    [0] Žádný další stůl
    [one] Ještě { $count } stůl
    [few] Ještě { $count } stoly
   *[other] Ještě { $count } stolů
}
score-birthday = Narozeniny: { NATION($nation) }
score-points = { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
score-number = { $points }
score-active = na tahu
score-leading = vede
score-out = mimo hru
score-hand = ruka { $limit }
score-cards = { $count ->
    [one] { $count } karta
    [few] { $count } karty
   *[other] { $count } karet
}
score-face-down = { $count } lícem dolů

log-title = Dosavadní tahy
log-empty = Dveře se právě otevřely. Ještě nikdo netáhl.
log-number = { $number }.
log-seat = usazuje { GUEST($guest, form: "acc") } u { TABLES($tables, form: "at") }
log-swap = usazuje { GUEST($guest, form: "acc") } u { TABLES($tables, form: "at") } a bere žolíka do ruky
log-bar = posílá { GUEST($guest, form: "acc") } k baru, stolička { $stool }
log-pass = nemůže hrát a vynechává
log-draw = líže kartu
log-down = odkládá kartu lícem dolů
log-end = ohlašuje konec
log-birthday = jmenuje národ, který má narozeniny: { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") }: stůl je plný, hosté odcházejí a na jeho místo přichází { NATION($nation) }.
log-cleared = { TABLES($tables, form: "within") }: stůl je plný, hosté odcházejí a žádný další stůl na jeho místo není.
log-limit = { $limit ->
    [0] netáhne nikoho a další hosty nepotřebuje
    [one] má od teď ruku o jednom hostu
   *[other] má od teď ruku o { $limit } hostech
}
log-left = opouští hru
spoken-seat = usazuje { GUESTS($guests, form: "acc") }
spoken-number = usazuje { $count ->
    [one] jednoho hosta
    [few] { $count } hosty
   *[other] { $count } hostů
}
spoken-swap = usazuje { GUEST($guest, form: "acc") } a bere žolíka do ruky
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = Kavárna zavírá. { $winners }
log-notation = Zkráceně
log-copy = Kopírovat hru
log-copied = Hra je zkopírovaná. Vlož ji do e-mailu, nebo do jiné kavárny.
log-copied-closed = Hra je zkopírovaná a dají se z ní zjistit ruce všech. Nech si ji pro sebe, dokud hra neskončí.
log-copy-refused = Tento prohlížeč nedovolí kavárně kopírovat za tebe.
log-copy-by-hand = Tento prohlížeč nedovolí kavárně kopírovat za tebe. Tady je hra jako text: zkopíruj ho ručně.
log-copy-text = Hra jako text
log-paste = Vložit hru
log-paste-text = Text hry
log-paste-about = Pokračuje po svém posledním tahu. Hra na tomto stole se opustí.
log-paste-refused = Tah { $number } tohoto textu nejde zahrát. { $reason }
log-pasted = Odtud hra pokračuje.
log-take-up = Pokračovat s ní
log-cancel = Raději ne

points-company = { TABLES($table, form: "within") }: { $count ->
    [2] dvojice
    [3] společnost tří
    [4] plný stůl
   *[other] hosté: { $count }
}, { score-points }
points-oneNation = { TABLES($table, form: "within") }: { $count ->
    [2] dvojice jednoho národa
    [3] tři z jednoho národa
    [4] plný stůl jednoho národa
   *[other] hosté jednoho národa: { $count }
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") }: první host, { score-points }
points-klatch = { TABLES($table, form: "within") }: kávový dýchánek čtyř dam, { score-points }
points-regulars = { TABLES($table, form: "within") }: stůl štamgastů, čtyř pánů, { score-points }
points-birthday = { TABLES($table, form: "within") }: jeho národ má narozeniny, navíc { score-points }
points-chips = Banka už nemá žetony a nechává si { $fine ->
    [one] { $fine } bod
    [few] { $fine } body
   *[other] { $fine } bodů
}
points-bar = { $fine ->
    [0] Stolička { $count } u baru přináší { score-points }
    [one] Stolička { $count } u baru stojí { $fine } bod
    [few] Stolička { $count } u baru stojí { $fine } body
   *[other] Stolička { $count } u baru stojí { $fine } bodů
}

result-closed = { $reason } Kavárna zavírá.
result-winner = Vítězí { $names }, { score-points }!
result-tie = O první místo se dělí { $names }, každý má { score-points }!
result-accounts = Vyúčtování
result-kept = ze hry { score-points }, nikdo nezbyl
result-fined = ze hry { score-points }, { $penalty ->
    [0] bez pokuty za to, co zbylo: { GUESTS($guests) }
   *[other] { $penalty } za to, co zbylo: { GUESTS($guests) }
}
result-fined-many = ze hry { score-points }, { $penalty ->
    [0] bez pokuty za zbylé hosty: { $count }
   *[other] { $penalty } za zbylé hosty: { $count }
}
result-out = mimo hru před koncem
result-out-turn = mimo hru v tahu { $turn }
result-rank = { $rank }. místo

## The lobby.

lobby-title = Kdo přijde do kavárny?
lobby-players = Hráči
lobby-player = Jméno hráče { $number }
lobby-new = Jméno dalšího hráče
lobby-default-name = Hráč { $number }
lobby-join = Přidat
lobby-leave = { $name } odchází
lobby-full = Společnost je kompletní.
lobby-room = { $count ->
    [one] Je tu místo ještě pro jednoho.
    [few] Je tu místo ještě pro { $count } hráče.
   *[other] Je tu místo ještě pro { $count } hráčů.
}
lobby-editions = Hra
lobby-presets = Pravidla domu
lobby-usual = obvyklá pravidla
lobby-rule-book = Pravidla hry
lobby-options = Všechna pravidla domu
lobby-options-changed = změněno: { $count }
lobby-number = Jiné číslo, { $least } až { $most }
lobby-list = Vlastní řada, celá čísla od { $least } do { $most }, počet: { $count }
list-no-number = Číslo { $place }, „{ $text }“, není celé číslo.
list-bounds = Číslo { $place }, „{ $text }“, neleží mezi { $least } a { $most }.
list-few = Počet čísel je { $given }, ale má být { $count }: chybí číslo { $place }.
list-many = Počet čísel je { $given }, ale má být jen { $count }: číslo { $place } přebývá.
lobby-differs = Jinak než { $preset }, tam platí: { $value }
lobby-set-back = Vrátit
lobby-set-back-option = Vrátit: { $option }
lobby-changed = V čem se tento dům liší od pravidel { $preset }:
lobby-set-all-back = Zpět na { $preset }
lobby-game-text = Pokračovat textem hry
lobby-game-text-about = Vlož hru, která byla zkopírována jako text. Nahradí hru, která se tu připravuje.
lobby-game-text-field = Text hry
lobby-game-text-open = Pokračovat s touto hrou

problem-few = { $min ->
    [one] Je potřeba aspoň { $min } hráč.
    [few] Jsou potřeba aspoň { $min } hráči.
   *[other] Je potřeba aspoň { $min } hráčů.
}
problem-many = { $max ->
    [one] Je tu místo jen pro { $max } hráče.
    [few] Je tu místo jen pro { $max } hráče.
   *[other] Je tu místo jen pro { $max } hráčů.
}
problem-unnamed = Každý hráč potřebuje jméno.
problem-same-name = Dva hráči mají stejné jméno: { $name }. Dej jednomu z nich jiné.

edition-board = Desková hra
edition-board-about = Kavárna z roku 1989 a z pozdějších krabic: 24 stolů, bar a žolíci.
edition-card = Karetní hra
edition-card-about = Pět stolů, které uvolní místo, jakmile jsou plné, skryté ruce a žádný bar.
edition-app12 = Dvanáct stolů
edition-app12-about = Hra z aplikace: dvanáct stolů, které uvolní místo, jakmile jsou plné, bar a žolíci.

preset-classic1989 = Klasika
preset-classic1989-about = Jako v krabici z roku 1989: stůl jednoho národa platí dvojnásob, až je plný, a žolík mezi dvěma národy patří k oběma.
preset-amigo = Moderní
preset-amigo-about = Jako v dnešní krabici: i dvojice a trojice jednoho národa platí dvojnásob a žolík mezi dvěma národy dostane jeden z nich.
preset-bsw = Online
preset-bsw-about = Jak se hraje online: jako Moderní, ale plný stůl jednoho národa vždy zmenší ruku a žolíci nikdy nechodí k baru.

## The house rules.

options-cafe = Kavárna
options-seating = Usazování
options-points = Body
options-jokers = Žolíci
options-bar = Bar
options-hand = Ruka
options-end = Konec
options-variants = Varianty
options-cards = Karty

option-boardLayout = Plán kavárny
option-boardLayout-about = Kde stojí oba stoly jednoho národa a které stoly sdílejí židli.
option-boardLayout-r1 = Vedle sebe
option-boardLayout-r2 = Zvlášť
option-boardLayout-app12 = Po jednom, v kruhu

option-startPlayer = Kdo začíná
option-startPlayer-about = Kdo má zahajovací tah.
option-startPlayer-random = Rozhodne los
option-startPlayer-first = První v seznamu

option-turnOrder = Pořadí tahů
option-turnOrder-about = V jednom kole má každý jeden tah; každé kolo může začít další hráč.
option-turnOrder-clockwise = V každém kole stejné
option-turnOrder-rotating = Začátek se posouvá

option-openHands = Odkryté ruce
option-openHands-about = Všichni vidí hosty ve všech rukou.
option-openHands-true = Ano
option-openHands-false = Ne, každý jen své

option-balanceCheck = Dámy a páni
option-balanceCheck-about = U stolu je nejvýš o jednoho víc jedněch než druhých; zde říkáš, kdy se to kontroluje.
option-balanceCheck-perCard = Po každém hostu
option-balanceCheck-endOfTurn = Na konci tahu

option-firstMove = Zahajovací tah
option-firstMove-about = V prázdné kavárně nenajde úplně první host společnost.
option-firstMove-loneAllowed = Jeden smí sedět sám
option-firstMove-loneRequired = Jeden musí sedět sám
option-firstMove-noException = Nikdo nesedí sám

option-stuckPlayer = Nic nejde zahrát
option-stuckPlayer-about = Co dělá hráč, jehož hosté nemohou nikam.
option-stuckPlayer-pass = Vynechá
option-stuckPlayer-eliminate = Opustí hru

option-monoDoubling = Stoly jednoho národa
option-monoDoubling-about = Hosté, kteří jsou všichni z jednoho národa, platí dvojnásob: od druhého, nebo jen čtvrtý.
option-monoDoubling-every = Dvojnásob od dvojice
option-monoDoubling-completion = Dvojnásob, až je plný

option-monoBasis = Co je jeden národ
option-monoBasis-about = Zda hosté jednoho národa musí být z národa, jehož vlajku stůl ukazuje.
option-monoBasis-tableNation = Národ stolu
option-monoBasis-anyNation = Kterýkoli

option-loneGuestPoints = První host u stolu
option-loneGuestPoints-about = Co přinese host u stolu, kde ještě nikdo nesedí.
option-loneGuestPoints-0 = Nic
option-loneGuestPoints-1 = 1 bod

option-chipCap = Bance mohou dojít žetony
option-chipCap-about = Žetonů je celkem za 310 bodů; kdo získá víc, než zbývá, dostane, co zbývá.
option-chipCap-true = Ano, celkem 310 bodů
option-chipCap-false = Ne, nikdy

option-jokerNationality = Žolík mezi dvěma národy
option-jokerNationality-about = Odkud je žolík, který sedí mezi stoly dvou národů.
option-jokerNationality-assigned = Hráč jeden jmenuje
option-jokerNationality-chameleon = Z obou najednou

option-swapNation = Výměna žolíka: národ
option-swapNation-about = Který host smí zaujmout místo žolíka.
option-swapNation-either = Kdo tam smí sedět
option-swapNation-assignedOnly = Jen z jmenovaného národa

option-swapGender = Výměna žolíka: dáma nebo pán
option-swapGender-about = Zda smí dáma zaujmout místo pánského žolíka, nebo pán místo dámského.
option-swapGender-anyLegal = Obojí, v rovnováze
option-swapGender-same = Stejně jako žolík

option-jokerAtBar = Žolíci u baru
option-jokerAtBar-about = Kdy smí žolík k baru.
option-jokerAtBar-never = Nikdy
option-jokerAtBar-ifUnseatable = Když si nemá kam sednout
option-jokerAtBar-ifNoOtherMove = Když nejde nic jiného
option-jokerAtBar-always = Kdykoli

option-barValues = Ceny u baru
option-barValues-about = Co která stolička přinese nebo stojí.
option-barValues-linear = S každou stoličkou dražší
option-barValues-wave = Ve vlnách nahoru a dolů
option-barValues-own = Ceny tohoto domu

option-voluntaryBar = K baru dobrovolně
option-voluntaryBar-about = Host smí k baru, i když je pro něj židle.
option-voluntaryBar-true = Ano
option-voluntaryBar-false = Ne, jen bez židle

option-openerAtBar = Bar v zahajovacím tahu
option-openerAtBar-about = Zahajovací tah smí vést k baru.
option-openerAtBar-true = Otevřený
option-openerAtBar-false = Zavřený

option-bankruptcy = Kdo nemůže zaplatit bar
option-bankruptcy-about = Co se stane, když stolička stojí víc bodů, než hráč má.
option-bankruptcy-eliminate = Opustí hru
option-bankruptcy-debt = Klesne pod nulu
option-bankruptcy-zero = Zaplatí, co má

option-unpaidGuest = Nezaplacený host
option-unpaidGuest-about = Co bude s hostem hráče, který nemohl zaplatit a odešel.
option-unpaidGuest-stays = Zůstane u baru
option-unpaidGuest-removed = Jde domů

option-eliminatedTiles = Ruka hráče, který odešel
option-eliminatedTiles-about = Co bude s hosty v ruce hráče, který opustí hru.
option-eliminatedTiles-removed = Jdou domů
option-eliminatedTiles-toBag = Zpět do sáčku

option-refillReduction = Menší ruka
option-refillReduction-about = Kdo zaplní stůl hosty jednoho národa, má od té chvíle menší ruku.
option-refillReduction-optional = Když hráč chce
option-refillReduction-mandatory = Vždy
option-refillReduction-off = Nikdy

option-reductionCarryOver = Dva plné stoly najednou
option-reductionCarryOver-about = Zaplní-li jeden tah dva stoly jednoho národa, počítají se pro menší ruku oba.
option-reductionCarryOver-true = Počítají se oba
option-reductionCarryOver-false = Ne víc, než se zahrálo

option-bagEndAt = Poslední hosté v sáčku
option-bagEndAt-about = Kavárna zavře, když je v sáčku už jen tolik hostů.
option-bagEndAt-4 = Čtyři
option-bagEndAt-3 = Tři
option-bagEndAt-0 = Nikdo

option-finalRound = Poslední kolo se dohraje
option-finalRound-about = Než kavárna zavře, má každý stejný počet tahů.
option-finalRound-true = Ano
option-finalRound-false = Ne, zavře hned

option-tieBreak = Stejné body
option-tieBreak-about = Kdo je při stejných bodech výš: nikdo, nebo komu zbylo méně hostů.
option-tieBreak-shared = Dělí se o místo
option-tieBreak-fewestTiles = Méně hostů v ruce

option-birthdayThreshold = Narozeninový stůl
option-birthdayThreshold-about = Kdo má první tolik bodů, jmenuje národ; jeho stoly od té chvíle platí dvojnásob.
option-birthdayThreshold-null = Bez narozenin
option-birthdayThreshold-20 = Při 20 bodech
option-birthdayThreshold-30 = Při 30 bodech
option-birthdayThreshold-40 = Při 40 bodech
option-birthdayThreshold-50 = Při 50 bodech
option-birthdayThreshold-own = { $points ->
    [one] Při { $points } bodu
   *[other] Při { $points } bodech
}

option-birthdayStacks = Narozeniny a jeden národ
option-birthdayStacks-about = Narozeninový stůl, kde jsou všichni z jednoho národa, platí dvakrát dvojnásob.
option-birthdayStacks-true = Dvakrát dvojnásob
option-birthdayStacks-false = Jednou dvojnásob

option-singleSexTables = Kávový dýchánek a stůl štamgastů
option-singleSexTables-about = Tah s více hosty smí vytvořit stůl čtyř dam nebo čtyř pánů: 20 bodů, nebo 40 za jeden národ.
option-singleSexTables-true = Ano
option-singleSexTables-false = Ne

option-singleSexNeighbours = Stoly vedle dýchánku
option-singleSexNeighbours-about = Zda se počítá rovnováha a body u jiných stolů, jejichž židle dýchánek nebo štamgasti obsadí.
option-singleSexNeighbours-strict = Počítají se jako vždy
option-singleSexNeighbours-exempt = Nepočítají se

option-cardTables = Počet stolů
option-cardTables-about = Při sedmi stolech najde místo víc hostů.
option-cardTables-5 = Pět
option-cardTables-7 = Sedm

option-faceDown = Odložit hosta lícem dolů
option-faceDown-about = Tah smí odložit jednoho hosta z ruky; na konci za něj bude pokuta.
option-faceDown-onlyAtLimit = Jen s plnou rukou
option-faceDown-anytime = Kdykoli

option-emptyHand = Prázdná ruka
option-emptyHand-about = Co se stane, když hráč zahraje posledního hosta z ruky.
option-emptyHand-mayDeclare = Smí ukončit hru
option-emptyHand-endsAtOnce = Hned ji ukončí

## The board, the bar and the hands.

board-title = Kavárna
board-keys = Šipky vedou od židle k židli, Page Down a Page Up na rozsvícená místa.
board-all = Celá kavárna

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] zatím nikdo
    [one] { $guests } host
    [few] { $guests } hosté
   *[other] { $guests } hostů
}
table-gone = { TABLES($table) }, žádný stůl
table-marked = { $text }, překáží
table-scored = { $text }, přinesl body v posledním tahu

chair-at-one = Židle { $seat1 } u { TABLES($table1, form: "at") }
chair-at-two = Židle { $seat1 } u { TABLES($table1, form: "at") } a židle { $seat2 } u { TABLES($table2, form: "at") }
chair-at-three = Židle { $seat1 } u { TABLES($table1, form: "at") }, židle { $seat2 } u { TABLES($table2, form: "at") } a židle { $seat3 } u { TABLES($table3, form: "at") }
chair-free = { $text }, volná
chair-taken = { $text }, sedí tu { GUEST($guest) }
chair-tentative = { $text }, v tomto tahu si sedá { GUEST($guest) }, jde vzít zpět
chair-fresh = { $text }, nové od posledního tahu
chair-marked = { $text }; překáží
chair-offer = { $text }; tvůj host tu smí sedět, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
chair-offer-partner = { $text }; tvůj host tu smí sedět, přijde-li společnost, { $points ->
    [one] { $points } bod
    [few] { $points } body
   *[other] { $points } bodů
}
chair-preview = { $text }; ukázka: { GUEST($guest) }; vyber ještě jednou a usadíš
chair-offer-swap = { $text }; tvůj host smí zaujmout toto místo a žolík ti přijde do ruky

bar-title = Bar
bar-open = Bar, obsazeno { $taken } z { $stools } stoliček; další návštěva { $sign ->
    [gain] přinese { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
   *[fine] stojí { $points ->
        [one] { $points } bod
        [few] { $points } body
       *[other] { $points } bodů
    }
}
bar-full = Bar, obsazeny jsou všechny stoličky: { $stools }
bar-offer = { $text }; tvůj host tam smí jít
bar-preview = { $text }; ukázka: { GUEST($guest) }; vyber ještě jednou a pošleš
bar-marked = { $text }; překáží
bar-guests = U baru: { GUESTS($guests) }

hand-name = Ruka: { $name }
hand-active = Ruka: { $name }, na tahu
hand-out = { $name } je mimo hru
hand-closed = { $text }, { hand-size }, skrytá
hand-size = { $size ->
    [0] žádní hosté
    [one] { $size } host
    [few] { $size } hosté
   *[other] { $size } hostů
}
hand-face-down = { $count ->
    [one] { $count } karta lícem dolů
    [few] { $count } karty lícem dolů
   *[other] { $count } karet lícem dolů
}
hand-empty = Už žádní hosté
hand-guest = { GUEST($guest) }
hand-held = { $text }, teď v tvé ruce
hand-placed = { $text }, v tomto tahu už na místě
hand-unplayable = { $text }, teď nemá kam
hand-nation = { NATION($nation, form: "short") }
hand-joker = Žolík

## The keys of the café.

keys-title = Klávesy
key-tab = Tab
key-arrows = Šipky
key-ends = Home, End
key-pages = Page Down, Page Up
key-enter = Enter, mezerník
key-escape = Escape
keys-tab = K ruce, do kavárny, k baru, k tlačítkům
keys-arrows = Od hosta k hostu, od židle k židli
keys-ends = K prvnímu a k poslednímu
keys-pages = Na další rozsvícené místo a zpět
keys-enter = Vzít, usadit, stisknout
keys-escape = Pustit, co držíš; zavřít, co je otevřené
keys-table = K dalšímu stolu; se Shiftem k předchozímu
keys-fitting = Na další židli pro tvého hosta; se Shiftem na předchozí
keys-bar = K baru
keys-hand = K tvé ruce
keys-summary = Jak hra stojí, nahlas
keys-help = Tento seznam
board-help = Otazník ukáže všechny klávesy.

## The rule book, sentence by sentence.

rule-book-title = Pravidla hry
rule-book-short = Pravidla stručně
rule-book-house = Pravidlo domu
rule-book-legend = { $preset ->
    [none] Pravidlo domu: obvykle se hraje jinak.
   *[other] Pravidlo domu: { $preset } to má jinak.
}
rule-book-instead = { $preset ->
    [none] Obvykle:
   *[other] { $preset }:
}
rule-book-extra = { $preset ->
    [none] Obvykle takové pravidlo není.
   *[other] { $preset } takové pravidlo nemá.
}
rule-book-section = { $section }
rule-book-brief = Stručně
rule-book-close = Zavřít

chapter-material = Co je potřeba
chapter-aim = O co jde
chapter-turn = Tvůj tah
chapter-opening = Zahajovací tah
chapter-seating = Kam si host smí sednout
chapter-balance = Dámy a páni
chapter-company = Nikdo nesedí sám
chapter-points = Body
chapter-one-nation = Stoly jednoho národa
chapter-clearing = Plné stoly
chapter-jokers = Žolíci
chapter-exchange = Získat žolíka
chapter-refill = Doplnění ruky
chapter-drawing = Lízání a odkládání
chapter-bar = Bar
chapter-leaving = Kdo nemůže zaplatit
chapter-birthday = Narozeninový stůl
chapter-klatch = Kávový dýchánek a stůl štamgastů
chapter-end = Kdy kavárna zavírá
chapter-account = Konečné vyúčtování
chapter-winner = Kdo vyhrává

book-tables-fixed = Kavárna má { $tables } stolů, každý se čtyřmi židlemi. Každý stůl patří jednomu národu; kterému, to říká vlajka.
book-tables-cards = Odkryté karty stolů: { $tables }. Každá je stůl se čtyřmi židlemi a patří jednomu národu. Dalších { $rest } čeká v balíčku.
book-chairs-beside = Mnoho židlí patří ke dvěma stolům, takže je jich celkem { $chairs }. Oba stoly jednoho národa stojí vedle sebe a jednu židli sdílejí.
book-chairs-apart = Mnoho židlí patří ke dvěma stolům, takže je jich celkem { $chairs }. Každá sdílená židle spojuje dva národy.
book-chairs-single = Každý národ má jeden stůl. Většina židlí patří ke dvěma nebo třem stolům, takže je jich celkem { $chairs }.
book-chairs-replaced = Některé židle patří k několika stolům zároveň, takže je jich celkem { $chairs }.
brief-plan-apart = Oba stoly jednoho národa stojí zvlášť.
brief-plan-single = Každý národ má jen jeden stůl.
brief-plan-replaced = Odkrytých stolů je { $tables }.
book-guests-jokers = V sáčku čeká { $guests } hostů: z každého národa (je jich { $nations }) dámy a páni po { $each }; dámských žolíků { $jokers }, pánských také { $jokers }.
book-guests-plain = V balíčku čeká { $guests } hostů: z každého národa (je jich { $nations }) dámy a páni po { $each }. Žolíci nejsou.
book-players = Hrát může { $least } až { $most } lidí. Všichni začínají bez bodů.
book-hands-open = Počet hostů, které si každý táhne a vyloží všem na očích: { $dealt }.
book-hands-closed = Počet hostů, které si každý táhne a nikomu neukáže: { $dealt }.
brief-hands-closed = Každý svou ruku skrývá.
book-curtain = Mezi tahy skrývá ruce opona, dokud není další hráč připraven.
book-chips = Banka má v žetonech { $bank } bodů. Když dojdou, přinášejí hosté jen to, co zbývá; pokuty se vracejí do banky.
brief-chips = Banka má celkem { $bank } bodů; když dojdou, přinášejí hosté, co zbývá.

book-aim-bar = Najdi svým hostům dobrá místa: u vlastního národa, ve společnosti, dámy a pány v rovnováze. Host bez židle může k baru, a tam je brzy draho.
book-aim-cards = Najdi svým hostům dobrá místa: u vlastního národa, ve společnosti, dámy a pány v rovnováze. Plné stoly uvolní místo novým.
brief-goal = Kdo má při zavření kavárny nejvíc bodů, vyhrává.

book-starter-random = O tom, kdo začne, rozhodne los.
book-starter-first = Začíná první hráč v seznamu.
book-order-clockwise = Pak jde tah za tahem po směru hodinových ručiček.
book-order-rotating = Pak jde tah za tahem po směru hodinových ručiček a každé kolo začíná o hráče později než předchozí.
brief-order-rotating = Každé kolo začíná o hráče později než předchozí.
book-actions-exchange = V tahu uděláš jednu věc: usadíš hosty (nejvýš { $most }), pošleš jednoho hosta k baru, nebo získáš žolíka.
book-actions-bar = V tahu uděláš jednu věc: usadíš hosty (nejvýš { $most }), nebo pošleš jednoho hosta k baru.
book-actions-cards-onlyAtLimit = V tahu uděláš jednu věc: usadíš hosty (nejvýš { $most }), lízneš si kartu, nebo s plnou rukou (karet: { $limit }) jednu odložíš lícem dolů.
book-actions-cards-anytime = V tahu uděláš jednu věc: usadíš hosty (nejvýš { $most }), lízneš si kartu, nebo jednu odložíš lícem dolů.
brief-actions-exchange = Tvůj tah: usaď hosty (nejvýš { $most }), pošli jednoho k baru, nebo získej žolíka.
brief-actions-bar = Tvůj tah: usaď hosty (nejvýš { $most }), nebo pošli jednoho k baru.
brief-actions-cards-onlyAtLimit = Tvůj tah: usaď hosty (nejvýš { $most }), nebo si lízni; s plnou rukou ({ $limit }) smíš jednu kartu odložit.
brief-actions-cards-anytime = Tvůj tah: usaď hosty (nejvýš { $most }), lízni si kartu, nebo jednu odlož lícem dolů.
book-stop = Nemusíš usadit tolik hostů, kolik smíš, ale jednu z těch věcí udělat musíš.
book-stay-always = Kdo sedí, zůstává sedět. Zpět lze získat jen žolíky.
book-stay-cleared = Kdo sedí, zůstává sedět, dokud se nezaplní jeden ze stolů jeho židle.
book-stuck-pass = Kdo nemůže udělat nic z toho, vynechává.
book-stuck-eliminate = Kdo nemůže udělat nic z toho, opouští hru.
brief-stuck-eliminate = Kdo nemůže nic z toho, opouští hru.

book-opening-loneAllowed = V zahajovacím tahu smí jeden host sedět sám. Usadíš-li dva, potřebují společnost jako vždy.
book-opening-loneRequired = Zahajovací tah usadí jen jednoho hosta a ten smí sedět sám.
book-opening-noException = Zahajovací tah není výjimka: nikdo nesedí sám.
brief-opening-loneAllowed = V zahajovacím tahu smí jeden host sedět sám.
brief-opening-loneRequired = Zahajovací tah usadí nejvýš jednoho hosta, který smí sedět sám.
brief-opening-noException = Nikdo nesedí sám, ani v zahajovacím tahu.
book-opening-joined = Nikdo si nemusí přisednout k hostu, který otevřel kavárnu sám.
book-opening-bar-open = Zahajovací tah smí vést k baru jako každý jiný.
book-opening-bar-closed = V zahajovacím tahu je bar ještě zavřený.

book-seat = Host si sedne na volnou židli u stolu svého národa.
book-seat-between = Patří-li židle ke stolům různých národů, jsou vítáni hosté z každého z nich.
book-seat-foreign = Může se tedy stát, že u stolu sedí jen cizinci. To je dovoleno.
brief-seat = Host si sedne na volnou židli u stolu svého národa.

book-balance-most = Ke stolu se vejdou nejvýš dvě dámy a dva páni. Jedna strana smí mít o jednoho víc, nikdy o dva.
book-balance-perCard = To platí po každém hostu: druhý pán čeká, až tam sedí dáma, a naopak.
book-balance-endOfTurn = To musí platit na konci tvého tahu. Cestou je dovoleno vše.
brief-balance-perCard = U stolu: nejvýš dvě dámy a dva páni, rozdíl nejvýš jeden, po každém hostu.
brief-balance-endOfTurn = U stolu: nejvýš dvě dámy a dva páni, rozdíl nejvýš jeden, na konci tahu.
book-balance-tables = To platí u každého stolu té židle.
book-balance-tables-jokers = To platí u každého stolu té židle a žolíci se počítají jako dámy a páni, jimiž jsou.

book-company-endOfTurn = Na konci tahu nesmí být nikdo z tvých usazených hostů sám.
book-company-atOnce = Každý host musí při usednutí najít společnost, a tak přinést body.
brief-company-endOfTurn = Nikdo z hostů, které usadíš, nesmí být na konci tahu sám.
brief-company-atOnce = Každý host, kterého usadíš, musí najít společnost, nejpozději v dalším hostu.
book-company-first-endOfTurn = Tvůj první host si smí sednout sám, přijde-li k němu druhý v témž tahu.
book-company-first-atOnce = Host si smí sednout sám, jen když další host téhož tahu přijde k některému z jeho stolů.
book-company-one = Společnost u jednoho stolu stačí. U ostatních stolů té židle smí být host první.

book-points-everybody = Host přinese tolik bodů, kolik je pak u stolu hostů i s ním: 2, 3 nebo 4.
book-points-others = Host přinese jeden bod za každého dalšího u stolu: 1, 2 nebo 3.
brief-points-everybody = Host přinese tolik bodů, kolik tam pak sedí hostů, 2 až 4, u každého stolu své židle.
brief-points-others = Host přinese bod za každého dalšího u stolu, u každého stolu své židle.
book-points-first-nothing = První host u stolu tam nepřinese nic.
brief-points-first-points = { $points ->
    [one] První host u stolu přinese { $points } bod.
    [few] První host u stolu přinese { $points } body.
   *[other] První host u stolu přinese { $points } bodů.
}
book-points-first-points = { $points ->
    [one] První host u stolu tam přinese { $points } bod.
    [few] První host u stolu tam přinese { $points } body.
   *[other] První host u stolu tam přinese { $points } bodů.
}
book-points-tables = Židle, která patří k několika stolům, přináší body u každého z nich.
book-points-once = Body se získávají při usednutí. Pozdější hosté k nim nic nepřidají.

book-one-nation-every = Jsou-li všichni hosté u stolu z jednoho národa, platí dvojnásob: 4, 6 nebo 8.
book-one-nation-completion = Zaplní-li stůl čtyři hosté jednoho národa, přinese čtvrtý 8 bodů místo 4. Dva nebo tři nepřinesou víc než jiní.
book-one-nation-others = Jsou-li všichni hosté u stolu z jednoho národa, platí body dvojnásob: 2, 4 nebo 6.
brief-double-every-tableNation = Body platí dvojnásob, jsou-li všichni hosté z národa stolu.
brief-double-every-anyNation = Body platí dvojnásob, jsou-li všichni hosté z jednoho národa, kteréhokoli.
brief-double-completion-tableNation = Zaplní-li stůl čtyři hosté z jeho národa, platí čtvrtý dvojnásob.
brief-double-completion-anyNation = Zaplní-li stůl čtyři hosté jednoho národa, kteréhokoli, platí čtvrtý dvojnásob.
book-one-nation-means-tableNation = Jeden národ znamená ten, kterému stůl patří.
book-one-nation-means-anyNation = Jeden národ znamená kterýkoli, i když to není národ stolu.

book-clear = Jakmile u stolu sedí čtyři hosté, stůl se sklidí: karta stolu odchází a s ní všichni kolem, i ti, kdo sedí zároveň u jiných stolů.
brief-clear = Plný stůl se sklidí se všemi kolem; na jeho místo přijde nová karta stolu.
book-clear-next = Na jeho místo přijde hned nová karta stolu. Pak smí tvůj tah pokračovat.
book-clear-left = U sousedních stolů teď mohou hosté sedět sami nebo daleko od svého národa. Zůstávají.

book-joker = Žolík si sedne na kteroukoli volnou židli jako host národa toho stolu. Dámský žolík zůstává dámou, pánský pánem.
book-joker-between-assigned = Patří-li židle ke stolům různých národů, řekneš, ze kterého žolík je. U ostatních je cizincem.
book-joker-between-chameleon = Patří-li židle ke stolům různých národů, je žolík doma u každého z nich.
brief-joker-between-assigned = Žolík si sedne kamkoli; mezi národy řekneš, ze kterého je.
brief-joker-between-chameleon = Žolík si sedne kamkoli a je doma u každého stolu své židle.
book-joker-else = Rovnováha a společnost platí pro žolíka jako pro každého hosta.

book-exchange-fetch = Celým tahem smíš získat žolíka: dej na jeho místo hosta z ruky a žolíka si vezmi do ruky.
book-exchange-never = Žolík, který sedí, se nikdy nezískává zpět.
brief-exchange-fetch = Celým tahem dej hosta na místo žolíka a žolíka si vezmi do ruky.
brief-exchange-never = Žolík, který sedí, se nikdy nezískává zpět.
book-exchange-nation-either = Hodí se každý host národa, který má u té židle stůl, ale ne jiný žolík.
book-exchange-nation-assignedOnly = Dostal-li žolík národ, hodí se jen host z toho národa; jinak každý, kdo by tam směl sedět. Jiný žolík nikdy.
brief-exchange-nation-assignedOnly = Žolíka, který dostal národ, získá jen host z toho národa.
book-exchange-gender-anyLegal = Dáma smí zaujmout místo pánského žolíka a naopak, jsou-li pak stoly v rovnováze.
book-exchange-gender-same = Dáma zaujme místo dámského žolíka, pán místo pánského.
brief-exchange-gender-same = Jen dáma získá dámského žolíka, jen pán pánského.
book-exchange-company = Host potřebuje společnost jako vždy.
book-exchange-quiet = To nepřináší body a nikdo se netáhne.

book-refill = Po usazení hostů nebo po návštěvě baru si táhneš, dokud nemá tvá ruka zase plný počet: { $limit }.
book-refill-smaller-optional = Kdo zaplní stůl jedním národem, smí mít od té chvíle ruku o hosta menší.
book-refill-smaller-mandatory = Kdo zaplní stůl jedním národem, má od té chvíle ruku o hosta menší.
book-refill-smaller-off = Kdo zaplní stůl jedním národem, má dál stejně velkou ruku jako všichni.
brief-refill-smaller-optional = Kdo zaplní stůl jedním národem, smí mít ruku o jednoho menší.
brief-refill-smaller-mandatory = Kdo zaplní stůl jedním národem, má ruku o jednoho menší.
brief-refill-smaller-off = Žádný stůl ruku nezmenšuje.
book-refill-two-both = Zaplní-li jeden tah dva takové stoly, zmenší ruku oba, i když je v ní na to ještě moc hostů.
book-refill-two-played = Zaplní-li jeden tah dva takové stoly, zmenší se ruka přesto nejvýš o právě zahrané hosty.
brief-refill-two-played = Zaplní-li tah dva, zmenší se ruka nejvýš o zahrané hosty.

book-draw = Kdo nemůže nikoho usadit, nebo nechce, lízne si kartu. To je celý tah.
book-draw-limit = V ruce je nejvýš { $limit } karet. Kdo jich tolik má, lízat nemůže.
book-down-onlyAtLimit = S plnou rukou (karet: { $limit }) smíš jednu odložit lícem dolů. To je celý tah.
book-down-anytime = Kartu smíš odložit lícem dolů, kdykoli chceš. To je celý tah.

book-bar = Jednoho hosta, z kteréhokoli národa, smíš poslat k baru na další volnou stoličku.
book-bar-when-always = Smíš to i tehdy, když by šlo někoho usadit.
book-bar-when-needed = Bar je otevřený, jen dokud nemůžeš nikoho usadit.
book-bar-stools = Stoliček je { $stools } a každá hned přinese nebo stojí body, v tomto pořadí: { $row }.
brief-bar-stools = Bar, stolička po stoličce: { $row }.
book-bar-joker-never = Žolíci nikdy nechodí k baru.
book-bar-joker-ifUnseatable = Žolík jde k baru, jen když si nemá kam sednout.
book-bar-joker-ifNoOtherMove = Žolík jde k baru, jen když nemůžeš udělat nic jiného.
book-bar-joker-always = Žolíci chodí k baru jako každý host.
book-bar-full = Když jsou všechny stoličky obsazené, nikdo už k baru nemůže.

book-cannot-pay-eliminate = Kdo má na zaplacení u baru málo bodů, opouští hru.
book-cannot-pay-debt = Kdo má na zaplacení u baru málo bodů, klesne pod nulu.
book-cannot-pay-zero = Kdo má na zaplacení u baru málo bodů, dá, co má.
brief-cannot-pay-eliminate = Kdo tam nemůže zaplatit, opouští hru.
brief-cannot-pay-debt = Kdo tam nemůže zaplatit, klesne pod nulu.
brief-cannot-pay-zero = Kdo tam nemůže zaplatit, dá, co má.
book-unpaid-stays = Host, za kterého nešlo zaplatit, zůstává u baru.
book-unpaid-removed = Host, za kterého nešlo zaplatit, jde domů a stolička je zase volná.
brief-unpaid-removed = Host, za kterého nešlo zaplatit, jde domů.
book-left-hand-removed = Hosté z ruky hráče, který odejde, jdou domů.
book-left-hand-toBag = Hosté z ruky hráče, který odejde, se vracejí do sáčku.
brief-left-hand-removed = Ruka hráče, který odejde, jde domů.
brief-left-hand-toBag = Ruka hráče, který odejde, se vrací do sáčku.
book-left-rank = Kdo odejde, je za všemi, kdo zůstali; čím později, tím lépe.

book-birthday = První hráč, který dosáhne { $threshold } bodů, vybere národ, který má narozeniny.
brief-birthday = Kdo má první { $threshold } bodů, jmenuje národ; jeho stoly pak platí dvojnásob.
book-birthday-doubles = Od příštího tahu platí všechny body u jeho stolů dvojnásob.
book-birthday-one-nation-twice = Body zdvojené za jeden národ se zdvojí ještě jednou.
book-birthday-one-nation-once = Body zdvojené za jeden národ se už znovu nezdvojí.
brief-birthday-one-nation-twice = Narozeninový stůl jednoho národa platí dvakrát dvojnásob.
brief-birthday-one-nation-once = Narozeninový stůl jednoho národa platí dvojnásob jen jednou.

book-klatch = Tah smí usadit tři nebo čtyři hosty, vytvoří-li stůl čtyř dam, kávový dýchánek, nebo čtyř pánů, stůl štamgastů.
brief-klatch = Tři nebo čtyři hosté v tahu smějí vytvořit stůl čtyř dam či pánů: { $points } bodů, { $oneNation } za jeden národ.
book-klatch-seated = Jsou-li jen tři, čtvrtý už tam musí sedět. Národy musí sedět jako vždy, rovnováha nemusí.
book-klatch-points = Takový stůl přinese { $points } bodů, nebo { $oneNation }, jsou-li všichni z jednoho národa, místo obvyklých bodů.
book-klatch-beside-strict = U ostatních stolů těch židlí platí rovnováha a body jako vždy.
book-klatch-beside-exempt = U ostatních stolů těch židlí se nikdo neptá na rovnováhu a nic se nezíská.
brief-klatch-beside-strict = U sousedních stolů platí vše jako vždy.
brief-klatch-beside-exempt = U sousedních stolů neplatí rovnováha ani body.
book-klatch-refill = Pro menší ruku platí jako každý plný stůl jednoho národa, jsou-li všichni z jednoho národa.
book-klatch-opening = Na to je v zahajovacím tahu příliš brzy.

book-end-when = Kavárna zavře po tahu, ve kterém se stalo něco z toho.
book-end-bar = Poslední stolička u baru je obsazená.
book-end-chairs = Poslední židle je obsazená.
book-end-tableStack = V balíčku už není karta stolu pro prázdné místo.
book-end-guestStack = Byla líznuta poslední karta.
book-end-bag = { $count ->
    [0] Sáček je prázdný.
   *[other] V sáčku už nezbývá víc hostů než { $count }.
}
book-end-emptyHand-smaller = Hráč nemá v ruce nikoho a nemusí táhnout.
book-end-emptyHand-mayDeclare = Hráč zahrál poslední kartu z ruky a ohlásil tím konec. Kdo to neudělá, musí si v příštím tahu líznout.
book-end-emptyHand-endsAtOnce = Hráč zahrál poslední kartu z ruky.
book-end-onePlayerLeft = Ve hře zbývá jen jeden hráč.
book-end-allStuck = Všichni jeden po druhém vynechali.
book-end-allStuck-leaving = Hráči, kteří nemohli nic udělat, odešli hned jeden po druhém a nezůstalo jich víc, než odešlo.
book-end-round-atOnce = Zavře hned, i když neměli všichni stejný počet tahů.
book-end-round-played = Nejdřív se dohraje kolo, aby měli všichni stejný počet tahů. Jen když zbývá jeden hráč nebo nikdo nemůže táhnout, zavře hned.
book-end-round-playedIfTables = Nejdřív se dohraje kolo, aby měli všichni stejný počet tahů. Jen když chybí karta stolu, zbývá jeden hráč nebo nikdo nemůže táhnout, zavře hned.
brief-end-round-played = Předtím se dohraje kolo.
brief-end-round-playedIfTables = Předtím se dohraje kolo.
brief-end-bag = { $count ->
    [0] Kavárna zavře, když jsou obsazené všechny stoličky nebo židle, nebo je sáček prázdný.
   *[other] Kavárna zavře, když jsou obsazené všechny stoličky nebo židle, nebo v sáčku zbývá nejvýš { $count }.
}
brief-end-tables = Kavárna zavře, když dojdou karty stolů nebo hosté, nebo jsou obsazené všechny stoličky.
brief-end-cards-mayDeclare = Kavárna zavře, když dojdou karty stolů nebo hostů, nebo to řekne, kdo hraje poslední kartu.
brief-end-cards-endsAtOnce = Kavárna zavře, když dojdou karty stolů nebo hostů, nebo něčí ruka.

book-account-guests = Každý host, který zbude v ruce, stojí { $guest } bodů, každý žolík { $joker }.
book-account-cards = Každá karta, která zbude v ruce, i každá lícem dolů stojí { $guest } bodů.
book-account-free = Hosté, kteří zbudou v ruce, nestojí nic.
brief-account-guests = Každý host, který zbude v ruce, stojí { $guest } bodů, každý žolík { $joker }.
brief-account-cards = Každá karta v ruce nebo lícem dolů stojí { $guest } bodů.
brief-account-free = Hosté, kteří zbudou v ruce, nestojí nic.
book-account-below = Vyúčtování smí skončit pod nulou.

book-winner = Kdo má nejvíc bodů, vyhrává.
book-tie-shared = Hráči se stejnými body se dělí o místo.
book-tie-fewestTiles = Z hráčů se stejnými body je výš ten, komu zbylo méně hostů.
brief-tie-fewestTiles = Při stejných bodech je výš, komu zbylo méně hostů.
book-tie-leastPenalty = Z hráčů se stejnými body je výš ten, kdo dostal menší pokutu.

## How the game stands.

summary-turn = Tah { $number }.
summary-curtain = Stůl se předává. Na řadě: { $name }.
summary-mover = Na tahu: { $name }.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } je mimo hru, { score-points }.
summary-hand = V tvé ruce: { GUESTS($guests) }.
summary-hand-empty = Tvá ruka je prázdná.
summary-seated = V tomto tahu usazeni: { GUESTS($guests) }.
summary-text = { $text }.
`,
};

import type { Locale } from './locale.js';

/** Turkish. Suffixes follow the vowels of nations and guests, and are never put on names or numbers. */
export const locale: Locale = {
  tag: 'tr',
  messages: `
## Nations, guests and tables.

nation-CF = Orta Afrika Cumhuriyeti
    .from = Orta Afrika Cumhuriyeti’nden
    .short = Orta Afrika
nation-CN = Çin
    .from = Çin’den
nation-CU = Küba
    .from = Küba’dan
nation-DE = Almanya
    .from = Almanya’dan
nation-ES = İspanya
    .from = İspanya’dan
nation-FR = Fransa
    .from = Fransa’dan
nation-GB = Birleşik Krallık
    .from = Birleşik Krallık’tan
    .short = Britanya
nation-IN = Hindistan
    .from = Hindistan’dan
nation-IT = İtalya
    .from = İtalya’dan
nation-RU = Rusya
    .from = Rusya’dan
nation-TR = Türkiye
    .from = Türkiye’den
nation-US = Amerika Birleşik Devletleri
    .from = Amerika Birleşik Devletleri’nden
    .short = ABD
nation-unknown = uygun ülke
    .from = uygun ülkeden

guest-lady = { NATION($nation, form: "from") } bir hanım
    .acc = { NATION($nation, form: "from") } bir hanımı
    .the = { NATION($nation, form: "from") } gelen hanım
    .gen = { NATION($nation, form: "from") } gelen hanımın
guest-gentleman = { NATION($nation, form: "from") } bir bey
    .acc = { NATION($nation, form: "from") } bir beyi
    .the = { NATION($nation, form: "from") } gelen bey
    .gen = { NATION($nation, form: "from") } gelen beyin
guest-lady-joker = bir hanım joker
    .acc = bir hanım jokeri
    .the = hanım joker
    .gen = hanım jokerin
guest-gentleman-joker = bir bey joker
    .acc = bir bey jokeri
    .the = bey joker
    .gen = bey jokerin
guest-lady-joker-named = { NATION($nation, form: "from") } konuk sayılan bir hanım joker
    .acc = { NATION($nation, form: "from") } konuk sayılan bir hanım jokeri
    .the = { NATION($nation, form: "from") } konuk sayılan hanım joker
    .gen = { NATION($nation, form: "from") } konuk sayılan hanım jokerin
guest-gentleman-joker-named = { NATION($nation, form: "from") } konuk sayılan bir bey joker
    .acc = { NATION($nation, form: "from") } konuk sayılan bir bey jokeri
    .the = { NATION($nation, form: "from") } konuk sayılan bey joker
    .gen = { NATION($nation, form: "from") } konuk sayılan bey jokerin
guest-unknown = bu konuk
    .acc = bu konuğu
    .gen = bu konuğun

table-name = { NATION($nation) } { $number }
table-at-place = { NATION($nation) }, { $place }
    .within = { NATION($nation) } ({ $place })
table-none = boş bir yer ({ $place })
table-unknown = bu masa

place-number = masa { $number }
place-NNW = en üst sol
    .the = en üst soldaki masa
place-NW = sol üst
    .the = sol üstteki masa
place-NE = sağ üst
    .the = sağ üstteki masa
place-C = orta
    .the = ortadaki masa
place-SW = sol alt
    .the = sol alttaki masa
place-SE = sağ alt
    .the = sağ alttaki masa
place-SSE = en alt sağ
    .the = en alt sağdaki masa

## What is expected now, and the buttons.

prompt-choose = { $name }, elinden bir konuk seç.
prompt-held-nowhere = Şu anda bu konuğa yer yok: { GUEST($guest, form: "the") }.
prompt-held-down = Şu anda bu konuğa yer yok: { GUEST($guest, form: "the") }. Kartı kapalı olarak bırakabilirsin.
prompt-preview = Oturtmak için bu yeri bir kez daha seç, ya da başka bir yer seç: { GUEST($guest, form: "the") }.
prompt-preview-bar = Bara göndermek için barı bir kez daha seç, ya da başka bir yer seç: { GUEST($guest, form: "the") }.
prompt-held = Bu konuk için ışıklı yerlerden birini seç: { GUEST($guest, form: "the") }.
prompt-owing-partner = Kimse yalnız oturmaz: { GUEST($guest, form: "the") } için bir arkadaş getir, ya da adımı geri al.
prompt-owing-balance = Hanımlar ve beyler dengede değil: { TABLES($tables) }. { $klatch ->
    [yes] Eksik olanı getir, dört hanımlık ya da dört beylik bir masa tamamla, ya da adımı geri al.
   *[no] Eksik olanı getir, ya da adımı geri al.
}
prompt-offering-more = Bir konuk daha oturtabilir, ya da turu böyle onaylayabilirsin.
prompt-confirm = { $points ->
    [0] Bu tur puan getirmiyor. Onayla, ya da bir adım geri al.
   *[other] Bu tur { $points } puan getiriyor. Onayla, ya da bir adım geri al.
}
prompt-naming-joker = Joker iki ülkenin arasında oturuyor. Hangisinden geliyor?
prompt-choosing-draw = Tek ülkeden bir masa doldu! Daha az konuk çekip bundan sonra daha küçük bir elle oynayabilirsin.
prompt-choose-card = { $may ->
    [draw] { $name }, en çok üç konuk oturt, ya da bir kart çek.
    [down] { $name }, en çok üç konuk oturt, ya da birini kapalı bırak.
   *[both] { $name }, en çok üç konuk oturt, bir kart çek, ya da birini kapalı bırak.
}
prompt-choose-card-unseated = { $may ->
    [draw] { $name }, konuklarından hiçbirine şu anda yer yok. Bir kart çek.
    [down] { $name }, konuklarından hiçbirine şu anda yer yok. Birini kapalı bırak.
   *[both] { $name }, konuklarından hiçbirine şu anda yer yok. Bir kart çek, ya da birini kapalı bırak.
}
prompt-must-join = Sıradaki konuk hemen { GUEST($guest, form: "gen") } yanına oturmalı. Oraya birini oturt, ya da adımı geri al.
prompt-choosing-birthday = Bir doğum günü var! Kimin? Sonraki turdan başlayarak o ülkenin masaları iki kat sayılır.
prompt-choosing-end = Elin boş. Oynamayı sürdür, ya da oyunun bittiğini ilan et.
prompt-curtain = Masayı sıradaki oyuncuya ver: { $name }.
prompt-must-pass = { $name }, konuklarından hiçbiri bir yere gidemiyor. Bu kez pas geçiyorsun.
prompt-lobby = Kafeye kimler geliyor? Oyuncuları ekle, sonra kapıları aç.
prompt-over = Kafe kapandı. Geldiğiniz için teşekkürler!

action-confirm = Onayla
action-take-back = Geri al
action-undo = Turu geri al
action-pass = Pas geç
action-bar = Bara
action-draw = { $count ->
    [0] Kimseyi çekme
   *[other] { $count } konuk çek
}
action-draw-card = Kart çek
action-down = Kapalı bırak
action-play-on = Sürdür
action-end = Bitişi ilan et
action-ready = Elimi göster
action-birthday = { NATION($nation, form: "short") }
action-fill-up = Elimi doldur
action-name = { NATION($nation, form: "short") }
action-start = Kafeyi aç
action-rematch = Yeniden oyna
action-points-short = { SIGNED($points) }
action-points = { SIGNED($points) } puan

controls-label = Senin sıran
controls-refused = Olmaz
final-afterDrawing = Konuk çekilen bir tur geri alınamaz.
final-onceTurned = Bu konuk bir masayı doldurursa yeni bir masa açılır: o adım kesindir.
final-onceOver = Bu tur oyunu bitirirse bütün eller gösterilir ve tur geri alınamaz.
final-tableTurned = Yeni bir masa açıldı: ondan öncesi kalır.
rule-open = Kural { $section }

curtain-about = Bütün eller kapalı. Bundan sonrasına yalnızca { $name } bakar.
curtain-undo = Şu oyuncunun turunu geri al: { $name }
curtain-ready = Ben { $name }: elimi göster

## Why a wish is refused, and why the café closes.

reason-nation = Bu sandalye { NATION($guest, form: "from") } gelenlerin masasında değil. Onların masasında bir sandalye seç.
reason-occupied = Burada biri oturuyor. Boş bir sandalye seç.
reason-balance = { SEX($guest) ->
    [f] Hanımlar çok fazla olurdu: { TABLES($tables) }. Bir bey getir, ya da başka bir masa seç.
    [m] Beyler çok fazla olurdu: { TABLES($tables) }. Bir hanım getir, ya da başka bir masa seç.
   *[other] Hanımlar ve beyler dengede olmazdı: { TABLES($tables) }. Başka bir konuk ya da masa seç.
}
reason-isolated = Kimse yalnız oturmaz. { GUEST($guest, form: "the") } için bu masada ya da başka birinde arkadaş bul.
reason-jokerNeedsNation = Bu sandalye iki ülkenin arasında. Jokerin hangisinden geldiğini söyle.
reason-tooMany = Bu turda başka konuk oturtamazsın. Turu onayla, ya da bir adım geri al.
reason-noJoker = Burada değiştirebileceğin bir joker oturmuyor. Joker oturan bir sandalye seç.
reason-gender = { SEX($guest) ->
    [f] Bu jokerin yerine yalnızca bir bey geçebilir. Elinden birini seç.
    [m] Bu jokerin yerine yalnızca bir hanım geçebilir. Elinden birini seç.
   *[other] Hanım jokerin yerine hanım, bey jokerin yerine bey geçer. Başka bir konuk seç.
}
reason-jokerAtBar = Barda şu anda jokerlere servis yok. Jokeri oturt, ya da başka bir konuk gönder.
reason-barFull = Barın bütün tabureleri dolu. Onun yerine bir sandalye seç.
reason-turnOver = Bu turda bunun için artık geç. Turu onayla, ya da geri alabildiğini geri al.
reason-notInHand = Bu konuk sende yok. Kendi elinden birini seç.
reason-notYourTurn = Sıra başkasında. Adın ışıyana dek bekle.
reason-gameOver = Kafe kapandı. Açmak için yeniden oyna.
reason-mustScore = Her konuk puan getirmeli. Birinin oturduğu bir masa seç, ya da hemen arkadaş getir.
reason-mustJoin = Oturttuğun bir konuk hâlâ yalnız. Sıradaki konuk o masaya gitmeli.
reason-notSingleSex = Bir kerede bu kadar konuk bir masayı doldurmalı: yalnızca hanımlar ya da yalnızca beyler.
reason-handLimit = Elin dolu. Bir konuk oturt, ya da birini kapalı bırak.
reason-notAtLimit = Kart ancak dolu elden kapalı bırakılır. Bir kart çek, ya da bir konuk oturt.
reason-mayNotPass = Hâlâ bir konuk oynayabilirsin, onun için pas geçemezsin. Elinden birini seç.
reason-unknownChair = Bu kafede böyle bir sandalye yok. Plandan birini seç.
reason-drawCount = Şu anda bu kadar konuk çekemezsin. Sunulan sayılardan birini seç.
reason-mustSeat = Bar sana şu anda açık değil. Onun yerine bir konuk oturt.
reason-mayNotEnd = Bitişi ancak elin boşken ilan edebilirsin. Oynamayı sürdür.
reason-birthday = Doğum günü bu turda söylenir, başka hiçbirinde değil. Burada masası olan bir ülke söyle.
reason-notation = Bir tur böyle yazılmaz. Şöyle yaz: GBf>p36, bar GBm, swap GBf>s28 ya da pass.

end-bar = Barın son taburesi doldu.
end-chairs = Bütün sandalyeler dolu.
end-bag = Torba neredeyse boş.
end-emptyHand = Bir el boş ve boş kalabilir.
end-onePlayerLeft = Yalnızca bir oyuncu kaldı.
end-allStuck = Artık kimse konuk oynayamıyor.
end-guestStack = Son konuk çekildi.
end-tableStack = Açılacak masa kalmadı.
end-declared = Bir el boş, sahibi de bitişi ilan etti.

## The score board, the turn log and the result.

score-title = Puanlar
score-turn = Tur { $number }
score-bag = { $count ->
    [0] Torba boş
   *[other] Torbada { $count } konuk
}
score-stack = { $count ->
    [0] Deste boş
   *[other] Destede { $count } konuk
}
score-tables = { $count ->
    [0] Gelecek masa yok
   *[other] Gelecek { $count } masa
}
score-birthday = Doğum günü: { NATION($nation) }
score-points = { $points } puan
score-number = { $points }
score-active = sırası
score-leading = önde
score-out = ayrıldı
score-hand = el { $limit }
score-cards = { $count } kart
score-face-down = { $count } kapalı

log-title = Oynanan turlar
log-empty = Kapılar az önce açıldı. Henüz kimse oynamadı.
log-number = { $number }.
log-seat = { GUEST($guest, form: "acc") } oturtuyor: { TABLES($tables, form: "within") }
log-swap = { GUEST($guest, form: "acc") } oturtup jokeri eline alıyor: { TABLES($tables, form: "within") }
log-bar = { GUEST($guest, form: "acc") } bara gönderiyor, tabure { $stool }
log-pass = oynayamıyor ve pas geçiyor
log-draw = bir kart çekiyor
log-down = bir kartı kapalı bırakıyor
log-end = bitişi ilan ediyor
log-birthday = doğum günü olan ülkeyi söylüyor: { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") } doldu: konukları gidiyor, yerine { NATION($nation) } geliyor.
log-cleared = { TABLES($tables, form: "within") } doldu: konukları gidiyor, yerine gelecek masa kalmadı.
log-limit = { $limit ->
    [0] kimseyi çekmiyor, artık konuğa gereği yok
    [one] bundan sonra bir konukluk elle oynuyor
   *[other] bundan sonra { $limit } konukluk elle oynuyor
}
log-left = oyundan ayrılıyor
spoken-seat = { GUESTS($guests, form: "acc") } oturtuyor
spoken-number = { $count ->
    [one] bir konuk oturtuyor
   *[other] { $count } konuk oturtuyor
}
spoken-swap = { GUEST($guest, form: "acc") } oturtup jokeri eline alıyor
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = Kafe kapanıyor. { $winners }
log-notation = Kısaca
log-copy = Oyunu kopyala
log-copied = Oyun kopyalandı. Bir e-postaya ya da başka bir kafeye yapıştır.
log-copied-closed = Oyun kopyalandı ve herkesin eli ondan bulunabilir. Oyun bitene dek kendine sakla.
log-copy-refused = Bu tarayıcı kafenin senin yerine kopyalamasına izin vermiyor.
log-copy-by-hand = Bu tarayıcı kafenin senin yerine kopyalamasına izin vermiyor. İşte metin olarak oyun: kendin kopyala.
log-copy-text = Metin olarak oyun
log-paste = Oyun yapıştır
log-paste-text = Bir oyunun metni
log-paste-about = Son turundan sonra sürer. Bu masadaki oyun bırakılır.
log-paste-refused = Bu metnin { $number }. turu oynanamıyor. { $reason }
log-pasted = Oyun buradan sürüyor.
log-take-up = Onunla sürdür
log-cancel = Vazgeç

points-company = { TABLES($table, form: "within") }: { $count ->
    [2] bir çift
    [3] üç kişilik bir topluluk
    [4] dolu bir masa
   *[other] { $count } konuk
}, { score-points }
points-oneNation = { TABLES($table, form: "within") }: { $count ->
    [2] tek ülkeden bir çift
    [3] tek ülkeden üç konuk
    [4] tek ülkeden dolu bir masa
   *[other] tek ülkeden { $count } konuk
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") }: ilk konuk, { score-points }
points-klatch = { TABLES($table, form: "within") }: dört hanımlık bir kahve günü, { score-points }
points-regulars = { TABLES($table, form: "within") }: dört beylik bir müdavim masası, { score-points }
points-birthday = { TABLES($table, form: "within") }: ülkesinin doğum günü, { score-points } daha
points-chips = Bankada fiş kalmadı, bankada kalan: { $fine } puan
points-bar = { $fine ->
    [0] Bardaki { $count }. tabure { score-points } getiriyor
   *[other] Bardaki { $count }. tabure { $fine } puana mal oluyor
}

result-closed = { $reason } Kafe kapanıyor.
result-winner = Kazanan: { $names }, { score-points }!
result-tie = Birinciliği paylaşanlar: { $names }, her biri { score-points }!
result-accounts = Hesaplar
result-kept = oyundan { score-points }, elde kimse kalmadı
result-fined = oyundan { score-points }, { $penalty ->
    [0] elde kalanlara ceza yok: { GUESTS($guests) }
   *[other] elde kalanlar için { $penalty }: { GUESTS($guests) }
}
result-fined-many = oyundan { score-points }, { $penalty ->
    [0] elde kalan { $count } konuğa ceza yok
   *[other] elde kalan { $count } konuk için { $penalty }
}
result-out = bitişten önce ayrıldı
result-out-turn = { $turn }. turda ayrıldı
result-rank = Sıra { $rank }

## The lobby.

lobby-title = Kafeye kimler geliyor?
lobby-players = Oyuncular
lobby-player = { $number }. oyuncunun adı
lobby-new = Sıradaki oyuncunun adı
lobby-default-name = Oyuncu { $number }
lobby-join = Katıl
lobby-leave = { $name } ayrılıyor
lobby-full = Topluluk tamam.
lobby-room = { $count ->
    [one] Bir kişilik yer daha var.
   *[other] { $count } kişilik yer daha var.
}
lobby-editions = Oyun
lobby-presets = Ev kuralları
lobby-usual = alışılmış kurallar
lobby-rule-book = Kural kitabı
lobby-options = Bütün ev kuralları
lobby-options-changed = { $count } değişik
lobby-number = Başka bir sayı, { $least } ile { $most } arası
lobby-list = Kendi sıran: { $count } tam sayı, { $least } ile { $most } arası
list-no-number = { $place }. sayı, “{ $text }”, tam sayı değil.
list-bounds = { $place }. sayı, “{ $text }”, { $least } ile { $most } arasında değil.
list-few = { $given } sayı var, ama { $count } gerekiyor: { $place }. sayı eksik.
list-many = { $given } sayı var, ama yalnızca { $count } gerekiyor: { $place }. sayı fazla.
lobby-differs = { $preset } kurallarından farklı, orada: { $value }
lobby-set-back = Geri getir
lobby-set-back-option = Geri getir: { $option }
lobby-changed = Bu evin { $preset } kurallarından farkları:
lobby-set-all-back = { $preset } kurallarına dön
lobby-game-text = Bir oyun metniyle sürdür
lobby-game-text-about = Metin olarak kopyalanmış bir oyunu yapıştır. Burada hazırlanan oyunun yerine geçer.
lobby-game-text-field = Oyun metni
lobby-game-text-open = Bu oyunla sürdür

problem-few = En az { $min } oyuncu gerekiyor.
problem-many = Yalnızca { $max } oyuncuya yer var.
problem-unnamed = Her oyuncuya bir ad gerekiyor.
problem-same-name = İki oyuncunun adı aynı: { $name }. Birine başka bir ad ver.

edition-board = Tahta oyunu
edition-board-about = 1989’un ve sonraki kutuların kafesi: 24 masa, bir bar ve jokerler.
edition-card = Kart oyunu
edition-card-about = Dolunca yer açan beş masa, kapalı eller, bar yok.
edition-app12 = On iki masa
edition-app12-about = Uygulamanın oyunu: dolunca yer açan on iki masa, bir bar ve jokerler.

preset-classic1989 = Klasik
preset-classic1989-about = 1989 kutusundaki gibi: tek ülkeden bir masa dolunca iki kat sayılır, iki ülke arasındaki joker ikisinin de konuğudur.
preset-amigo = Modern
preset-amigo-about = Bugünkü kutudaki gibi: tek ülkeden çiftler ve üçlüler de iki kat sayılır, iki ülke arasındaki jokere biri verilir.
preset-bsw = Çevrimiçi
preset-bsw-about = Çevrimiçi oynandığı gibi: Modern gibi, ama tek ülkeden dolu bir masa eli hep küçültür ve jokerler hiç bara gitmez.

## The house rules.

options-cafe = Kafe
options-seating = Oturma
options-points = Puanlar
options-jokers = Jokerler
options-bar = Bar
options-hand = El
options-end = Bitiş
options-variants = Çeşitlemeler
options-cards = Kartlar

option-boardLayout = Kafe planı
option-boardLayout-about = Bir ülkenin iki masası nerede durur ve hangi masalar bir sandalyeyi paylaşır.
option-boardLayout-r1 = Yan yana
option-boardLayout-r2 = Ayrı
option-boardLayout-app12 = Birer tane, halka biçiminde

option-startPlayer = Kim başlar
option-startPlayer-about = Açılış turu kimindir.
option-startPlayer-random = Kura belirler
option-startPlayer-first = Listenin ilki

option-turnOrder = Tur sırası
option-turnOrder-about = Bir devirde herkesin bir turu olur; her devir sıradaki oyuncuyla başlayabilir.
option-turnOrder-clockwise = Her devirde aynı
option-turnOrder-rotating = Başlangıç kayar

option-openHands = Açık eller
option-openHands-about = Herkes bütün ellerdeki konukları görür.
option-openHands-true = Evet
option-openHands-false = Hayır, herkes kendininkini

option-balanceCheck = Hanımlar ve beyler
option-balanceCheck-about = Bir masada biri ötekinden en çok bir fazla olur; burada bunun ne zaman denetlendiğini söylersin.
option-balanceCheck-perCard = Her konuktan sonra
option-balanceCheck-endOfTurn = Turun sonunda

option-firstMove = Açılış turu
option-firstMove-about = Boş kafede ilk konuk arkadaş bulamaz.
option-firstMove-loneAllowed = Biri yalnız oturabilir
option-firstMove-loneRequired = Biri yalnız oturmalı
option-firstMove-noException = Kimse yalnız oturmaz

option-stuckPlayer = Hiçbir şey oynanamıyor
option-stuckPlayer-about = Konukları hiçbir yere gidemeyen oyuncu ne yapar.
option-stuckPlayer-pass = Pas geçer
option-stuckPlayer-eliminate = Oyundan ayrılır

option-monoDoubling = Tek ülke masaları
option-monoDoubling-about = Hepsi tek ülkeden olan konuklar iki kat sayılır: ikinciden başlayarak, ya da yalnızca dördüncü.
option-monoDoubling-every = Çiftten başlayarak iki kat
option-monoDoubling-completion = Dolunca iki kat

option-monoBasis = Tek ülke ne demek
option-monoBasis-about = Tek ülkeden konuklar masanın bayrağını gösterdiği ülkeden mi olmalı.
option-monoBasis-tableNation = Masanın ülkesi
option-monoBasis-anyNation = Herhangi bir ülke

option-loneGuestPoints = Masanın ilk konuğu
option-loneGuestPoints-about = Henüz kimsenin oturmadığı bir masada bir konuk ne getirir.
option-loneGuestPoints-0 = Hiçbir şey
option-loneGuestPoints-1 = 1 puan

option-chipCap = Banka boşalabilir
option-chipCap-about = Toplam 310 puanlık fiş vardır; kalandan fazlasını kazanan, kalanı alır.
option-chipCap-true = Evet, toplam 310 puan
option-chipCap-false = Hayır, hiç boşalmaz

option-jokerNationality = İki ülke arasındaki joker
option-jokerNationality-about = İki ülkenin masaları arasında oturan joker nereden gelir.
option-jokerNationality-assigned = Oyuncu birini söyler
option-jokerNationality-chameleon = İkisinden birden

option-swapNation = Joker değişimi: ülke
option-swapNation-about = Jokerin yerine hangi konuk geçebilir.
option-swapNation-either = Orada oturabilen herkes
option-swapNation-assignedOnly = Yalnızca söylenen ülkeden

option-swapGender = Joker değişimi: hanım ya da bey
option-swapGender-about = Bey jokerin yerine bir hanım, hanım jokerin yerine bir bey geçebilir mi.
option-swapGender-anyLegal = İkisi de, dengedeyse
option-swapGender-same = Jokerle aynı

option-jokerAtBar = Barda jokerler
option-jokerAtBar-about = Bir joker ne zaman bara gidebilir.
option-jokerAtBar-never = Hiçbir zaman
option-jokerAtBar-ifUnseatable = Oturacak yeri yoksa
option-jokerAtBar-ifNoOtherMove = Başka çare yoksa
option-jokerAtBar-always = Her zaman

option-barValues = Bar fiyatları
option-barValues-about = Her tabure ne getirir ya da neye mal olur.
option-barValues-linear = Her taburede daha pahalı
option-barValues-wave = Dalga dalga
option-barValues-own = Bu evin fiyatları

option-voluntaryBar = İsteyerek bara
option-voluntaryBar-about = Konuk, oturacak yeri olsa da bara gidebilir.
option-voluntaryBar-true = Evet
option-voluntaryBar-false = Hayır, yalnızca yeri yoksa

option-openerAtBar = Açılış turunda bar
option-openerAtBar-about = Açılış turu bara gidebilir.
option-openerAtBar-true = Açık
option-openerAtBar-false = Kapalı

option-bankruptcy = Barı ödeyemeyen
option-bankruptcy-about = Tabure, oyuncunun puanından fazlasına mal olursa ne olur.
option-bankruptcy-eliminate = Oyundan ayrılır
option-bankruptcy-debt = Sıfırın altına düşer
option-bankruptcy-zero = Ne varsa onu öder

option-unpaidGuest = Ödenemeyen konuk
option-unpaidGuest-about = Ödeyemeyip ayrılan oyuncunun konuğuna ne olur.
option-unpaidGuest-stays = Barda kalır
option-unpaidGuest-removed = Evine gider

option-eliminatedTiles = Ayrılan oyuncunun eli
option-eliminatedTiles-about = Oyundan ayrılan oyuncunun elindeki konuklara ne olur.
option-eliminatedTiles-removed = Evlerine giderler
option-eliminatedTiles-toBag = Torbaya dönerler

option-refillReduction = Küçülen el
option-refillReduction-about = Bir masayı tek ülkeden konuklarla dolduranın eli bundan sonra küçülür.
option-refillReduction-optional = Oyuncu isterse
option-refillReduction-mandatory = Her zaman
option-refillReduction-off = Hiçbir zaman

option-reductionCarryOver = Bir kerede iki dolu masa
option-reductionCarryOver-about = Bir tur tek ülkeden iki masa doldurursa ikisi de eli küçültür.
option-reductionCarryOver-true = İkisi de sayılır
option-reductionCarryOver-false = En çok oynanan kadar

option-bagEndAt = Torbadaki son konuklar
option-bagEndAt-about = Torbada bu kadar az konuk kalınca kafe kapanır.
option-bagEndAt-4 = Dört
option-bagEndAt-3 = Üç
option-bagEndAt-0 = Hiç

option-finalRound = Son devir tamamlanır
option-finalRound-about = Kafe kapanmadan önce herkes eşit sayıda tur oynar.
option-finalRound-true = Evet
option-finalRound-false = Hayır, hemen kapanır

option-tieBreak = Eşit puan
option-tieBreak-about = Eşit puanda kim daha iyi sıradadır: hiç kimse, ya da elinde daha az konuk kalan.
option-tieBreak-shared = Sırayı paylaşırlar
option-tieBreak-fewestTiles = Elinde daha az konuk kalan

option-birthdayThreshold = Doğum günü masası
option-birthdayThreshold-about = Bu kadar puana ilk ulaşan bir ülke söyler; masaları bundan sonra iki kat sayılır.
option-birthdayThreshold-null = Doğum günü yok
option-birthdayThreshold-20 = 20 puanda
option-birthdayThreshold-30 = 30 puanda
option-birthdayThreshold-40 = 40 puanda
option-birthdayThreshold-50 = 50 puanda
option-birthdayThreshold-own = { $points } puanda

option-birthdayStacks = Doğum günü ve tek ülke
option-birthdayStacks-about = Bütün konukları tek ülkeden olan doğum günü masası iki kez iki kat sayılır.
option-birthdayStacks-true = İki kez iki kat
option-birthdayStacks-false = Bir kez iki kat

option-singleSexTables = Kahve günü ve müdavim masası
option-singleSexTables-about = Çok konuklu bir tur dört hanımlık ya da dört beylik bir masa kurabilir: 20 puan, tek ülkedense 40.
option-singleSexTables-true = Evet
option-singleSexTables-false = Hayır

option-singleSexNeighbours = Kahve gününün yanındaki masalar
option-singleSexNeighbours-about = Sandalyelerini kahve günü ya da müdavim masasının aldığı öteki masalarda denge ve puan sayılır mı.
option-singleSexNeighbours-strict = Her zamanki gibi sayılır
option-singleSexNeighbours-exempt = Sayılmaz

option-cardTables = Masa sayısı
option-cardTables-about = Yedi masayla daha çok konuk yer bulur.
option-cardTables-5 = Beş
option-cardTables-7 = Yedi

option-faceDown = Konuğu kapalı bırakmak
option-faceDown-about = Bir tur, elden bir konuğu kenara ayırabilir; sonunda cezası vardır.
option-faceDown-onlyAtLimit = Yalnızca dolu elle
option-faceDown-anytime = Her zaman

option-emptyHand = Boş el
option-emptyHand-about = Oyuncu elindeki son konuğu oynayınca ne olur.
option-emptyHand-mayDeclare = Oyunu bitirebilir
option-emptyHand-endsAtOnce = Oyun hemen biter

## The board, the bar and the hands.

board-title = Kafe
board-keys = Ok tuşları sandalyeden sandalyeye, Page Down ve Page Up ışıklı yerlere gider.
board-all = Bütün kafe

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] henüz kimse yok
   *[other] { $guests } konuk
}
table-gone = { TABLES($table) }, burada masa yok
table-marked = { $text }, buna engel
table-scored = { $text }, son turda puan getirdi

chair-at-one = { TABLES($table1, form: "within") }, sandalye { $seat1 }
chair-at-two = { TABLES($table1, form: "within") }, sandalye { $seat1 } ve { TABLES($table2, form: "within") }, sandalye { $seat2 }
chair-at-three = { TABLES($table1, form: "within") }, sandalye { $seat1 }; { TABLES($table2, form: "within") }, sandalye { $seat2 } ve { TABLES($table3, form: "within") }, sandalye { $seat3 }
chair-free = { $text }, boş
chair-taken = { $text }, oturan: { GUEST($guest) }
chair-tentative = { $text }, bu turda oturan, geri alınabilir: { GUEST($guest) }
chair-fresh = { $text }, son turdan beri yeni
chair-marked = { $text }; buna engel
chair-offer = { $text }; elindeki konuk buraya { $points } puana oturabilir
chair-offer-partner = { $text }; arkadaşı gelirse elindeki konuk buraya { $points } puana oturabilir
chair-preview = { $text }; burada gösterilen: { GUEST($guest) }; oturtmak için bir kez daha seç
chair-offer-swap = { $text }; elindeki konuk bu yere geçebilir, joker de eline gelir

bar-title = Bar
bar-open = Bar, { $stools } taburenin { $taken } tanesi dolu; sonraki ziyaret { $points } puan { $sign ->
    [gain] getirir
   *[fine] götürür
}
bar-full = Bar, { $stools } taburenin hepsi dolu
bar-offer = { $text }; elindeki konuk oraya gidebilir
bar-preview = { $text }; burada gösterilen: { GUEST($guest) }; göndermek için bir kez daha seç
bar-marked = { $text }; buna engel
bar-guests = Bardakiler: { GUESTS($guests) }

hand-name = El: { $name }
hand-active = El: { $name }, sıra onda
hand-out = { $name } oyundan ayrıldı
hand-closed = { $text }, { hand-size }, kapalı
hand-size = { $size ->
    [0] konuk yok
   *[other] { $size } konuk
}
hand-face-down = { $count } kapalı kart
hand-empty = Konuk kalmadı
hand-guest = { GUEST($guest) }
hand-held = { $text }, şimdi elinde
hand-placed = { $text }, bu turda oturdu
hand-unplayable = { $text }, şu anda yeri yok
hand-nation = { NATION($nation, form: "short") }
hand-joker = Joker

## The keys of the café.

keys-title = Tuşlar
key-tab = Tab
key-arrows = Ok tuşları
key-ends = Home, End
key-pages = Page Down, Page Up
key-enter = Enter, Boşluk
key-escape = Esc
keys-tab = Ele, kafeye, bara, düğmelere
keys-arrows = Konuktan konuğa, sandalyeden sandalyeye
keys-ends = İlkine ve sonuncusuna
keys-pages = Sonraki ışıklı yere, ve geriye
keys-enter = Almak, oturtmak, basmak
keys-escape = Alınanı bırakmak, açık olanı kapatmak
keys-table = Sonraki masaya; Shift ile öncekine
keys-fitting = Konuğuna uyan sonraki sandalyeye; Shift ile öncekine
keys-bar = Bara
keys-hand = Eline
keys-summary = Oyunun durumu, sesli olarak
keys-help = Bu liste
board-help = Soru işareti bütün tuşları gösterir.

## The rule book, sentence by sentence.

rule-book-title = Kural kitabı
rule-book-short = Kısaca kurallar
rule-book-house = Ev kuralı
rule-book-legend = { $preset ->
    [none] Ev kuralı: genellikle başka türlü oynanır.
   *[other] Ev kuralı: { $preset } oyununda başka türlüdür.
}
rule-book-instead = { $preset ->
    [none] Genellikle:
   *[other] { $preset } oyununda:
}
rule-book-extra = { $preset ->
    [none] Genellikle böyle bir kural yoktur.
   *[other] { $preset } oyununda yoktur.
}
rule-book-section = { $section }
rule-book-brief = Kısaca
rule-book-close = Kapat

chapter-material = Neler gerekir
chapter-aim = Oyunun konusu
chapter-turn = Senin turun
chapter-opening = Açılış turu
chapter-seating = Konuk nereye oturabilir
chapter-balance = Hanımlar ve beyler
chapter-company = Kimse yalnız oturmaz
chapter-points = Puanlar
chapter-one-nation = Tek ülke masaları
chapter-clearing = Dolu masalar
chapter-jokers = Jokerler
chapter-exchange = Joker almak
chapter-refill = Eli doldurmak
chapter-drawing = Çekmek ve kenara ayırmak
chapter-bar = Bar
chapter-leaving = Ödeyemeyen
chapter-birthday = Doğum günü masası
chapter-klatch = Kahve günü ve müdavim masası
chapter-end = Kafe ne zaman kapanır
chapter-account = Son hesap
chapter-winner = Kim kazanır

book-tables-fixed = Kafede dörder sandalyeli { $tables } masa vardır. Her masa bir ülkenindir; hangisinin olduğunu bayrağı söyler.
book-tables-cards = { $tables } masa kartı açıktır: her biri dört sandalyeli bir masadır ve bir ülkenindir. Öteki { $rest } kart destede bekler.
book-chairs-beside = Birçok sandalye iki masanındır, böylece toplam { $chairs } sandalye olur. Bir ülkenin iki masası yan yana durur ve birini paylaşır.
book-chairs-apart = Birçok sandalye iki masanındır, böylece toplam { $chairs } sandalye olur. Paylaşılan her sandalye iki ülkeyi birleştirir.
book-chairs-single = Her ülkenin bir masası vardır. Sandalyelerin çoğu iki ya da üç masanındır, böylece toplam { $chairs } sandalye olur.
book-chairs-replaced = Kimi sandalyeler aynı anda birkaç masanındır, böylece toplam { $chairs } sandalye olur.
brief-plan-apart = Bir ülkenin iki masası ayrı durur.
brief-plan-single = Her ülkenin yalnızca bir masası vardır.
brief-plan-replaced = { $tables } masa açıktır.
book-guests-jokers = Torbada { $guests } konuk bekler: { $nations } ülkenin her birinden { $each } hanım ve { $each } bey, { $jokers } hanım joker ve { $jokers } bey joker.
book-guests-plain = Destede { $guests } konuk bekler: { $nations } ülkenin her birinden { $each } hanım ve { $each } bey. Joker yoktur.
book-players = { $least } ile { $most } kişi arasında oynanır. Herkes puansız başlar.
book-hands-open = Herkes { $dealt } konuk çeker ve herkesin göreceği biçimde önüne açar.
book-hands-closed = Herkes { $dealt } konuk çeker ve kimseye göstermez.
brief-hands-closed = Herkes elini gizler.
book-curtain = Turlar arasında bir perde, sıradaki oyuncu hazır olana dek elleri gizler.
book-chips = Bankada fiş olarak { $bank } puan vardır. Bitince konuklar yalnızca kalanı getirir; cezalar bankaya döner.
brief-chips = Bankada toplam { $bank } puan vardır; bitince konuklar kalanı getirir.

book-aim-bar = Konuklarına iyi yerler bul: kendi ülkelerinin yanında, arkadaşlarla, hanımlar ve beyler dengede. Yer bulamayan konuk bara gidebilir; orası da çabuk pahalanır.
book-aim-cards = Konuklarına iyi yerler bul: kendi ülkelerinin yanında, arkadaşlarla, hanımlar ve beyler dengede. Dolan masalar yenilerine yer açar.
brief-goal = Kafe kapanırken en çok puanı olan kazanır.

book-starter-random = Kimin başlayacağını kura belirler.
book-starter-first = Listenin ilk oyuncusu başlar.
book-order-clockwise = Sonra turlar saat yönünde sürer.
book-order-rotating = Sonra turlar saat yönünde sürer ve her devir öncekinden bir oyuncu sonra başlar.
brief-order-rotating = Her devir öncekinden bir oyuncu sonra başlar.
book-actions-exchange = Turunda bir şey yaparsın: en çok { $most } konuk oturtur, bir konuğu bara gönderir, ya da bir joker alırsın.
book-actions-bar = Turunda bir şey yaparsın: en çok { $most } konuk oturtur, ya da bir konuğu bara gönderirsin.
book-actions-cards-onlyAtLimit = Turunda bir şey yaparsın: en çok { $most } konuk oturtur, bir kart çeker ya da, elinde { $limit } kart varsa, birini kapalı bırakırsın.
book-actions-cards-anytime = Turunda bir şey yaparsın: en çok { $most } konuk oturtur, bir kart çeker, ya da bir kartı kapalı bırakırsın.
brief-actions-exchange = Turun: en çok { $most } konuk oturt, birini bara gönder, ya da bir joker al.
brief-actions-bar = Turun: en çok { $most } konuk oturt, ya da birini bara gönder.
brief-actions-cards-onlyAtLimit = Turun: en çok { $most } konuk oturt ya da bir kart çek; elinde { $limit } kart varsa birini kapalı bırakabilirsin.
brief-actions-cards-anytime = Turun: en çok { $most } konuk oturt, bir kart çek, ya da birini kapalı bırak.
book-stop = İzin verilen kadar oturtman gerekmez, ama bunlardan birini yapman gerekir.
book-stay-always = Oturan oturur. Yalnızca jokerler geri alınabilir.
book-stay-cleared = Oturan, sandalyenin masalarından biri dolana dek oturur.
book-stuck-pass = Bunların hiçbirini yapamayan pas geçer.
book-stuck-eliminate = Bunların hiçbirini yapamayan oyundan ayrılır.
brief-stuck-eliminate = Bunların hiçbirini yapamayan oyundan ayrılır.

book-opening-loneAllowed = Açılış turunda bir konuk yalnız oturabilir. İki konuk oturtursan her zamanki gibi arkadaş gerekir.
book-opening-loneRequired = Açılış turu yalnızca bir konuk oturtur, o da yalnız oturabilir.
book-opening-noException = Açılış turu ayrıcalık değildir: kimse yalnız oturmaz.
brief-opening-loneAllowed = Açılış turunda bir konuk yalnız oturabilir.
brief-opening-loneRequired = Açılış turu en çok bir konuk oturtur, o da yalnız oturabilir.
brief-opening-noException = Kimse yalnız oturmaz, açılış turunda bile.
book-opening-joined = Kafeyi yalnız açan konuğa katılmak kimseye şart değildir.
book-opening-bar-open = Açılış turu da her tur gibi bara gidebilir.
book-opening-bar-closed = Açılış turunda bar henüz kapalıdır.

book-seat = Konuk, kendi ülkesinin bir masasında boş bir sandalyeye oturur.
book-seat-between = Sandalye farklı ülkelerin masalarınınsa her birinden konuk buyur edilir.
book-seat-foreign = Böylece bir masada yalnızca yabancılar oturabilir. Buna izin vardır.
brief-seat = Konuk, kendi ülkesinin bir masasında boş bir sandalyeye oturur.

book-balance-most = Bir masaya en çok iki hanım ve iki bey sığar. Bir yan ötekinden bir fazla olabilir, iki fazla asla.
book-balance-perCard = Bu, her konuktan sonra geçerlidir: ikinci bey, bir hanım oturana dek bekler; tersi de öyle.
book-balance-endOfTurn = Bu, turunun sonunda sağlanmalıdır. Yol boyunca her şey serbesttir.
brief-balance-perCard = Bir masada: en çok iki hanım ve iki bey, biri en çok bir fazla, her konuktan sonra.
brief-balance-endOfTurn = Bir masada: en çok iki hanım ve iki bey, biri en çok bir fazla, turunun sonunda.
book-balance-tables = Bu, sandalyenin her masasında geçerlidir.
book-balance-tables-jokers = Bu, sandalyenin her masasında geçerlidir; jokerler de ne iseler öyle, hanım ya da bey sayılır.

book-company-endOfTurn = Turunun sonunda, oturttuğun konuklardan hiçbiri yalnız olamaz.
book-company-atOnce = Her konuk otururken arkadaş bulmalı, böylece puan getirmelidir.
brief-company-endOfTurn = Oturttuğun konuklardan hiçbiri turunun sonunda yalnız olamaz.
brief-company-atOnce = Oturttuğun her konuk, en geç sıradaki konukla arkadaş bulmalıdır.
book-company-first-endOfTurn = İkincisi aynı turda yanına gelirse ilk konuğun yalnız oturabilir.
book-company-first-atOnce = Bir konuk, ancak aynı turun sıradaki konuğu onun masalarından birine gelirse yalnız oturabilir.
book-company-one = Bir masada arkadaş yeter. Sandalyenin öteki masalarında konuk ilk olabilir.

book-points-everybody = Konuk, kendisiyle birlikte masada kaç konuk varsa o kadar puan getirir: 2, 3 ya da 4.
book-points-others = Konuk, masadaki ötekilerin her biri için bir puan getirir: 1, 2 ya da 3.
brief-points-everybody = Konuk, sandalyesinin her masasında o anda oturanlar kadar puan getirir: 2 ile 4 arası.
brief-points-others = Konuk, sandalyesinin her masasında ötekilerin her biri için bir puan getirir.
book-points-first-nothing = Bir masanın ilk konuğu orada puan getirmez.
brief-points-first-points = Bir masanın ilk konuğu { $points } puan getirir.
book-points-first-points = Bir masanın ilk konuğu orada { $points } puan getirir.
book-points-tables = Birkaç masanın olan sandalye her birinde puan getirir.
book-points-once = Puan otururken kazanılır. Sonraki konuklar ona bir şey eklemez.

book-one-nation-every = Masadaki bütün konuklar tek ülkedense iki kat sayılırlar: 4, 6 ya da 8.
book-one-nation-completion = Tek ülkeden dört konuk bir masayı doldurursa dördüncüsü 4 yerine 8 puan getirir. İki ya da üçü ötekilerden fazla getirmez.
book-one-nation-others = Masadaki bütün konuklar tek ülkedense puanlar iki kat sayılır: 2, 4 ya da 6.
brief-double-every-tableNation = Oradaki bütün konuklar masanın ülkesindense puanlar iki kattır.
brief-double-every-anyNation = Oradaki bütün konuklar hangisi olursa olsun tek ülkedense puanlar iki kattır.
brief-double-completion-tableNation = Masanın ülkesinden dört konuk onu doldurursa dördüncüsü iki kat getirir.
brief-double-completion-anyNation = Hangisi olursa olsun tek ülkeden dört konuk bir masayı doldurursa dördüncüsü iki kat getirir.
book-one-nation-means-tableNation = Tek ülke, masanın kendi ülkesi demektir.
book-one-nation-means-anyNation = Tek ülke, masanınki olmasa da herhangi bir ülke demektir.

book-clear = Bir masada dört konuk oturur oturmaz masa boşaltılır: masa kartı gider, çevresindeki herkes de gider, aynı anda başka masalarda oturanlar da.
brief-clear = Dolan masa çevresindeki herkesle boşaltılır; yerine yeni bir masa kartı gelir.
book-clear-next = Yerine hemen yeni bir masa kartı gelir. Sonra turun sürebilir.
book-clear-left = Yandaki masalarda konuklar şimdi yalnız ya da ülkelerinden uzak kalabilir. Otururlar.

book-joker = Joker, o masanın ülkesinden bir konuk olarak her boş sandalyeye oturur. Hanım joker hanım, bey joker bey olarak kalır.
book-joker-between-assigned = Sandalye farklı ülkelerin masalarınınsa jokerin hangisinden geldiğini sen söylersin. Ötekilerde yabancıdır.
book-joker-between-chameleon = Sandalye farklı ülkelerin masalarınınsa joker her birinde evindedir.
brief-joker-between-assigned = Joker her yere oturur; ülkeler arasında hangisinden geldiğini sen söylersin.
brief-joker-between-chameleon = Joker her yere oturur, sandalyesinin her masasında evindedir.
book-joker-else = Denge ve arkadaşlık, her konuk gibi joker için de geçerlidir.

book-exchange-fetch = Bütün turunu vererek bir joker alabilirsin: elinden bir konuğu onun yerine koy ve jokeri eline al.
book-exchange-never = Oturan joker hiç geri alınmaz.
brief-exchange-fetch = Bütün turunla, bir jokerin yerine bir konuk koy ve jokeri eline al.
brief-exchange-never = Oturan joker hiç geri alınmaz.
book-exchange-nation-either = O sandalyede masası olan bir ülkeden her konuk olur, ama başka bir joker olmaz.
book-exchange-nation-assignedOnly = Jokere bir ülke verildiyse yalnızca o ülkeden bir konuk olur; verilmediyse orada oturabilen herkes. Başka bir joker asla.
brief-exchange-nation-assignedOnly = Ülke verilen jokeri yalnızca o ülkeden bir konuk alır.
book-exchange-gender-anyLegal = Sonrasında masalar dengedeyse bey jokerin yerine bir hanım geçebilir; tersi de olur.
book-exchange-gender-same = Hanım jokerin yerine bir hanım, bey jokerin yerine bir bey geçer.
brief-exchange-gender-same = Hanım jokeri yalnızca bir hanım, bey jokeri yalnızca bir bey alır.
book-exchange-company = Konuğa her zamanki gibi arkadaş gerekir.
book-exchange-quiet = Bu puan getirmez ve kimse çekilmez.

book-refill = Konuk oturttuktan ya da bara gönderdikten sonra, elinde yeniden { $limit } konuk olana dek çekersin.
book-refill-smaller-optional = Bir masayı tek ülkeyle dolduran bundan sonra bir konuk küçük bir elle oynayabilir.
book-refill-smaller-mandatory = Bir masayı tek ülkeyle dolduran bundan sonra bir konuk küçük bir elle oynar.
book-refill-smaller-off = Bir masayı tek ülkeyle dolduranın eli yine herkesinki kadardır.
brief-refill-smaller-optional = Bir masayı tek ülkeyle dolduran, bir küçük elle oynayabilir.
brief-refill-smaller-mandatory = Bir masayı tek ülkeyle dolduran, bir küçük elle oynar.
brief-refill-smaller-off = Hiçbir masa eli küçültmez.
book-refill-two-both = Bir tur böyle iki masa doldurursa ikisi de eli küçültür, elde bunun için fazla konuk kalsa bile.
book-refill-two-played = Bir tur böyle iki masa doldurursa el yine de az önce oynanan konuklardan fazla küçülmez.
brief-refill-two-played = Bir tur iki masa doldurursa el oynanandan fazla küçülmez.

book-draw = Kimseyi oturtamayan ya da oturtmak istemeyen bir kart çeker. Bütün tur budur.
book-draw-limit = Bir elde en çok { $limit } kart olur. O kadarı olan çekemez.
book-down-onlyAtLimit = Elinde { $limit } kart varsa birini kapalı bırakabilirsin. Bütün tur budur.
book-down-anytime = İstediğin zaman bir kartı kapalı bırakabilirsin. Bütün tur budur.

book-bar = Hangi ülkeden olursa olsun bir konuğu bara, sıradaki boş tabureye gönderebilirsin.
book-bar-when-always = Birini oturtabilsen bile bunu yapabilirsin.
book-bar-when-needed = Bar, ancak kimseyi oturtamadığın sürece açıktır.
book-bar-stools = { $stools } taburenin her biri hemen puan getirir ya da götürür, şu sırayla: { $row }.
brief-bar-stools = Bar, tabure tabure: { $row }.
book-bar-joker-never = Jokerler hiç bara gitmez.
book-bar-joker-ifUnseatable = Joker ancak oturamıyorsa bara gider.
book-bar-joker-ifNoOtherMove = Joker ancak başka bir şey yapamıyorsan bara gider.
book-bar-joker-always = Jokerler her konuk gibi bara gider.
book-bar-full = Bütün tabureler dolunca kimse bara gidemez.

book-cannot-pay-eliminate = Puanı barda ödemeye yetmeyen oyundan ayrılır.
book-cannot-pay-debt = Puanı barda ödemeye yetmeyen sıfırın altına düşer.
book-cannot-pay-zero = Puanı barda ödemeye yetmeyen ne varsa onu verir.
brief-cannot-pay-eliminate = Orada ödeyemeyen oyundan ayrılır.
brief-cannot-pay-debt = Orada ödeyemeyen sıfırın altına düşer.
brief-cannot-pay-zero = Orada ödeyemeyen ne varsa onu verir.
book-unpaid-stays = Ödenemeyen konuk barda kalır.
book-unpaid-removed = Ödenemeyen konuk evine gider ve tabure yeniden boşalır.
brief-unpaid-removed = Ödenemeyen konuk evine gider.
book-left-hand-removed = Ayrılan oyuncunun elindeki konuklar evlerine gider.
book-left-hand-toBag = Ayrılan oyuncunun elindeki konuklar torbaya döner.
brief-left-hand-removed = Ayrılan oyuncunun elindekiler evlerine gider.
brief-left-hand-toBag = Ayrılan oyuncunun elindekiler torbaya döner.
book-left-rank = Ayrılan, kalanların hepsinin ardında yer alır; ne kadar geç, o kadar iyi.

book-birthday = { $threshold } puana ilk ulaşan oyuncu, doğum günü olan bir ülke seçer.
brief-birthday = İlk { $threshold } puanı olan bir ülke söyler; masaları bundan sonra iki kat getirir.
book-birthday-doubles = Sonraki turdan başlayarak o masalarda kazanılan bütün puanlar iki kat sayılır.
book-birthday-one-nation-twice = Tek ülke için ikiye katlanan puanlar bir kez daha katlanır.
book-birthday-one-nation-once = Tek ülke için ikiye katlanan puanlar bir daha katlanmaz.
brief-birthday-one-nation-twice = Tek ülkeden bir doğum günü masası iki kez iki kat getirir.
brief-birthday-one-nation-once = Tek ülkeden bir doğum günü masası yalnızca bir kez iki kat getirir.

book-klatch = Dört hanımlık bir masa, yani kahve günü, ya da dört beylik bir masa, yani müdavim masası kuruyorsa bir tur üç ya da dört konuk oturtabilir.
brief-klatch = Bir turda üç dört konuk, dört hanımlık ya da beylik bir masa kurabilir: { $points } puan, tek ülkeyse { $oneNation }.
book-klatch-seated = Yalnızca üç konuksa dördüncüsü zaten orada oturmalıdır. Ülkeler her zamanki gibi uymalı, denge uymasa da olur.
book-klatch-points = Böyle bir masa olağan puanları yerine { $points } puan, hepsi tek ülkedense { $oneNation } puan getirir.
book-klatch-beside-strict = Bu sandalyelerin öteki masalarında denge ve puan her zamanki gibidir.
book-klatch-beside-exempt = Bu sandalyelerin öteki masalarında denge aranmaz, puan da kazanılmaz.
brief-klatch-beside-strict = Yandaki masalarda her şey her zamanki gibi sayılır.
brief-klatch-beside-exempt = Yandaki masalarda ne denge ne puan sayılır.
book-klatch-refill = Hepsi tek ülkedense, küçülen el için tek ülkeden her dolu masa gibi sayılır.
book-klatch-opening = Açılış turu bunun için erkendir.

book-end-when = Kafe, şunlardan birinin olduğu turdan sonra kapanır.
book-end-bar = Barın son taburesi dolar.
book-end-chairs = Son sandalye dolar.
book-end-tableStack = Boş bir yer için destede masa kartı kalmaz.
book-end-guestStack = Son kart çekilir.
book-end-bag = { $count ->
    [0] Torba boşalır.
   *[other] Torbada en çok { $count } konuk kalır.
}
book-end-emptyHand-smaller = Bir oyuncunun elinde kimse kalmaz ve çekmesi gerekmez.
book-end-emptyHand-mayDeclare = Bir oyuncu elindeki son kartı oynar ve onunla bitişi ilan eder. İlan etmeyen, sonraki turunda çekmelidir.
book-end-emptyHand-endsAtOnce = Bir oyuncu elindeki son kartı oynar.
book-end-onePlayerLeft = Oyunda yalnızca bir oyuncu kalır.
book-end-allStuck = Herkes art arda pas geçer.
book-end-allStuck-leaving = Hiçbir şey yapamayan oyuncular hemen art arda ayrılır ve kalanlar ayrılanlardan fazla değildir.
book-end-round-atOnce = Herkes eşit sayıda tur oynamamış olsa da hemen kapanır.
book-end-round-played = Önce devir tamamlanır, böylece herkes eşit sayıda tur oynar. Ancak tek oyuncu kaldıysa ya da kimse oynayamıyorsa hemen kapanır.
book-end-round-playedIfTables = Önce devir tamamlanır, böylece herkes eşit sayıda tur oynar. Ancak masa kartı yoksa, tek oyuncu kaldıysa ya da kimse oynayamıyorsa hemen kapanır.
brief-end-round-played = Ondan önce devir tamamlanır.
brief-end-round-playedIfTables = Ondan önce devir tamamlanır.
brief-end-bag = { $count ->
    [0] Kafe, bütün tabureler ya da sandalyeler dolunca ya da torba boşalınca kapanır.
   *[other] Kafe, bütün tabureler ya da sandalyeler dolunca ya da torbada en çok { $count } konuk kalınca kapanır.
}
brief-end-tables = Kafe, masa kartları ya da konuklar bitince ya da bütün tabureler dolunca kapanır.
brief-end-cards-mayDeclare = Kafe, masa ya da konuk kartları bitince ya da son kartını oynayan bunu söyleyince kapanır.
brief-end-cards-endsAtOnce = Kafe, masa ya da konuk kartları ya da bir el bitince kapanır.

book-account-guests = Elde kalan her konuk { $guest }, her joker { $joker } puana mal olur.
book-account-cards = Elde kalan her kart ve her kapalı kart { $guest } puana mal olur.
book-account-free = Elde kalan konukların cezası yoktur.
brief-account-guests = Elde kalan her konuk { $guest }, her joker { $joker } puana mal olur.
brief-account-cards = Elde ya da kapalı her kart { $guest } puana mal olur.
brief-account-free = Elde kalan konukların cezası yoktur.
book-account-below = Hesap sıfırın altında bitebilir.

book-winner = En çok puanı olan kazanır.
book-tie-shared = Eşit puanlı oyuncular sırayı paylaşır.
book-tie-fewestTiles = Eşit puanlı oyunculardan elinde daha az konuk kalan daha iyi sıradadır.
brief-tie-fewestTiles = Eşit puanda, elinde daha az konuk kalan daha iyi sıradadır.
book-tie-leastPenalty = Eşit puanlı oyunculardan daha az ceza alan daha iyi sıradadır.

## How the game stands.

summary-turn = Tur { $number }.
summary-curtain = Masa sıradaki oyuncuya geçiyor: { $name }.
summary-mover = Sıradaki: { $name }.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } ayrıldı, { score-points }.
summary-hand = Elinde: { GUESTS($guests) }.
summary-hand-empty = Elin boş.
summary-seated = Bu turda oturanlar: { GUESTS($guests) }.
summary-text = { $text }.
`,
};

/** The score board, the turn log and the result. */
export const enRecord = `
score-title = Points
score-turn = Turn { $number }
score-bag = { $count ->
    [0] The bag is empty
    [one] { $count } guest in the bag
   *[other] { $count } guests in the bag
}
score-stack = { $count ->
    [0] The stack is empty
    [one] { $count } guest in the stack
   *[other] { $count } guests in the stack
}
score-tables = { $count ->
    [0] No more tables to come
    [one] { $count } table to come
   *[other] { $count } tables to come
}
score-birthday = Birthday: { NATION($nation) }
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-number = { $points }
score-active = to move
score-leading = leads
score-out = has left
score-hand = hand { $limit }
score-cards = { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
score-face-down = { $count } face down

log-title = Turns so far
log-empty = The doors have just opened. Nobody has moved yet.
log-number = { $number }.
log-seat = seats { GUEST($guest) } at { TABLES($tables, form: "within") }
log-swap = seats { GUEST($guest) } at { TABLES($tables, form: "within") } and takes the joker in hand
log-bar = sends { GUEST($guest) } to the bar, stool { $stool }
log-pass = cannot play and passes
log-draw = draws a card
log-down = lays a card face down
log-end = declares the end
log-birthday = names the nation whose birthday it is: { NATION($nation) }
log-replaced = { TABLES($tables, form: "within") } is full: its guests leave, and { NATION($nation) } comes in its place.
log-cleared = { TABLES($tables, form: "within") } is full: its guests leave, and there is no table left to take its place.
log-limit = { $limit ->
    [0] draws nobody and needs no more guests
    [one] keeps a hand of one guest from now on
   *[other] keeps a hand of { $limit } guests from now on
}
log-left = leaves the game
spoken-seat = seats { $guests }
spoken-number = seats { $count ->
    [one] one guest
   *[other] { $count } guests
}
spoken-swap = seats { GUEST($guest) } and takes the joker in hand
spoken-and = { $text }, { $more }
spoken-turn = { $name }: { $text }, { score-points }.
spoken-line = { $text }.
spoken-next = { $name }.
spoken-then = { $turn } { $next }
spoken-over = The café closes. { $winners }
log-notation = In short
log-copy = Copy the game
log-copied = The game is copied. Paste it into a mail, or into another café.
log-copied-closed = The game is copied, and everybody’s hand can be found out from it. Keep it to yourself until the game is over.
log-copy-refused = This browser does not let the café copy for you.
log-copy-by-hand = This browser does not let the café copy for you. Here is the game as text: copy it yourself.
log-copy-text = The game as text
log-paste = Paste a game
log-paste-text = The text of a game
log-paste-about = It goes on from its last turn. The game on this table is left.
log-paste-refused = Turn { $number } of this text cannot be played. { $reason }
log-pasted = The game goes on from here.
log-take-up = Go on with it
log-cancel = Never mind

points-company = { TABLES($table, form: "within") }: { $count ->
    [2] a pair
    [3] a company of three
    [4] a full table
   *[other] { $count } guests
}, { score-points }
points-oneNation = { TABLES($table, form: "within") }: { $count ->
    [2] a pair of one nation
    [3] three of one nation
    [4] a full table of one nation
   *[other] { $count } guests of one nation
}, { score-points }
points-loneGuest = { TABLES($table, form: "within") }: the first guest, { score-points }
points-klatch = { TABLES($table, form: "within") }: a coffee klatch of four ladies, { score-points }
points-regulars = { TABLES($table, form: "within") }: a regulars’ table of four gentlemen, { score-points }
points-birthday = { TABLES($table, form: "within") }: its nation has its birthday, { score-points } more
points-chips = The bank has run out of chips and keeps { $fine ->
    [one] { $fine } point
   *[other] { $fine } points
}
points-bar = { $fine ->
    [0] Stool { $count } at the bar pays { score-points }
    [one] Stool { $count } at the bar costs { $fine } point
   *[other] Stool { $count } at the bar costs { $fine } points
}

result-closed = { $reason } The café closes.
result-winner = { $names } wins with { score-points }!
result-tie = { $names } share first place with { score-points } each!
result-accounts = The accounts
result-kept = { score-points } from the game, nobody left over
result-fined = { score-points } from the game, { $penalty ->
    [0] no fine for { $guests } left over
   *[other] { $penalty } for { $guests } left over
}
result-fined-many = { score-points } from the game, { $penalty ->
    [0] no fine for { $count } guests left over
   *[other] { $penalty } for { $count } guests left over
}
result-out = left before the end
result-out-turn = left in turn { $turn }
result-rank = Place { $rank }
`;

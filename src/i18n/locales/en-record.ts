/** The score board, the turn log and the result. */
export const enRecord = `
score-title = Points
score-turn = Turn { $number }
score-bag = { $count ->
    [0] The bag is empty
    [one] { $count } guest in the bag
   *[other] { $count } guests in the bag
}
score-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
score-number = { $points }
score-active = to move
score-leading = leads
score-out = has left
score-hand = hand { $limit }

log-title = Turns so far
log-empty = The doors have just opened. Nobody has moved yet.
log-number = { $number }.
log-seat = seats { GUEST($guest) } at { TABLES($tables) }
log-swap = seats { GUEST($guest) } at { TABLES($tables) } and takes the joker in hand
log-bar = sends { GUEST($guest) } to the bar, stool { $stool }
log-pass = cannot play and passes
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
log-notation = In short
log-section = rule { $section }

points-company = { TABLES($table) }: { $count ->
    [2] a pair
    [3] a company of three
    [4] a full table
   *[other] { $count } guests
}, { score-points }
points-oneNation = { TABLES($table) }: { $count ->
    [2] a pair of one nation
    [3] three of one nation
    [4] a full table of one nation
   *[other] { $count } guests of one nation
}, { score-points }
points-loneGuest = { TABLES($table) }: the first guest, { score-points }
points-bar = { $fine ->
    [0] Stool { $count } at the bar pays { score-points }
    [one] Stool { $count } at the bar costs { $fine } point
   *[other] Stool { $count } at the bar costs { $fine } points
}

result-closed = The café closes.
result-winner = { $names } wins with { score-points }!
result-tie = { $names } share first place with { score-points } each!
result-accounts = The accounts
result-earned = { score-points } from the game
result-penalty = { $penalty } for { $guests } left in hand
result-none-left = nobody left in hand
result-out = left before the end
result-rank = Place { $rank }
`;

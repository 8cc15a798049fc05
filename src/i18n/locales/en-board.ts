/** The board, the bar and the hands. */
export const enBoard = `
board-title = The café
board-keys = Arrow keys go from chair to chair, Page Down and Page Up to the places that are lit.

guest-name = { GUEST($guest) }

table-label = { TABLES($table) }
table-guests = { TABLES($table) }, { $guests ->
    [0] nobody there yet
    [one] { $guests } guest
   *[other] { $guests } guests
}
table-gone = { TABLES($table) }, no table here
table-marked = { $text }, stands in the way
table-scored = { $text }, earned points in the last turn

chair-at-one = Chair { $seat1 } at { TABLES($table1, form: "within") }
chair-at-two = Chair { $seat1 } at { TABLES($table1, form: "within") } and chair { $seat2 } at { TABLES($table2, form: "within") }
chair-at-three = Chair { $seat1 } at { TABLES($table1, form: "within") }, chair { $seat2 } at { TABLES($table2, form: "within") } and chair { $seat3 } at { TABLES($table3, form: "within") }
chair-free = { $text }, free
chair-taken = { $text }, taken by { GUEST($guest) }
chair-tentative = { $text }, taken in this turn by { GUEST($guest) }, who can be taken back
chair-fresh = { $text }, new since the last turn
chair-marked = { $text }; stands in the way
chair-offer = { $text }; the guest you hold may sit here for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
chair-offer-partner = { $text }; the guest you hold may sit here for { $points ->
    [one] { $points } point
   *[other] { $points } points
} if company follows
chair-preview = { $text }; { GUEST($guest) } is shown here: choose once more to seat
chair-offer-swap = { $text }; the guest you hold may take this place, and the joker comes to your hand

bar-title = Bar
bar-open = Bar, { $taken } of { $stools } stools taken; the next visit { $sign ->
    [gain] earns { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
   *[fine] costs { $points ->
        [one] { $points } point
       *[other] { $points } points
    }
}
bar-full = Bar, all { $stools } stools taken
bar-offer = { $text }; the guest you hold may go there
bar-preview = { $text }; { GUEST($guest) } is shown here: choose once more to send
bar-marked = { $text }; stands in the way
bar-guests = At the bar: { $guests }

hand-name = Hand of { $name }
hand-active = Hand of { $name }, whose turn it is
hand-out = { $name } has left the game
hand-closed = { $text }, { hand-size }, closed
hand-size = { $size ->
    [0] no guests
    [one] { $size } guest
   *[other] { $size } guests
}
hand-face-down = { $count ->
    [one] { $count } card face down
   *[other] { $count } cards face down
}
hand-empty = No guests left
hand-guest = { GUEST($guest) }
hand-held = { $text }, in your hand now
hand-placed = { $text }, seated in this turn
hand-unplayable = { $text }, fits nowhere at the moment
hand-nation = { NATION($nation, form: "short") }
hand-joker = Joker
`;

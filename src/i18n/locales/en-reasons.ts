/** Why a wish is refused, and what would be right; why the café closes. Codes as in docs/contract.md, section 4. */
export const enReasons = `
reason-nation = This chair stands at no table of { NATION($guest, form: "from") }. Choose one that does.
reason-occupied = Somebody already sits here. Choose a free chair.
reason-balance = { SEX($guest) ->
    [f] There would be too many ladies at { TABLES($tables) }. Bring a gentleman, or choose another table.
    [m] There would be too many gentlemen at { TABLES($tables) }. Bring a lady, or choose another table.
   *[other] Ladies and gentlemen would be out of balance at { TABLES($tables) }. Choose another guest or table.
}
reason-isolated = Nobody sits alone. Find company for { GUEST($guest, form: "the") }, at this table or at another.
reason-jokerNeedsNation = This chair stands between two nations. Say which one the joker comes from.
reason-tooMany = No more guests can be seated in this turn. Confirm it, or take a step back.
reason-noJoker = No joker that you could swap sits here. Choose a chair with a joker.
reason-gender = { SEX($guest) ->
    [f] Only a gentleman can take this joker’s place. Choose one from your hand.
    [m] Only a lady can take this joker’s place. Choose one from your hand.
   *[other] A joker gives its place only to a guest of its own sex. Choose another guest.
}
reason-jokerAtBar = Jokers are not served at the bar now. Seat the joker, or send another guest.
reason-barFull = Every stool at the bar is taken. Choose a chair instead.
reason-turnOver = It is too late for that in this turn. Confirm it, or take back what you still can.
reason-notInHand = You do not hold this guest. Choose one from your own hand.
reason-notYourTurn = Somebody else is to move. Wait until your name is lit.
reason-gameOver = The café is closed. Play again to open it.
reason-mustScore = Every guest must earn points. Choose a table where somebody sits, or bring company at once.
reason-mustJoin = Somebody you seated still sits alone. The next guest must join that table.
reason-notSingleSex = So many guests at once must fill one table, with ladies only or with gentlemen only.
reason-handLimit = Your hand is full. Seat a guest, or lay one face down.
reason-notAtLimit = A card goes face down only from a full hand. Draw one, or seat a guest.
reason-mayNotPass = You can still play a guest, so you may not pass. Choose one from your hand.
reason-unknownChair = There is no such chair in this café. Choose one of the plan.
reason-drawCount = You cannot draw that many guests now. Choose one of the numbers on offer.
reason-mustSeat = The bar is not open to you now. Seat a guest instead.
reason-mayNotEnd = You may declare the end only with an empty hand. Play on.
reason-birthday = A birthday is due in this turn, and in no other. Name a nation that has a table here.
reason-notation = This is not written as a turn. Write it like GBf>p36, bar GBm, swap GBf>s28 or pass.

end-bar = The last stool at the bar is taken.
end-chairs = Every chair is taken.
end-bag = The bag is almost empty.
end-emptyHand = A hand is empty and may stay so.
end-onePlayerLeft = Only one player is left.
end-allStuck = Nobody can play a guest any more.
end-guestStack = The last guest has been drawn.
end-tableStack = There are no more tables to lay out.
end-declared = A hand is empty, and its owner declares the end.
`;

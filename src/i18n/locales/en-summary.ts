/** How the game stands, in a few sentences, for whoever asks. */
export const enSummary = `
summary-turn = Turn { $number }.
summary-curtain = The table is passed to { $name }.
summary-mover = It is { $name }’s turn.
summary-player = { $name }: { score-points }.
summary-player-out = { $name } has left with { score-points }.
summary-hand = In your hand: { $guests }.
summary-hand-empty = Your hand is empty.
summary-seated = Seated in this turn: { $guests }.
summary-text = { $text }.
`;

import { expect } from '@open-wc/testing';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { newGame, play } from '../../src/entries/rules.js';
import type { SavedGame } from '../../src/entries/save.js';
import { randomFrom } from '../helpers/random.js';
import { game, inside, playOut } from './play-tools.js';

const PARTIES = ['Ann, Ben', 'Ann, Ben, Cem, Dot'];
const PRESETS = ['classic1989', 'amigo', 'bsw'];

/** The same turns by the rules alone. */
function replayed({ houseRules, players, seed, turns }: SavedGame) {
  return turns.reduce((position, turn) => play(position, turn), newGame({ houseRules, players, seed }));
}

/** The same turns by the method. */
async function played({ houseRules, players, seed, turns }: SavedGame): Promise<CafeInternational> {
  const twin = await game();
  expect(twin.start({ houseRules, players, seed }).ok).to.equal(true);
  for (const turn of turns) expect(twin.play(turn).ok, turn).to.equal(true);
  return twin;
}

describe('cafe-international, a whole game by clicks', () => {
  for (const preset of PRESETS) {
    for (const players of PARTIES) {
      it(`${preset}: ${players}`, async () => {
        const el = await game({ players, 'house-rules': preset, seed: preset });
        await playOut(el, randomFrom(players.length));
        const save = el.save();
        expect(el.position).to.deep.equal(replayed(save));
        expect((await played(save)).save()).to.deep.equal(save);
        expect(inside(el, 'cafe-result').querySelectorAll('ol > li')).to.have.length(players.split(',').length);
        expect(inside(el, 'cafe-log').querySelectorAll('ol > li')).to.have.length(save.turns.length);
        expect(el.shadowRoot!.querySelector('cafe-controls')).to.equal(null);
      });
    }
  }
});

import { expect } from '@open-wc/testing';
import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { MatchController, type MatchWorld } from '../../src/contexts/match-controller.js';
import type { MatchEmitted } from '../../src/flow/index.js';
import { parseTurn, printTurn } from '../../src/notation/index.js';
import { startGame } from '../../src/referee/index.js';
import { legalTurns } from '../../src/rules/index.js';

const settings = { edition: 'board@1', houseRules: { preset: 'classic1989' } };
const players = [{ name: 'Ann' }, { name: 'Ben' }];

class Host implements ReactiveControllerHost {
  readonly updateComplete = Promise.resolve(true);
  readonly controllers: ReactiveController[] = [];
  updates = 0;

  addController(controller: ReactiveController): void {
    this.controllers.push(controller);
  }
  removeController(): void {
    this.controllers.length = 0;
  }
  requestUpdate(): void {
    this.updates += 1;
  }
}

/** A controller in the lobby, and everything that it tells. */
function lobby(world: Partial<MatchWorld> = {}) {
  const host = new Host();
  const news: MatchEmitted[] = [];
  const match = new MatchController(
    host,
    {
      allows: () => true,
      tell: (piece) => void news.push(piece),
      undo: () => 'turn',
      previews: () => false,
      ...world,
    },
    { settings, players },
  );
  return { host, match, news, types: () => news.map(({ type }) => type) };
}

/** The same in a game whose hands are known. */
function open(world: Partial<MatchWorld> = {}) {
  const table = lobby(world);
  table.match.send({ type: 'START', seed: 'jam' });
  table.news.length = 0;
  return table;
}

const place = ({ views }: MatchController, token: string): number =>
  views.hands.find(({ active }) => active)!.tiles.find(({ guest }) => guest.token === token)!.index;

const turn = ({ edition }: MatchController, text: string) => parseTurn(edition, text)!;

describe('MatchController', () => {
  it('joins its host, and has it drawn for every change', () => {
    const { host, match } = lobby();
    expect(host.controllers).to.deep.equal([match]);
    const { updates } = host;
    match.send({ type: 'JOIN', name: 'Cem' });
    expect(host.updates).to.be.greaterThan(updates);
    expect(match.views.lobby.players).to.have.length(3);
  });

  it('goes from the lobby to the game', () => {
    const { match, types } = lobby();
    expect([match.stage, match.game]).to.deep.equal(['lobby', undefined]);
    match.send({ type: 'START', seed: 'jam' });
    expect([match.stage, match.game?.seed, types()]).to.deep.equal(['composing', 'jam', ['started']]);
  });

  it('composes a turn out of wishes', () => {
    const { match, types, news } = open();
    match.hold(place(match, 'GBf'));
    match.chooseChair('p36');
    expect(match.views.board.chairs.find(({ id }) => id === 'p36')!.tentative).to.equal(true);
    expect(match.press('confirm')).to.equal(true);
    expect(types()).to.deep.equal(['turnPlayed']);
    expect(news[0]).to.deep.include({ origin: 'human' });
    expect(match.match.log.map(({ text }) => text)).to.deep.equal(['GBf>p36']);
    expect(match.press('dance')).to.equal(false);
  });

  it('plays a whole turn from outside, and names the guest of one that is refused', () => {
    const { match, types, news } = open();
    expect(match.play(turn(match, 'GBf>p36 ITm>s26'))).to.equal(true);
    expect(types()).to.deep.equal(['turnPlayed']);
    expect(match.play(turn(match, 'RUf>p36'))).to.equal(false);
    expect(news.at(-1)).to.deep.include({ type: 'refused' });
    expect(match.views.controls.refusal!.guest!.token).to.equal('RUf');
    expect(match.refusals).to.equal(1);
  });

  it('asks once before a turn counts', () => {
    const asked: unknown[] = [];
    const { match, types } = open({ allows: (...question) => asked.push(question) < 0 });
    const player = match.match.position!.toMove;
    expect(match.play(turn(match, 'GBf>p36'))).to.equal(true);
    expect([asked, types(), match.match.log]).to.deep.equal([[['GBf>p36', player]], [], []]);
  });

  it('tells news when the charts are at rest, one piece after the other', () => {
    const told: string[] = [];
    const { match } = lobby({
      tell: ({ type }) => {
        told.push(`${type} at ${String(match.match.log.length)}`);
        if (match.match.log.length >= 3) return;
        const [next] = legalTurns(match.edition, match.match.position!);
        expect(match.play(next!)).to.equal(true);
        told.push('played');
      },
    });
    match.send({ type: 'START', seed: 'jam' });
    expect(told).to.deep.equal([
      'started at 0',
      'played',
      'turnPlayed at 1',
      'played',
      'turnPlayed at 2',
      'played',
      'turnPlayed at 3',
    ]);
  });

  it('shows a placement first if it is to, and forgets it with the next wish', () => {
    const { match } = open({ previews: () => true });
    const shown = (): string[] => match.views.board.chairs.filter(({ preview }) => preview).map(({ id }) => id);
    match.hold(place(match, 'GBf'));
    match.chooseChair('p36');
    expect(shown()).to.deep.equal(['p36']);
    match.chooseBar();
    expect([shown(), match.views.board.bar!.preview?.token]).to.deep.equal([[], 'GBf']);
    match.hold(place(match, 'ITm'));
    expect(match.views.board.bar!.preview).to.equal(undefined);
  });

  it('cancels what is held, shown or said, and tells whether there was anything', () => {
    const { match } = open({ previews: () => true });
    expect(match.cancel()).to.equal(false);
    match.hold(place(match, 'GBf'));
    match.chooseChair('p36');
    expect([match.cancel(), match.cancel()]).to.deep.equal([true, false]);
    match.chooseChair('p36');
    expect(match.views.controls.refusal!.code).to.equal('notInHand');
    expect(match.cancel()).to.equal(true);
    expect(match.views.controls.refusal).to.equal(undefined);
  });

  it('takes up a game without news, also one that is over', () => {
    const { match, news } = open();
    const game = { ...startGame(match.edition, ['Ann', 'Ben'], 'tea'), settings, players, seed: 'tea', undone: 0 };
    match.takeUp(game);
    expect(match.match.seed).to.equal('tea');
    while (match.stage === 'composing') match.play(legalTurns(match.edition, match.match.position!).at(-1)!);
    const { match: other, news: nothing } = lobby();
    other.takeUp(match.game!);
    expect([other.stage, nothing]).to.deep.equal(['over', []]);
    expect(news.at(-1)!.type).to.equal('over');
    expect(other.match.log.map((played) => printTurn(other.edition.plan, played.turn))).to.deep.equal(
      match.match.log.map(({ text }) => text),
    );
  });

  it('gives the same views again while nothing changes', () => {
    const { match } = open();
    const { views } = match;
    expect(match.views).to.equal(views);
    match.hold(place(match, 'GBf'));
    expect(match.views.scoreboard).to.equal(views.scoreboard);
    expect(match.views.board).not.to.equal(views.board);
  });

  it('says that the café is closed to who still points at a chair', () => {
    const { match, news } = open();
    while (match.stage === 'composing') match.play(legalTurns(match.edition, match.game!.position)[0]!);
    news.length = 0;
    match.chooseChair('s01');
    expect(news.map((piece) => piece.type === 'refused' && piece.reason.code)).to.deep.equal(['gameOver']);
  });

  describe('with closed hands', () => {
    /** A game of cards in which the curtain is up before the first turn. */
    const veiled = (world: Partial<MatchWorld> = {}) => {
      const table = lobby(world);
      table.match.send({ type: 'CONFIGURE', settings: { edition: 'card@1', houseRules: { faceDown: 'anytime' } } });
      table.match.send({ type: 'START', seed: 'jam' });
      table.news.length = 0;
      return table;
    };

    it('hears no wish while the curtain is up, and opens the hand of whoever is ready', () => {
      const { match, news } = veiled();
      expect([match.stage, match.press('draw')]).to.deep.equal(['curtain', false]);
      match.hold(0);
      match.chooseChair('x1');
      match.chooseBar();
      expect([match.cancel(), news, match.match.log]).to.deep.equal([false, [], []]);
      match.send({ type: 'READY' });
      expect(match.stage).to.equal('composing');
      const { hands } = match.views;
      expect(hands.map(({ closed }) => closed)).to.deep.equal(hands.map(({ active }) => !active));
    });

    it('draws with one wish, and lets the curtain fall before the next player', () => {
      const { match, types } = veiled();
      const { player } = match.views.curtain!;
      match.send({ type: 'READY' });
      expect(match.press('draw')).to.equal(true);
      expect([types(), match.stage, match.match.log[0]?.text]).to.deep.equal([['turnPlayed'], 'curtain', 'draw']);
      expect(match.views.curtain).to.deep.equal({ player: 1 - player, name: players[1 - player]!.name });
    });

    it('asks about a card that goes face down without naming it', () => {
      const asked: unknown[] = [];
      const { match } = veiled({ allows: (...question) => asked.push(question) > 0 });
      const { player } = match.views.curtain!;
      match.send({ type: 'READY' });
      const [tile] = match.views.hands[player]!.tiles;
      match.hold(0);
      match.press('down');
      expect([asked, match.match.log[0]?.text]).to.deep.equal([[['down', player]], `down ${tile!.guest.token}`]);
      expect(match.views.log.map(({ turn: words }) => words)).to.deep.equal(['down']);
    });

    it('names no guest of a turn from outside that is refused behind the curtain', () => {
      const { match } = veiled();
      expect(match.play(turn(match, 'GBf>x1'))).to.equal(false);
      expect(match.views.controls.refusal).to.not.have.property('guest');
      expect(match.stage).to.equal('curtain');
    });
  });
});

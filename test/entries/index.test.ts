import { expect } from '@open-wc/testing';
import * as flow from '../../src/entries/flow.js';
import * as classes from '../../src/entries/index.js';
import * as notation from '../../src/entries/notation.js';
import * as rules from '../../src/entries/rules.js';
import * as save from '../../src/entries/save.js';

describe('the entries', () => {
  it('register nothing', () => {
    expect(classes.CafeInternational).to.be.a('function');
    for (const tag of ['cafe-international', 'cafe-board', 'cafe-chair']) {
      expect(customElements.get(tag)).to.equal(undefined);
    }
  });

  it('offer what the contract names', () => {
    const { newGame, parsePosition, legalTurns, judge, play, settle, viewFor, IllegalTurnError } = rules;
    for (const given of [newGame, parsePosition, legalTurns, judge, play, settle, viewFor, IllegalTurnError]) {
      expect(given).to.be.a('function');
    }
    expect(flow.createMatchMachine).to.be.a('function');
    expect(notation.parseTurn).to.be.a('function');
    expect(save.parseSave).to.be.a('function');
  });
});

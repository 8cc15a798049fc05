import { expect, waitUntil } from '@open-wc/testing';
import { resetMouse, setViewport } from '@web/test-runner-commands';
import type { CafeInternational } from '../../src/elements/cafe-international.js';
import { drag } from './drag-tools.js';
import { action, chair, drawn, game, press, seat, tile } from './play-tools.js';

describe('cafe-international, its sounds', () => {
  const { AudioContext: Native } = window;
  const made: AudioContext[] = [];
  let played = 0;
  let woken = 0;
  const start = Object.getOwnPropertyDescriptor(AudioBufferSourceNode.prototype, 'start')!.value as () => void;

  before(() => {
    window.AudioContext = class extends Native {
      constructor() {
        super();
        made.push(this);
      }

      override resume(): Promise<void> {
        woken += 1;
        return super.resume();
      }
    };
    AudioBufferSourceNode.prototype.start = function (this: AudioBufferSourceNode) {
      played += 1;
      start.call(this);
    };
  });
  after(() => {
    window.AudioContext = Native;
    AudioBufferSourceNode.prototype.start = start;
  });
  beforeEach(async () => {
    played = 0;
    await setViewport({ width: 1280, height: 900 });
  });
  afterEach(() => resetMouse());

  /** A finger on the café, and the synthesizer is here. */
  async function touch(el: CafeInternational): Promise<void> {
    const before = woken;
    el.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    if (el.sound) await waitUntil(() => woken > before);
    await drawn();
  }

  // The first test that makes a sound makes the context of the page: the order counts.
  it('are off until they are asked for: then nothing is fetched, made or heard', async () => {
    const el = await game();
    await touch(el);
    await drag(tile(el, 'GBf'), chair(el, 'p36'));
    await press(action(el, 'confirm'));
    expect([made.length, played]).to.deep.equal([0, 0]);
  });

  it('wait for somebody who touches the café', async () => {
    const el = await game();
    el.sound = true;
    await seat(el, 'GBf>p36');
    expect([made.length, played]).to.deep.equal([0, 0]);
    await press(action(el, 'take-back'));
    await touch(el);
    expect(made).to.have.length(1);
    await seat(el, 'GBf>p36');
    expect(played).to.equal(1);
  });

  it('are one for each thing that happens, refusals too, and none for a turn that is taken back', async () => {
    const el = await game();
    el.toggleAttribute('sound', true);
    await touch(el);
    await press(tile(el, 'GBf'));
    expect(played).to.equal(0);
    await press(chair(el, 'p10'));
    expect(played).to.equal(1);
    await press(chair(el, 'p36'));
    expect(played).to.equal(2);
    await press(action(el, 'take-back'));
    expect(played).to.equal(2);
    el.sound = false;
    await seat(el, 'GBf>p36');
    expect(played).to.equal(2);
    expect(made.length).to.be.at.most(1);
  });
});

import { randomFrom } from '../helpers/random.js';
import { game, playOut, press, drawn } from './play-tools.js';
describe('x', () => {
  it('times', async () => {
    const el = await game({ players: 'Ann, Ben', 'house-rules': 'amigo', seed: 'amigo' });
    const m = (el as any).match;
    let views = 0, n = 0, legal = 0, clicks = 0, sync = 0, wait = 0;
    const get = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(m), 'views')!.get!;
    Object.defineProperty(m, 'views', { get() { const t = performance.now(); const v = get.call(m); views += performance.now() - t; n++; return v; } });
    const lt = el.legalTurns.bind(el);
    el.legalTurns = () => { const t = performance.now(); const r = lt(); legal += performance.now() - t; return r; };
    let settle = 0, updating = 0;
    const pu = (el as any).performUpdate.bind(el);
    (el as any).performUpdate = () => { const t = performance.now(); pu(); updating += performance.now() - t; };
    const t0 = performance.now();
    await playOut(el, randomFrom(1), async (b) => { clicks++; const t = performance.now(); b.click(); sync += performance.now() - t; await el.updateComplete; settle += performance.now() - t; await drawn(); wait += performance.now() - t; });
    console.log({ total: performance.now() - t0, views, n, legal, clicks, sync, settle, wait, updating, turns: el.save().turns.length });
  });
});

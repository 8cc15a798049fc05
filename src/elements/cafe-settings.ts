/** The attributes and properties of `<cafe-international>`: checked, the last good value kept, bad ones reported. */
import { LitElement } from 'lit';
import { property } from 'lit/decorators.js';
import { DEFAULT_PRESET, type HouseRules } from '../house-rules/index.js';
import type { Result } from '../rules/index.js';
import {
  CONFIRMS,
  THEMES,
  UNDOS,
  readEdition,
  readFactor,
  readHotkeys,
  readHouseRules,
  readLook,
  readPlayers,
  readText,
  readWord,
  type Look,
  type PlayerSetting,
} from './attributes.js';
import { DEFAULT_PACK, packs, type Pack } from '../theme/packs/index.js';
import type { PackSetting } from '../theme/packs/read-pack.js';
import { HOTKEYS, type Hotkey } from './hotkeys.js';
import type { Problem } from './public-events.js';
import { report } from './report.js';
import { VERBOSITIES, type Verbosity } from './spoken.js';

/** The setters read what is written in an attribute themselves. */
const asWritten = (text: string | null): string | null => text;

/** Attributes whose names differ from those of their properties. */
const ATTRIBUTES: Readonly<Record<string, string>> = { houseRules: 'house-rules', undoPolicy: 'undo' };

/** What a page can set. A subclass hears of it in `settingsChanged`. */
export abstract class CafeSettings extends LitElement {
  private readonly good = {
    edition: 'board',
    players: undefined as readonly PlayerSetting[] | undefined,
    houseRules: { preset: DEFAULT_PRESET } as HouseRules,
    seed: undefined as string | undefined,
    pack: { setting: DEFAULT_PACK, pack: packs[DEFAULT_PACK] } as Look,
    theme: 'auto' as (typeof THEMES)[number],
    confirm: 'touch' as (typeof CONFIRMS)[number],
    undoPolicy: 'turn' as (typeof UNDOS)[number],
    autosave: null as string | null,
    hotkeys: [] as readonly Hotkey[],
    speed: 1,
    verbosity: 'normal' as Verbosity,
  };

  /** The game that is played: `board`. */
  @property({ reflect: true, useDefault: true })
  get edition(): string {
    return this.good.edition;
  }
  set edition(value: string | null) {
    this.take('edition', readEdition(value ?? 'board'));
  }

  /** Who plays: a comma list of names, JSON, or a list of names or `{name, kind}`. Undefined: two players to be named. */
  @property({ attribute: 'players', converter: asWritten })
  get players(): readonly PlayerSetting[] | undefined {
    return this.good.players;
  }
  set players(value: string | readonly (string | Partial<PlayerSetting>)[] | null | undefined) {
    if (value == null) this.take('players', { ok: true, value: undefined });
    else this.take('players', readPlayers(value));
  }

  /** The name of a preset, JSON, or an object: `{"preset": …, <option>: <value>, …}`. */
  @property({ attribute: 'house-rules', converter: asWritten })
  get houseRules(): HouseRules {
    return { ...this.good.houseRules };
  }
  set houseRules(value: string | HouseRules | null) {
    this.take('houseRules', readHouseRules(this.good.edition, value ?? DEFAULT_PRESET));
  }

  /** Same seed and settings, same game. Undefined: another game each time. Never reflected. */
  @property()
  get seed(): string | undefined {
    return this.good.seed;
  }
  set seed(value: string | null | undefined) {
    if (value == null) this.take('seed', { ok: true, value: undefined });
    else this.take('seed', readText('seed', value));
  }

  /** `auto` follows the page's colour scheme; `light` and `dark` stand. */
  @property({ reflect: true, useDefault: true })
  get theme(): (typeof THEMES)[number] {
    return this.good.theme;
  }
  set theme(value: (typeof THEMES)[number] | null) {
    this.take('theme', readWord('theme', THEMES, value ?? 'auto'));
  }

  /** What tells the nations apart: `flags`, `cups`, `animals`, `plain`, or JSON or an object with signs and names of your own. */
  @property({ converter: asWritten })
  get pack(): PackSetting {
    return this.good.pack.setting;
  }
  set pack(value: PackSetting | null) {
    this.take('pack', readLook(value ?? DEFAULT_PACK));
  }

  /** When a placement is shown before it is taken: on coarse pointers (`touch`), `always`, `never`. */
  @property({ reflect: true, useDefault: true })
  get confirm(): (typeof CONFIRMS)[number] {
    return this.good.confirm;
  }
  set confirm(value: (typeof CONFIRMS)[number] | null) {
    this.take('confirm', readWord('confirm', CONFIRMS, value ?? 'touch'));
  }

  /** The attribute `undo`: turns can be taken back while nothing hidden was seen since (`turn`), never, or always. */
  @property({ attribute: 'undo', reflect: true, useDefault: true })
  get undoPolicy(): (typeof UNDOS)[number] {
    return this.good.undoPolicy;
  }
  set undoPolicy(value: (typeof UNDOS)[number] | null) {
    this.take('undoPolicy', readWord('undo', UNDOS, value ?? 'turn'));
  }

  /** A key under which the browser keeps the game, so that a reload goes on where it was. */
  @property({ reflect: true })
  get autosave(): string | null {
    return this.good.autosave;
  }
  set autosave(value: string | null | undefined) {
    this.take('autosave', value == null ? { ok: true, value: null } : readText('autosave', value));
  }

  /** Factor of the speed of everything that moves; 0 shows nothing on its way. */
  @property({ converter: asWritten, reflect: true, useDefault: true })
  get speed(): number {
    return this.good.speed;
  }
  set speed(value: number | string | null) {
    this.take('speed', readFactor('speed', value ?? 1));
  }

  /** How much is spoken of each action: `short`, `normal`, or `full`. */
  @property({ reflect: true, useDefault: true })
  get verbosity(): Verbosity {
    return this.good.verbosity;
  }
  set verbosity(value: Verbosity | null) {
    this.take('verbosity', readWord('verbosity', VERBOSITIES, value ?? 'normal'));
  }

  /** Single keys that are switched off, by name or letter: `table fitting bar hand summary help`. */
  @property({ reflect: true, useDefault: true })
  get hotkeys(): string {
    return this.good.hotkeys.join(' ');
  }
  set hotkeys(value: string | null) {
    this.take('hotkeys', readHotkeys(value ?? ''));
  }

  /** No single key counts. */
  @property({ type: Boolean, reflect: true }) nohotkeys = false;

  /** Small sounds go with what happens, once somebody has touched the café. */
  @property({ type: Boolean, reflect: true }) sound = false;

  /** The hotkeys that do not count. */
  protected get hotkeysOff(): readonly Hotkey[] {
    return this.nohotkeys ? HOTKEYS : this.good.hotkeys;
  }

  /** The pack in full. */
  protected get settledPack(): Pack {
    return this.good.pack.pack;
  }

  /** Called after a setting took a new good value. */
  protected abstract settingsChanged(name: string): void;

  /** Tells the page and the console once what is wrong. */
  protected report(problem: Problem, attribute = problem.at ?? ''): void {
    report(this, attribute, problem);
  }

  private take<K extends keyof CafeSettings['good']>(name: K, result: Result<CafeSettings['good'][K]>): void {
    if (!result.ok) {
      const { code, text, at } = result;
      this.report({ code, text, ...(at === undefined ? {} : { at }) }, ATTRIBUTES[name] ?? name);
      return;
    }
    const before = this.good[name];
    this.good[name] = result.value;
    this.requestUpdate(name, before);
    this.settingsChanged(name);
  }
}

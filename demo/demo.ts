/** A host page that keeps a list of saved games. It talks to the table through events alone. */
import '../src/entries/define.js';
import type { SavedGame } from '../src/entries/index.js';
import { readSaves, writeSaves, type KeptGame } from './saves.js';

const table = find('cafe-international');
const list = find('#saves');
const message = find('#message');

/** True between the click on "Save" and the answer: every turn sends a save too, and the list wants only this one. */
let asked = false;

find('#save').addEventListener('click', () => {
  asked = true;
  table.dispatchEvent(new CustomEvent('cafe-save-request'));
  asked = false;
});

find('#new').addEventListener('click', () => {
  table.dispatchEvent(new CustomEvent('cafe-new-request'));
});

table.addEventListener('cafe-save', ({ detail }) => {
  if (!asked) return;
  const kept = writeSaves([{ when: new Date().toISOString(), game: detail }, ...readSaves()]);
  say(kept ? 'Saved.' : 'This browser keeps no games.');
  show();
});

table.addEventListener('cafe-load', () => {
  say('The saved game goes on.');
});
table.addEventListener('cafe-error', ({ detail }) => {
  say(detail.text);
});
table.addEventListener('cafe-storage', ({ detail }) => {
  say(detail.text);
});

function find(selector: string): HTMLElement {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`The page has no ${selector}.`);
  return element;
}

function say(text: string): void {
  message.textContent = text;
}

function show(): void {
  list.replaceChildren(...readSaves().map(row));
}

function row({ when, game }: KeptGame, at: number): HTMLLIElement {
  const item = document.createElement('li');
  const label = document.createElement('span');
  const names = game.players.map(({ name }) => name).join(', ');
  label.textContent = `${names}: ${String(game.turns.length)} turns, saved ${new Date(when).toLocaleString()}`;
  item.append(
    label,
    button('Go on', `Go on with the game of ${names}`, () => {
      load(game);
    }),
    button('Remove', `Remove the game of ${names}`, () => {
      writeSaves(readSaves().filter((_, i) => i !== at));
      show();
    }),
  );
  return item;
}

function load(game: SavedGame): void {
  table.dispatchEvent(new CustomEvent('cafe-load-request', { detail: game }));
}

function button(text: string, name: string, press: () => void): HTMLButtonElement {
  const element = document.createElement('button');
  element.type = 'button';
  element.textContent = text;
  element.setAttribute('aria-label', name);
  element.addEventListener('click', press);
  return element;
}

show();

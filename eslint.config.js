import js from '@eslint/js';
import { defineConfig, globalIgnores } from 'eslint/config';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import { configs as lit } from 'eslint-plugin-lit';
import litA11y from 'eslint-plugin-lit-a11y';
import storybook from 'eslint-plugin-storybook';
import { configs as wc } from 'eslint-plugin-wc';
import globals from 'globals';
import tseslint from 'typescript-eslint';
import { coreRooms, forbiddenPackages, forbiddenRooms, pureRooms, rooms } from './scripts/floors.mjs';

/** Imports only fall: one block of configuration a room. */
const floors = rooms.map((room) => ({
  files: [`src/${room}/**/*.ts`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            regex: `^(\\.\\./)+(${[...forbiddenRooms(room), '-'].join('|')})(/|$)`,
            message: `Imports only fall: ${room} does not see this room (scripts/floors.mjs).`,
          },
          {
            regex: `^(${[...forbiddenPackages(room), '-'].join('|')})(/|$)`,
            message: `${room} does without this package (scripts/floors.mjs).`,
          },
          { regex: '^lit/.*unsafe', message: 'Names are text: nothing is rendered as raw markup.' },
        ],
      },
    ],
  },
}));

/** Same seed, same game: the lower floors have no clock and no chance of their own. */
const pure = {
  files: pureRooms.map((room) => `src/${room}/**/*.ts`),
  rules: {
    'no-restricted-properties': [
      'error',
      { object: 'Math', property: 'random', message: 'Chance comes from the seed.' },
      { object: 'Date', property: 'now', message: 'The game has no clock.' },
    ],
    'no-restricted-syntax': [
      'error',
      { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'The game has no clock.' },
    ],
  },
};

const templates = {
  files: ['src/{theme,elements}/**/*.ts'],
  rules: {
    'no-restricted-syntax': [
      'error',
      {
        selector: "TaggedTemplateExpression[tag.name='css'] TemplateElement[value.raw=/[0-9.]rem\\b/]",
        message: 'The root font size is the host page’s: use em, cqw or px.',
      },
      {
        selector:
          'TaggedTemplateExpression[tag.name=/^(html|svg)$/] TemplateElement[value.raw=/\\sstyle\\s*=\\s*["\']?[^"\'\\s]/]',
        message: 'A strict content security policy forbids style attributes: use cssVariables.',
      },
    ],
  },
};

/** Tables indexed by small integers: that an index is in range is known there, and a check would cost speed. */
const indexed = {
  files: [...coreRooms.map((room) => `src/${room}/**/*.ts`), 'bench/**/*.ts', 'test/**/*.ts', 'stories/**/*.ts'],
  rules: { '@typescript-eslint/no-non-null-assertion': 'off' },
};

const sizes = [
  {
    files: ['src/**/*.ts'],
    // A chart is one table of states and events, and is read best in one piece.
    ignores: ['src/flow/*-machine.ts'],
    rules: { 'max-lines-per-function': ['error', { max: 40, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['src/**/*.ts'],
    ignores: ['src/i18n/locales/**', 'src/editions/plans/**', 'src/theme/packs/**'],
    rules: { 'max-lines': ['error', 250] },
  },
  {
    files: ['src/i18n/locales/**'],
    // French keeps its signs with the word before them by spaces that do not break.
    rules: { 'no-irregular-whitespace': ['error', { skipTemplates: true }] },
  },
];

const tests = {
  files: ['test/**/*.ts', 'stories/**/*.ts'],
  rules: {
    '@typescript-eslint/no-unused-expressions': 'off',
    // A field is left out by naming it and taking the rest.
    '@typescript-eslint/no-unused-vars': ['error', { varsIgnorePattern: '^_', argsIgnorePattern: '^_' }],
    // node:test's test() and, with chai-a11y-axe, chai's assertions return promises that nobody awaits ...
    '@typescript-eslint/no-floating-promises': 'off',
    // ... so the assertion that does nothing without await is caught by its name.
    'no-restricted-syntax': [
      'error',
      {
        selector: "ExpressionStatement > CallExpression[callee.property.name='accessible']",
        message: 'Await the accessibility assertion: without await it never fails.',
      },
    ],
  },
};

export default defineConfig(
  globalIgnores(['dist', 'storybook-static', 'coverage']),
  js.configs.recommended,
  {
    files: ['**/*.ts'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: {
      parserOptions: { project: ['tsconfig.json', 'tsconfig.node.json'], tsconfigRootDir: import.meta.dirname },
    },
    rules: {
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/no-confusing-void-expression': [
        'error',
        { ignoreArrowShorthand: true, ignoreVoidReturningFunctions: true },
      ],
      '@typescript-eslint/consistent-type-imports': 'error',
    },
  },
  { files: ['**/*.{js,mjs}'], languageOptions: { globals: { ...globals.node, ...globals.browser } } },
  {
    files: ['src/**/*.ts'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/extensions': ['.ts'],
      'import-x/parsers': { '@typescript-eslint/parser': ['.ts'] },
      'import-x/resolver-next': [createNodeResolver({ extensionAlias: { '.js': ['.ts'] } })],
    },
    rules: { 'import-x/no-cycle': 'error' },
  },
  {
    files: ['src/{theme,contexts,elements}/**/*.ts', 'stories/**/*.ts', 'demo/**/*.ts'],
    extends: [lit['flat/recommended'], wc['flat/best-practice']],
    plugins: { 'lit-a11y': litA11y },
    rules: {
      ...litA11y.configs.recommended.rules,
      // Lit binds event listeners to their host.
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  storybook.configs['flat/recommended'],
  floors,
  pure,
  templates,
  indexed,
  sizes,
  tests,
);

// The end-to-end tests again, in Firefox: whole games by drag, tap, keys and names, and what engines do differently.
import { chromeLauncher } from '@web/test-runner-chrome';
import puppeteer from 'puppeteer-core';
import { firefoxPath } from './scripts/browsers.mjs';
import base from './web-test-runner.config.mjs';

const rooms = ['ways', 'clicks', 'drag', 'hotkeys', 'motion', 'packs', 'phone', 'tables', 'tongues'];

/** @type {import('@web/test-runner').TestRunnerConfig} */
export default {
  ...base,
  files: rooms.map((room) => `test/elements/cafe-international-${room}.test.ts`),
  browsers: [
    chromeLauncher({ puppeteer, launchOptions: { browser: 'firefox', executablePath: firefoxPath, headless: true } }),
  ],
};

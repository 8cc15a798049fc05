/*!
 * Flags: circle-flags 2.8.3, https://github.com/HatScripts/circle-flags
 *
 * MIT License
 *
 * Copyright (c) 2026 HatScripts
 *
 * Permission is hereby granted, free of charge, to any person obtaining a copy
 * of this software and associated documentation files (the "Software"), to deal
 * in the Software without restriction, including without limitation the rights
 * to use, copy, modify, merge, publish, distribute, sublicense, and/or sell
 * copies of the Software, and to permit persons to whom the Software is
 * furnished to do so, subject to the following conditions:
 *
 * The above copyright notice and this permission notice shall be included in all
 * copies or substantial portions of the Software.
 *
 * THE SOFTWARE IS PROVIDED "AS IS", WITHOUT WARRANTY OF ANY KIND, EXPRESS OR
 * IMPLIED, INCLUDING BUT NOT LIMITED TO THE WARRANTIES OF MERCHANTABILITY,
 * FITNESS FOR A PARTICULAR PURPOSE AND NONINFRINGEMENT. IN NO EVENT SHALL THE
 * AUTHORS OR COPYRIGHT HOLDERS BE LIABLE FOR ANY CLAIM, DAMAGES OR OTHER
 * LIABILITY, WHETHER IN AN ACTION OF CONTRACT, TORT OR OTHERWISE, ARISING FROM,
 * OUT OF OR IN CONNECTION WITH THE SOFTWARE OR THE USE OR OTHER DEALINGS IN THE
 * SOFTWARE.
 */
import type { Signs } from './pack.js';

/** Written by scripts/flags.mjs. */
export const flagSigns: Signs = {
  CF: [
    ['#ffda44', 'm0 378.4 252.9-28.8L512 378.4V512H322.8L256 481l-66.8 31H0z'],
    ['#6da544', 'm0 256 249.8-28L512 256v122.4H0z'],
    ['#eeeeee', 'm0 133.6 255.3-28.3L512 133.6V256H0z'],
    ['#0052b4', 'M0 0h189.2L256 30l66.8-30H512v133.6H0z'],
    ['#ffda44', 'm137.7 55.7 6.9 21.2H167L148.9 90l6.9 21.3-18.1-13.1-18 13.1 6.8-21.3-18-13h22.3z'],
    ['#d80027', 'M189.2 0h133.6v512H189.2z'],
  ],
  CN: [
    ['#d80027', 'M0 0h512v512H0z'],
    [
      '#ffda44',
      'm140.1 155.8 22.1 68h71.5l-57.8 42.1 22.1 68-57.9-42-57.9 42 22.2-68-57.9-42.1H118zm163.4 240.7-16.9-20.8-25 9.7 14.5-22.5-16.9-20.9 25.9 6.9 14.6-22.5 1.4 26.8 26 6.9-25.1 9.6zm33.6-61 8-25.6-21.9-15.5 26.8-.4 7.9-25.6 8.7 25.4 26.8-.3-21.5 16 8.6 25.4-21.9-15.5zm45.3-147.6L370.6 212l19.2 18.7-26.5-3.8-11.8 24-4.6-26.4-26.6-3.8 23.8-12.5-4.6-26.5 19.2 18.7zm-78.2-73-2 26.7 24.9 10.1-26.1 6.4-1.9 26.8-14.1-22.8-26.1 6.4 17.3-20.5-14.2-22.7 24.9 10.1z',
    ],
  ],
  CU: [
    ['#0052b4', 'M0 0h512v102.4L483.8 151l28.2 53.8v102.4l-30.5 50.7 30.5 51.7V512H0l39.8-257z'],
    ['#ff9811', 'M0 44.5v423V256z'],
    ['#eeeeee', 'M27.2 102.4v102.4H512V102.4H27.2zm0 204.8v102.4H512V307.2H27.2z'],
    ['#d80027', 'M0 0v512l256-256L0 0z'],
    ['#eeeeee', 'm103.6 189.2 16.6 51h53.6l-43.4 31.6 16.6 51-43.4-31.5-43.4 31.5 16.6-51-43.4-31.6H87z'],
  ],
  DE: [
    ['#ffda44', 'm0 345 256.7-25.5L512 345v167H0z'],
    ['#d80027', 'm0 167 255-23 257 23v178H0z'],
    ['#333333', 'M0 0h512v167H0z'],
  ],
  ES: [
    ['#ffda44', 'm0 128 256-32 256 32v256l-256 32L0 384Z'],
    [
      '#eeeeee',
      'M196 168q-11 1-15 11l-5-1q-15 1-16 16c-1 15 7 16 16 16q11 0 15-11a16 16 0 0 0 17-4 16 16 0 0 0 17 4 16 16 0 1 0 10-20 16 16 0 0 0-27-5q-4-6-12-6m0 8q8 1 8 8 0 8-8 8-7 0-8-8 1-7 8-8m24 0q8 1 8 8 0 8-8 8-7 0-8-8 1-7 8-8m-44 10 4 1 4 8q-1 7-8 7-9 0-8-8 1-7 8-8m64 0q8 1 8 8 0 8-8 8-7 0-8-7l4-8zm-112 38v80h16v-80zm80 0v40c-26 0-48 14-48 32s22 32 48 32 48-14 48-32v-72zm64 0v80h16v-80z',
    ],
    ['#ff9811', 'M200 160h16v32h-16z'],
    [
      '#d80027',
      'M0 0v128h512V0zm208 184c-22 0-40 11-40 24l8 8h64l8-8c0-13-18-24-40-24m-72 8a8 8 0 0 0-8 8v8a8 8 0 1 0 16 0v-8a8 8 0 0 0-8-8m144 0a8 8 0 0 0-8 8v8a8 8 0 1 0 16 0v-8a8 8 0 0 0-8-8m-120 32v24h-38a4 4 0 0 0-4 4 4 4 0 0 0 4 4h38v40a24 24 0 0 0 24 24 24 24 0 0 0 24-24 24 24 0 0 0 24 24 24 24 0 0 0 24-24v-24h-48v-48zm72 8a10 10 0 0 0-10 10v12a10 10 0 1 0 20 0v-12a10 10 0 0 0-10-10m24 16v8h38a4 4 0 0 0 4-4 4 4 0 0 0-4-4zm-134 24a4 4 0 0 0-4 4 4 4 0 0 0 4 4h28a4 4 0 0 0 4-4 4 4 0 0 0-4-4zm144 0a4 4 0 0 0-4 4 4 4 0 0 0 4 4h28a4 4 0 0 0 4-4 4 4 0 0 0-4-4zM0 384v128h512V384z',
    ],
    [
      '#ffda44',
      'M186 196a6 6 0 0 0-6 6 6 6 0 0 0 6 6 6 6 0 0 0 6-6 6 6 0 0 0-6-6m22 0a6 6 0 0 0-6 6 6 6 0 0 0 6 6 6 6 0 0 0 6-6 6 6 0 0 0-6-6m22 0a6 6 0 0 0-6 6 6 6 0 0 0 6 6 6 6 0 0 0 6-6 6 6 0 0 0-6-6',
    ],
    [
      '#ff9811',
      'M128 208a8 8 0 1 0 0 16h16a8 8 0 1 0 0-16zm144 0a8 8 0 1 0 0 16h16a8 8 0 1 0 0-16zm-96 8v8h64v-8zm-8 16v8h8v16h-8v8h32v-8h-8v-16h8v-8zm-8 40v24q1 12 9 19v-43zm19 0v47h10v-47zm20 0v43q9-7 9-19v-24zm-71 32a8 8 0 1 0 0 16h16a8 8 0 1 0 0-16zm144 0a8 8 0 1 0 0 16h16a8 8 0 1 0 0-16z',
    ],
    [
      '#338af3',
      'M208 256a16 16 0 0 0-16 16 16 16 0 0 0 16 16 16 16 0 0 0 16-16 16 16 0 0 0-16-16m-80 64a8 8 0 1 0 0 16h16a8 8 0 1 0 0-16zm144 0a8 8 0 1 0 0 16h16a8 8 0 1 0 0-16z',
    ],
  ],
  FR: [
    ['#eeeeee', 'M167 0h178l25.9 252.3L345 512H167l-29.8-253.4z'],
    ['#0052b4', 'M0 0h167v512H0z'],
    ['#d80027', 'M345 0h167v512H345z'],
  ],
  GB: [
    [
      '#eeeeee',
      'm0 0 8 22-8 23v23l32 54-32 54v32l32 48-32 48v32l32 54-32 54v68l22-8 23 8h23l54-32 54 32h32l48-32 48 32h32l54-32 54 32h68l-8-22 8-23v-23l-32-54 32-54v-32l-32-48 32-48v-32l-32-54 32-54V0l-22 8-23-8h-23l-54 32-54-32h-32l-48 32-48-32h-32l-54 32L68 0H0z',
    ],
    [
      '#0052b4',
      'M336 0v108L444 0Zm176 68L404 176h108zM0 176h108L0 68ZM68 0l108 108V0Zm108 512V404L68 512ZM0 444l108-108H0Zm512-108H404l108 108Zm-68 176L336 404v108z',
    ],
    [
      '#d80027',
      'M0 0v45l131 131h45L0 0zm208 0v208H0v96h208v208h96V304h208v-96H304V0h-96zm259 0L336 131v45L512 0h-45zM176 336 0 512h45l131-131v-45zm160 0 176 176v-45L381 336h-45z',
    ],
  ],
  IN: [
    ['#eeeeee', 'm0 160 256-32 256 32v192l-256 32L0 352z'],
    ['#ff9811', 'M0 0h512v160H0Z'],
    ['#6da544', 'M0 352h512v160H0Z'],
    ['#0052b4', 'M184 256a72 72 0 1 1 144 0a72 72 0 1 1 -144 0Z'],
    ['#eeeeee', 'M208 256a48 48 0 1 1 96 0a48 48 0 1 1 -96 0Z'],
    ['#0052b4', 'M232 256a24 24 0 1 1 48 0a24 24 0 1 1 -48 0Z'],
  ],
  IT: [
    ['#eeeeee', 'M167 0h178l25.9 252.3L345 512H167l-29.8-253.4z'],
    ['#6da544', 'M0 0h167v512H0z'],
    ['#d80027', 'M345 0h167v512H345z'],
  ],
  RU: [
    ['#0052b4', 'M512 170v172l-256 32L0 342V170l256-32z'],
    ['#eeeeee', 'M512 0v170H0V0Z'],
    ['#d80027', 'M512 342v170H0V342Z'],
  ],
  TR: [
    ['#d80027', 'M0 0h512v512H0z'],
    [
      '#eeeeee',
      'M208 115a141 141 0 1 0 106 242q-25 13-54 13a114 114 0 1 1 54-215 141 141 0 0 0-106-40m142 67v56l-54 18 54 17v57l33-46 54 18-33-46 33-46-54 18z',
    ],
  ],
  US: [
    ['#eeeeee', 'M256 0h256v64l-32 32 32 32v64l-32 32 32 32v64l-32 32 32 32v64l-256 32L0 448v-64l32-32-32-32v-64z'],
    ['#d80027', 'M224 64h288v64H224Zm0 128h288v64H256ZM0 320h512v64H0Zm0 128h512v64H0Z'],
    ['#0052b4', 'M0 0h256v256H0Z'],
    [
      '#eeeeee',
      'm187 243 57-41h-70l57 41-22-67zm-81 0 57-41H93l57 41-22-67zm-81 0 57-41H12l57 41-22-67zm162-81 57-41h-70l57 41-22-67zm-81 0 57-41H93l57 41-22-67zm-81 0 57-41H12l57 41-22-67Zm162-82 57-41h-70l57 41-22-67Zm-81 0 57-41H93l57 41-22-67zm-81 0 57-41H12l57 41-22-67Z',
    ],
  ],
};

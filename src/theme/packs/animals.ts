import { idLetters } from './letters.js';
import type { Pack, Sign } from './pack.js';

const n = Math.round;

/** An oval round (`x`, `y`), its first radius turned by `degrees`. */
function oval(x: number, y: number, rx: number, ry: number, degrees = 0): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [n(rx * Math.cos(angle)), n(rx * Math.sin(angle))];
  const half = `a${rx} ${ry} ${degrees} 1 1`;
  return `M${x - dx} ${y - dy}${half} ${2 * dx} ${2 * dy}${half} ${-2 * dx} ${-2 * dy}Z`;
}

const disc = (x: number, y: number, r: number): string => oval(x, y, r, r);

/** The same on both sides of the middle. */
const pair = (x: number, y: number, rx: number, ry = rx, degrees = 0): string =>
  oval(x, y, rx, ry, degrees) + oval(512 - x, y, rx, ry, -degrees);

/** An animal in the ink of the nation on its cloth: areas of the one and of the other by turns, or of a colour of its own. */
const animal = (...areas: Sign): Sign => [['cloth', 'M0 0H512V512H0Z'], ...areas];

const fan = [180, 210, 240, 270, 300, 330, 360].map((degrees) => {
  const angle = (degrees * Math.PI) / 180;
  return [n(256 + 158 * Math.cos(angle)), n(318 + 178 * Math.sin(angle))] as const;
});

/** An animal that lives there, for each nation. */
export const animals: Pack = {
  letters: idLetters,
  signs: {
    // An elephant.
    CF: animal(
      ['ink', pair(122, 236, 92, 128, -12)],
      ['cloth', disc(256, 226, 122)],
      ['ink', disc(256, 226, 108)],
      ['ink', 'M200 280L214 400Q222 462 290 454Q338 444 338 398L300 392Q298 416 280 414Q286 380 312 280Z'],
      ['cloth', pair(212, 218, 15)],
    ),
    // A panda.
    CN: animal(
      ['#2b211b', pair(136, 148, 64)],
      ['ink', oval(256, 278, 174, 156)],
      ['#2b211b', `${pair(190, 266, 44, 58, 28)}${oval(256, 340, 34, 22)}`],
      ['ink', pair(198, 258, 15)],
    ),
    // A parrot.
    CU: animal(
      [
        'ink',
        'M196 96Q300 60 336 150Q404 156 386 250Q352 238 330 240Q344 330 296 396L282 476L246 436L220 480L214 410Q120 320 148 180Q158 118 196 96Z',
      ],
      ['cloth', `${disc(266, 158, 19)}M336 176Q330 208 352 240L364 236Q348 206 356 176Z`],
      ['cloth', 'M172 232Q170 340 250 396Q276 300 232 236Q204 204 172 232Z'],
      ['ink', 'M190 250Q190 326 240 364Q254 298 222 252Q206 232 190 250Z'],
    ),
    // A hedgehog.
    DE: animal(
      [
        'ink',
        'M96 372L52 338L96 306L60 258L112 244L98 186L152 192L156 132L206 158L232 104L268 150L312 112L328 164L380 154L374 206Q430 250 462 316Q470 340 444 346Q420 372 384 372Z',
      ],
      ['cloth', `${disc(386, 268, 17)}M330 196Q300 300 344 372H366Q322 300 350 200Z`],
      ['ink', `${oval(150, 384, 34, 20)}${oval(330, 384, 34, 20)}`],
    ),
    // A lynx.
    ES: animal(
      [
        'ink',
        'M110 60L132 100L206 158Q256 144 306 158L380 100L402 60L390 236L452 318L378 318L392 384L318 380Q256 446 194 380L120 384L134 318L60 318L122 236Z',
      ],
      ['cloth', `${pair(194, 246, 30, 20, 18)}M226 300H286L256 336Z`],
      ['cloth', 'M246 330H266V356Q300 374 318 346L330 358Q300 396 256 376Q212 396 182 358L194 346Q212 374 246 356Z'],
      ['ink', pair(198, 246, 10, 18)],
    ),
    // A rooster.
    FR: animal(
      ['#ffb3a6', `${disc(150, 92, 28)}${disc(192, 74, 30)}${disc(234, 92, 26)}${oval(124, 226, 18, 32)}`],
      [
        'ink',
        'M136 176Q134 96 200 98Q258 104 254 176Q260 240 318 234Q322 150 396 92Q470 66 466 148Q462 180 440 190Q470 210 444 246Q420 254 410 252Q392 400 270 408Q150 400 142 270Q136 220 136 176Z',
      ],
      ['#ffd05c', 'M140 150L76 182L140 202ZM220 396L214 452L180 470H250L244 404ZM300 396L304 452L276 470H346L324 392Z'],
      ['cloth', `${disc(186, 156, 16)}M216 272Q300 300 350 250Q350 340 280 346Q222 340 216 272Z`],
    ),
    // A fox.
    GB: animal(
      ['ink', 'M74 74L178 164Q256 138 334 164L438 74Q468 236 412 322L256 452L100 322Q44 236 74 74Z'],
      [
        '#f08436',
        'M74 74L178 164Q256 138 334 164L438 74Q460 190 432 280Q340 250 288 380L256 400L224 380Q172 250 80 280Q52 190 74 74Z',
      ],
      ['cloth', `${pair(186, 246, 20, 24)}${oval(256, 428, 40, 34)}M108 132L160 178L122 214ZM404 132L352 178L390 214Z`],
    ),
    // A peacock.
    IN: animal(
      [
        'ink',
        `M66 318Q70 130 256 122Q442 130 446 318Q420 380 256 400Q92 380 66 318Z${fan.map(([x, y]) => disc(x, y, 44)).join('')}`,
      ],
      ['cloth', fan.map(([x, y]) => disc(x, y, 25)).join('')],
      ['#1d6fb8', fan.map(([x, y]) => disc(x, y, 14)).join('')],
      [
        'cloth',
        'M256 206Q316 210 306 270Q340 360 330 420Q310 470 256 470Q202 470 182 420Q172 360 206 270Q196 210 256 206Z',
      ],
      [
        '#1d6fb8',
        'M256 224Q298 228 290 276Q318 360 310 412Q296 450 256 450Q216 450 202 412Q194 360 222 276Q214 228 256 224Z',
      ],
      ['#ffffff', pair(240, 262, 9)],
      ['#ffd05c', 'M242 282H270L256 312Z'],
    ),
    // A butterfly.
    IT: animal(
      ['ink', `${pair(142, 196, 104, 92, 38)}${pair(168, 350, 82, 68, -38)}`],
      ['cloth', `${pair(136, 184, 38, 32, 38)}${pair(170, 352, 28)}${oval(256, 278, 32, 140)}`],
      [
        'ink',
        `${oval(256, 284, 19, 124)}${disc(256, 154, 28)}M244 150Q222 90 178 82L182 64Q240 74 262 146ZM268 150Q290 90 334 82L330 64Q272 74 250 146Z`,
      ],
    ),
    // A bear.
    RU: animal(
      ['ink', `${pair(134, 156, 66)}${oval(256, 286, 168, 152)}`],
      ['cloth', `${pair(136, 158, 32)}${oval(256, 344, 92, 68)}${pair(190, 240, 18)}`],
      [
        'ink',
        `${oval(256, 316, 40, 28)}M248 330H264V366Q292 380 312 356L324 368Q292 404 256 380Q220 404 188 368L200 356Q220 380 248 366Z`,
      ],
    ),
    // A turtle.
    TR: animal(
      [
        'ink',
        `${disc(256, 96, 54)}${pair(118, 178, 62, 36, 40)}${pair(130, 398, 56, 32, -44)}M236 440L256 492L276 440Z`,
      ],
      ['cloth', oval(256, 286, 152, 166)],
      ['ink', oval(256, 286, 136, 150)],
      [
        'cloth',
        'M256 196L330 240V332L256 376L182 332V240ZM248 130H264V200H248ZM248 372H264V440H248ZM120 214L132 202L192 240L182 252ZM392 214L380 202L320 240L330 252ZM120 358L132 370L192 334L182 322ZM392 358L380 370L320 334L330 322Z',
      ],
      ['ink', 'M256 216L313 250V322L256 356L199 322V250Z'],
      ['cloth', pair(234, 84, 9)],
    ),
    // A beaver.
    US: animal(
      ['ink', 'M150 448Q56 452 44 372Q50 300 118 318Q170 336 190 400Z'],
      [
        'cloth',
        'M60 356L126 424L116 436L52 372ZM92 326L160 396L150 408L80 336ZM60 416L122 340L134 350L74 426ZM100 440L152 366L164 376L116 444Z',
      ],
      [
        'ink',
        'M204 138Q196 84 240 92Q264 74 300 82Q340 70 340 110Q392 130 402 188Q446 196 438 240Q420 268 376 264Q404 330 388 400Q420 404 420 440H180Q110 330 178 226Q190 170 204 138Z',
      ],
      ['#ffffff', 'M378 262H416V306H378Z'],
      ['cloth', `${disc(330, 168, 18)}${oval(424, 204, 20, 16)}M300 320Q350 296 380 322L372 340Q344 322 310 342Z`],
    ),
  },
};

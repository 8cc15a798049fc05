import { idLetters } from './letters.js';
import type { Pack, Sign } from './pack.js';

/** A shape in the ink of the nation, on its cloth. */
const shape = (path: string): Sign => [
  ['cloth', 'M0 0H512V512H0Z'],
  ['ink', path],
];

/** Shapes, one for each nation, and no other picture: nothing to argue about. */
export const plain: Pack = {
  letters: idLetters,
  signs: {
    CF: shape('M256 96L416 256L256 416L96 256Z'),
    CN: shape('M256 84L298 214H434L324 294L366 424L256 344L146 424L188 294L78 214H214Z'),
    CU: shape('M256 112L416 392H96Z'),
    DE: shape('M112 112H400V208H112ZM112 304H400V400H112Z'),
    ES: shape('M256 128A128 128 0 1 1 256 384A128 128 0 1 1 256 128Z'),
    FR: shape('M128 128H384V384H128Z'),
    GB: shape('M208 96H304V208H416V304H304V416H208V304H96V208H208Z'),
    IN: shape('M256 96A160 160 0 1 1 256 416A160 160 0 1 1 256 96ZM256 176A80 80 0 1 0 256 336A80 80 0 1 0 256 176Z'),
    IT: shape('M112 112H208V400H112ZM304 112H400V400H304Z'),
    RU: shape('M116 176L256 96L396 176V336L256 416L116 336Z'),
    TR: shape('M324 112A160 160 0 1 0 324 400A120 120 0 1 1 324 112Z'),
    US: shape('M96 112H416L256 392Z'),
  },
};

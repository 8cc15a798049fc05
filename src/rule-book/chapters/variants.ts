/** The variants: a birthday, coffee klatch and regulars' table. */
import { KLATCH as AWARD, type Edition } from '../../rules/index.js';
import { when, type ChapterPlan, type Rule } from '../rule.js';

const isCelebrated = ({ birthday: { threshold } }: Edition): boolean => threshold !== null;

const named: Rule = {
  id: 'birthday',
  section: '5.1',
  by: ['birthdayThreshold'],
  say: (edition) => when(isCelebrated(edition)),
  args: ({ birthday: { threshold } }) => ({ threshold: threshold ?? 0 }),
  short: 'own',
};

const doubles: Rule = {
  id: 'birthday-doubles',
  section: '5.1',
  by: ['birthdayThreshold'],
  say: (edition) => when(isCelebrated(edition)),
};

const stacks: Rule = {
  id: 'birthday-one-nation',
  section: '5.1',
  by: ['birthdayThreshold', 'birthdayStacks'],
  say: (edition) => (isCelebrated(edition) ? (edition.birthday.stacks ? 'twice' : 'once') : null),
  short: 'own',
  unusual: true,
};

export const birthday: ChapterPlan = { id: 'birthday', section: '5.1', rules: [named, doubles, stacks] };

const KLATCH = { board: '5.2', card: '6.10' };
const SINGLE_SEX = 'singleSexTables';

const isAllowed = ({ singleSex }: Edition): boolean => singleSex.allowed;

const award = () => ({ points: AWARD, oneNation: AWARD * 2 });

const allowed = (id: string, more: Partial<Rule> = {}): Rule => ({
  id,
  section: KLATCH,
  by: [SINGLE_SEX],
  say: (edition) => when(isAllowed(edition)),
  ...more,
});

const neighbours = allowed('klatch-beside', {
  by: [SINGLE_SEX, 'singleSexNeighbours'],
  say: (edition) => (isAllowed(edition) ? edition.singleSex.neighbours : null),
  short: 'own',
  unusual: true,
});

const smallerHand = allowed('klatch-refill', {
  by: [SINGLE_SEX, 'refillReduction'],
  say: (edition) =>
    when(isAllowed(edition) && edition.refill.reduction !== 'off' && edition.hand.filled === 'afterTurn'),
});

const notFirst = allowed('klatch-opening', {
  by: [SINGLE_SEX, 'firstMove'],
  say: ({ singleSex, opening }) => when(singleSex.allowed && opening.most === 1),
});

export const klatch: ChapterPlan = {
  id: 'klatch',
  section: KLATCH,
  rules: [
    allowed('klatch', { args: award, short: 'own' }),
    allowed('klatch-seated'),
    allowed('klatch-points', { section: '5.2', args: award }),
    neighbours,
    smallerHand,
    notFirst,
  ],
};

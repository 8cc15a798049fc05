import { houseRule } from './house-rule.js';

/** Whether a birthday doubles what one nation has doubled already. `docs/rules.md` A31. */
export const birthdayStacks = houseRule<boolean>({
  id: 'birthdayStacks',
  values: [true, false],
  default: true,
  apply: (edition, stacks) => ({ ...edition, birthday: { ...edition.birthday, stacks } }),
});

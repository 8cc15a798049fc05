/** Registers the tags. Loading it twice, or two versions of it, is harmless: the first one stays. */
import * as elements from '../elements/index.js';

const TAGS = {
  'cafe-announcer': elements.CafeAnnouncer,
  'cafe-bar': elements.CafeBar,
  'cafe-board': elements.CafeBoard,
  'cafe-chair': elements.CafeChair,
  'cafe-controls': elements.CafeControls,
  'cafe-curtain': elements.CafeCurtain,
  'cafe-guest': elements.CafeGuest,
  'cafe-hand': elements.CafeHand,
  'cafe-lobby': elements.CafeLobby,
  'cafe-log': elements.CafeLog,
  'cafe-result': elements.CafeResult,
  'cafe-rule-book': elements.CafeRuleBook,
  'cafe-scoreboard': elements.CafeScoreboard,
  'cafe-table': elements.CafeTable,
  // Last, so that its parts are known when the first table on the page opens.
  'cafe-international': elements.CafeInternational,
};

for (const [tag, element] of Object.entries(TAGS)) {
  if (!customElements.get(tag)) customElements.define(tag, element);
}

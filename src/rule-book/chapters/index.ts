/** The chapters, in the order a newcomer needs. */
import type { ChapterPlan } from '../rule.js';
import { bar, leaving } from './bar.js';
import { account, end, winner } from './end.js';
import { drawing, refill } from './hands.js';
import { exchange, jokers } from './jokers.js';
import { clearing, oneNation, points } from './points.js';
import { balance, company, seating } from './seating.js';
import { aim, material } from './start.js';
import { opening, turn } from './turn.js';
import { birthday, klatch } from './variants.js';

export const CHAPTERS: readonly ChapterPlan[] = [
  material, aim, turn, opening, seating, balance, company, points, oneNation, clearing, jokers, exchange, refill, drawing, bar,
  leaving, birthday, klatch, end, account, winner,
]; // prettier-ignore

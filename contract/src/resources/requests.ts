import type { RequestKind } from '../request-kinds.ts';
import { bonuses } from './bonuses.ts';
import { changeRequests } from './change-requests.ts';
import { compensations } from './compensations.ts';
import { documents } from './documents.ts';
import { excuses } from './excuses.ts';
import { leaves } from './leaves.ts';
import { overtime } from './overtime.ts';
import { payrolls } from './payrolls.ts';
import { proposals } from './proposals.ts';
import { shiftSwaps } from './shift-swaps.ts';
import { timeCards } from './time-cards.ts';
import { travels } from './travels.ts';

/*
 * The resources that are requests. A line here makes one a kind of request and a resource at once: `index.ts` has each group among the
 * resources of its area.
 */

export const timeRequests = {
  leaves,
  excuses,
  travels,
  overtime,
  'shift-swaps': shiftSwaps,
} as const;

export const payRequests = {
  compensations,
  bonuses,
  payrolls,
} as const;

export const peopleRequests = {
  'change-requests': changeRequests,
  documents,
} as const;

export const projectRequests = {
  'time-cards': timeCards,
  proposals,
} as const;

/** All of them; `request-kinds.ts` has their names. */
export const requests = { ...timeRequests, ...payRequests, ...peopleRequests, ...projectRequests } as const satisfies Record<
  RequestKind,
  object
>;

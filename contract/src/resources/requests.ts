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

/** The resources that are requests, in the order in which chains are set up. */
export const requests = {
  leaves,
  excuses,
  travels,
  overtime,
  'shift-swaps': shiftSwaps,
  compensations,
  bonuses,
  'change-requests': changeRequests,
  documents,
  payrolls,
  'time-cards': timeCards,
  proposals,
} as const satisfies Record<RequestKind, object>;

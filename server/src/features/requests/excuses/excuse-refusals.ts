import type { Refusals } from '../../../crud/requests/refuse-findings.ts';

/** A finding that no change of the request can fix determines the problem. */
export const excuseRefusals: Refusals = {
  by: { month_closed: 'month_closed', excuse_overlaps: 'excuse_overlaps' },
  other: 'excuse_refused',
};

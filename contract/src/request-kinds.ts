/**
 * The kinds of requests that approval chains decide on, in the order in which chains are set up. Only their names: pages that list requests
 * do not load the declarations. `resources/requests.ts` has those: it does not
 * compile without one of these kinds, and a test names one that is missing here.
 */
export const requestKinds = [
  'leaves',
  'excuses',
  'travels',
  'overtime',
  'shift-swaps',
  'compensations',
  'bonuses',
  'change-requests',
  'documents',
  'payrolls',
  'time-cards',
  'proposals',
] as const;

export type RequestKind = (typeof requestKinds)[number];

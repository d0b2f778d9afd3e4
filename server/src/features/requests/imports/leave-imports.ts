import type { Plans } from '../../../crud/ports/plans.ts';
import type { ImportKinds } from '../../../crud/write/import-kind.ts';
import { openingBalances } from './opening-balances.ts';
import { pastLeave } from './past-leave.ts';

/** The kinds of leave data that can be imported from a file. */
export const leaveImports = (ports: Pick<Plans, 'plansOf'>): ImportKinds => ({
  'leave-ledger': openingBalances,
  leaves: pastLeave(ports),
});

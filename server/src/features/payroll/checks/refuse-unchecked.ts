import type { Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { countOpenChanges } from './changes-of-run.ts';
import { countBlocking } from './read-issues.ts';

/** Nobody is asked to approve a run that is not whole, or whose changes nobody has looked at. In the name of the house. */
export async function refuseUnchecked(tx: Transaction, run: { id: number; period: string }): Promise<void> {
  const blocking = await countBlocking(tx, run);
  if (blocking > 0) throw new Problem('run_has_issues', { args: { count: blocking } });
  const open = await countOpenChanges(tx, run.id);
  if (open > 0) throw new Problem('run_has_changes', { args: { count: open } });
}

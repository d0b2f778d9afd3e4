import type { Transaction } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problem.ts';
import { countOpenChanges } from './changes-of-run.ts';
import { countBlocking } from './read-issues.ts';

/** A run can be submitted only without blocking issues and with all large changes acknowledged. Runs as the system. */
export async function refuseUnchecked(tx: Transaction, run: { id: number; period: string }): Promise<void> {
  const blocking = await countBlocking(tx, run);
  if (blocking > 0) throw new Problem('run_has_issues', { args: { count: blocking } });
  const open = await countOpenChanges(tx, run.id);
  if (open > 0) throw new Problem('run_has_changes', { args: { count: open } });
}

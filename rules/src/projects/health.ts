import type { Day } from '../calendar.ts';
import { shareOf } from '../reports/shares.ts';
import { exhaustionOn } from './exhaustion.ts';

/** In minutes: `etc` is the remaining work, `recent` the time spent in the last four whole weeks. */
export type HealthFacts = {
  spent: number;
  estimate: number;
  etc: number;
  recent: number;
  end: Day | null;
  today: Day;
  status?: string | null;
};
export type Health = 'none' | 'green' | 'amber' | 'red';

/** In basis points of the estimate. */
const [nearly, all] = [7500, 10_000];

/** The health of a project, wherever it is shown; null once the project is over, `none` without an estimate. */
export function healthOf({ spent, estimate, etc, recent, end, today, status }: HealthFacts): Health | null {
  if (status === 'completed' || status === 'cancelled') return null;
  const used = shareOf(spent, estimate);
  if (used === null) return 'none';
  if (used >= all || spent + etc > estimate) return 'red';
  const exhaustion = exhaustionOn(today, estimate - spent, recent);
  return used >= nearly || (exhaustion !== null && end !== null && exhaustion < end) ? 'amber' : 'green';
}

import type { Day } from '../calendar.ts';
import { shareOf } from '../reports/shares.ts';
import { exhaustionOn } from './exhaustion.ts';

/** In minutes: `etc` is what is left to do, `recent` what the last four whole weeks took. */
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

/** How a project stands, wherever it is shown; nothing once it is over. Without an estimate nobody can tell. */
export function healthOf({ spent, estimate, etc, recent, end, today, status }: HealthFacts): Health | null {
  if (status === 'completed' || status === 'cancelled') return null;
  const used = shareOf(spent, estimate);
  if (used === null) return 'none';
  if (used >= all || spent + etc > estimate) return 'red';
  const exhaustion = exhaustionOn(today, estimate - spent, recent);
  return used >= nearly || (exhaustion !== null && end !== null && exhaustion < end) ? 'amber' : 'green';
}

import type { Actor } from '../../../platform/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Standing } from './standing.ts';
import { webRefusal } from './web-refusal.ts';

const problems = { off: 'web_check_in_off', office_network: 'office_network_only', not_employed: 'not_employed' } as const;
export type Refusal = keyof typeof problems;

type Press = { actor: Actor; ip: string | null; employee_id: number };

/** Why somebody may not be checked in now. Where one stands when pressing matters only for one's own press. */
export async function checkRefusal(db: Runner, { actor, ip, employee_id }: Press, { plan }: Standing): Promise<Refusal | null> {
  if (!plan.employed) return 'not_employed';
  return employee_id === actor.employee_id ? webRefusal(db, employee_id, plan.date, ip) : null;
}

export async function refuseCheck(db: Runner, press: Press, standing: Standing): Promise<void> {
  const refusal = await checkRefusal(db, press, standing);
  if (refusal) throw new Problem(problems[refusal]);
}

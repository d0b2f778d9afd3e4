import type { Day } from '@cadre/rules/calendar';
import { liesWithin } from '@cadre/rules/network';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Standing } from './standing.ts';

const problems = { off: 'web_check_in_off', office_network: 'office_network_only', not_employed: 'not_employed' } as const;
export type Refusal = keyof typeof problems;

type Press = { actor: Actor; ip: string | null; employee_id: number };

/** Why an employee may not be checked in now. The location is checked only for the user's own check-in. */
export async function checkRefusal(db: Runner, { actor, ip, employee_id }: Press, { plan }: Standing): Promise<Refusal | null> {
  if (!plan.employed) return 'not_employed';
  return employee_id === actor.employee_id ? webRefusal(db, employee_id, plan.date, ip) : null;
}

export async function refuseCheck(db: Runner, press: Press, standing: Standing): Promise<void> {
  const refusal = await checkRefusal(db, press, standing);
  if (refusal) throw new Problem(problems[refusal]);
}

type Policy = Columns<'attendance_configs', 'web_check_in' | 'office_networks'>;

/** Why an employee may not check in on the web from this address today; `null` if they may. */
async function webRefusal(db: Runner, employee_id: number, date: Day, ip: string | null): Promise<'off' | 'office_network' | null> {
  const { rows } = await sql<Policy>`
    select c.web_check_in, c.office_networks from attendance_configs c, version_on(${employee_id}, ${date}::date) v
    where (c.branch_id = v.branch_id or c.branch_id is null) and c.valid_from <= ${date}::date
    order by c.branch_id is null, c.valid_from desc limit 1`.execute(db);
  const policy = rows[0];
  if (!policy || policy.web_check_in === 'allowed') return null;
  if (policy.web_check_in === 'off') return 'off';
  const networks = (policy.office_networks ?? '').split(/[\s,]+/).filter(Boolean);
  return ip !== null && liesWithin(ip, networks) ? null : 'office_network';
}

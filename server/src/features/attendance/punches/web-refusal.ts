import type { Day } from '@cadre/rules/calendar';
import { liesWithin } from '@cadre/rules/network';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';

type Policy = Columns<'attendance_configs', 'web_check_in' | 'office_networks'>;

/** Why somebody may not check in on the web from this address today; `null` where they may. */
export async function webRefusal(db: Runner, employee_id: number, date: Day, ip: string | null): Promise<'off' | 'office_network' | null> {
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

import type { confirmPayAccess as declared } from '@cadre/contract/calls/access';
import { audit } from '../../crud/audit.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import type { House } from '../../platform/house.ts';
import type { Asked } from '../../platform/http/asked.ts';
import { Problem } from '../../platform/problem.ts';
import { seesPay } from './guard-identity.ts';
import { hasPayHiddenFrom } from './pay-of-person.ts';

type Account = Columns<'users', 'id' | 'name' | 'employee_id' | 'pay_access'>;

/** Payroll says of accounts that they are of their people. Nobody says it of their own. */
export async function confirmPayAccess(house: House, { actor, trace, body, t }: Asked<typeof declared>) {
  const ids = [...new Set(body.ids)];
  await house.db.transaction(async (tx) => {
    const { rows } = await sql<Account>`
      select u.id, u.name, u.employee_id, u.pay_access from users u
      where u.id = any(${ids}::int[]) and u.status <> 'unconfirmed' order by u.id for update`.execute(tx);
    if (rows.length < ids.length) throw new Problem('not_found');
    for (const { id, name, employee_id, pay_access } of rows) {
      if (id === actor.user_id) throw new Problem('own_account');
      if (employee_id === null || !(await seesPay(tx, actor, employee_id)) || (await hasPayHiddenFrom(tx, actor, employee_id)))
        throw new Problem('not_allowed');
      if (pay_access === 'open') continue;
      const changes = [{ field: 'pay_access', old: pay_access, new: 'open' }];
      audit(tx, { actor, trace, action: 'permission_change', model: 'users', model_id: id, label: name, employee_id, changes });
    }
    await sql`
      update users u set pay_access = 'open', version = version + 1, updated_at = now()
      where u.id = any(${ids}::int[]) and u.pay_access <> 'open'`.execute(tx);
  });
  return { message: t('done.pay_access_confirmed') };
}

import type { confirmPayAccess as declared } from '@cadre/contract/calls/access';
import { openPayAccess, type PayAccount } from '../../crud/access/open-pay-access.ts';
import { sql } from '../../platform/database/sql.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { Problem } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';
import { seesPay } from './guard-identity.ts';
import { hasPayHiddenFrom } from './pay-of-person.ts';

/** Payroll confirms that accounts belong to their employees. Users cannot confirm their own account. */
export async function confirmPayAccess(services: Services, { actor, trace, body, t }: CallContext<typeof declared>) {
  const ids = [...new Set(body.ids)];
  await services.db.transaction(async (tx) => {
    const { rows } = await sql<PayAccount>`
      select u.id, u.name, u.employee_id, u.pay_access from users u
      where u.id = any(${ids}::int[]) and u.status <> 'unconfirmed' order by u.id for update`.execute(tx);
    if (rows.length < ids.length) throw new Problem('not_found');
    for (const { id, employee_id } of rows) {
      if (id === actor.user_id) throw new Problem('own_account');
      if (employee_id === null || !(await seesPay(tx, actor, employee_id)) || (await hasPayHiddenFrom(tx, actor, employee_id)))
        throw new Problem('not_allowed');
    }
    await openPayAccess(tx, { actor, trace }, rows);
  });
  return { message: t('done.pay_access_confirmed') };
}

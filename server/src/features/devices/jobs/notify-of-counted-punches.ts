import { attendances } from '@cadre/contract/resources/attendances';
import { rightOf } from '@cadre/contract/rights';
import { whoMay } from '../../../crud/acts/who-may.ts';
import { sql } from '../../../platform/database/sql.ts';
import { notify } from '../../../platform/notices/notify.ts';
import type { Services } from '../../../platform/services.ts';

type Counted = { employee_id: number; name: string; count: number };

/** Notifies the users in charge of an employee's days of the number of quarantined punches that count now. */
export async function notifyOfCountedPunches({ db }: Services): Promise<void> {
  await db.transaction(async (tx) => {
    const { rows } = await sql<Counted>`
      with told as (update raw_punches set to_tell = false where to_tell returning employee_id)
      select t.employee_id, e.name, count(*)::int as count from told t join employees e on e.id = t.employee_id group by 1, 2 order by 1`.execute(
      tx,
    );
    for (const { employee_id, name, count } of rows) {
      for (const user_id of await whoMay(tx, rightOf(attendances, 'override_day'), employee_id)) {
        await notify(tx.run, user_id, 'punches_counted', { name, count: String(count) }, `/attendances?f.employee_id=${employee_id}`);
      }
    }
  });
}

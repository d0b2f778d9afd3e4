import { type EndKind, remindBefore } from '@cadre/contract/employment-ends';
import { right } from '@cadre/contract/rights';
import { whoMay } from '../../crud/acts/who-may.ts';
import type { Transaction } from '../../platform/database/database.ts';
import { sql } from '../../platform/database/sql.ts';
import type { Columns } from '../../platform/database/tables.ts';
import { contactsOf } from '../../platform/notices/contacts.ts';
import { notify } from '../../platform/notices/notify.ts';
import type { Services } from '../../platform/services.ts';

type Ending = Columns<'employees', 'id' | 'name' | 'manager_id'> & { day: string; days_before: number };

const notices = { contract_end: 'contract_ending', probation_end: 'probation_ending' } as const;

/** Once a day: notifies HR and the manager of contracts and probations that end soon, once for each of the days before it. */
export async function remindOfEnds(services: Services): Promise<void> {
  for (const kind of Object.keys(remindBefore) as EndKind[]) {
    for (const one of await ending(services, kind)) await services.db.transaction((tx) => notifyEnd(tx, kind, one));
  }
}

/** Days are those of the place where the person works. Who is leaving anyway needs no decision. */
async function ending({ db }: Services, kind: EndKind): Promise<Ending[]> {
  const marks = [...remindBefore[kind]];
  const end = sql.ref(`e.${kind}`);
  const { rows } = await sql<Ending>`
    select e.id, e.name, e.manager_id, ${end} as day, reached.days_before
    from employees e
    cross join lateral (select ${end} - today_of(e) as days) remaining
    cross join lateral (select min(m) as days_before from unnest(${marks}::int[]) m where m >= remaining.days) reached
    where ${end} between current_date - 1 and current_date + ${Math.max(...marks) + 1}::int and remaining.days >= 0
      and reached.days_before is not null and e.status not in ('terminated', 'on_notice') and e.last_working_day is null
      and not exists (select from told_ends t
        where t.employee_id = e.id and t.kind = ${kind} and t.day = ${end} and t.days_before = reached.days_before)
    order by e.id`.execute(db);
  return rows;
}

/** An end within thirty days was within sixty, too: this settles the wider marks as well. */
async function notifyEnd(tx: Transaction, kind: EndKind, { id, name, manager_id, day, days_before }: Ending): Promise<void> {
  const settled = remindBefore[kind].filter((mark) => mark >= days_before);
  const { rowCount } = await sql`
    insert into told_ends (employee_id, kind, day, days_before)
    select ${id}, ${kind}, ${day}::date, m from unnest(${settled}::int[]) m on conflict do nothing`.execute(tx);
  if (rowCount === 0) return;
  const managers = manager_id === null ? [] : await contactsOf(tx.run, [manager_id]);
  const users = new Set([...(await whoMay(tx, right('employees', 'update'), id)), ...managers.flatMap(({ user_id }) => user_id ?? [])]);
  for (const user_id of users) await notify(tx.run, user_id, notices[kind], { name, day }, `/employees/${id}`);
}

import type { Language } from '@cadre/contract/languages';
import { excuses } from '@cadre/contract/resources/excuses';
import { isClosed } from '@cadre/rules/excuses/quota';
import type { Behaviour } from '../../../crud/behaviour.ts';
import { lockAbsencesOf, lockPersonOf } from '../../../crud/requests/lock-absences.ts';
import { isCalled } from '../../../crud/write/is-called.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { excusePath } from './excuse-path.ts';
import { storedUse } from './excuse-quota.ts';
import { excuseRefusals } from './excuse-refusals.ts';
import { judgeExcuse } from './judge-excuse.ts';
import { putInForce, putOutOfForce } from './settle-excuse.ts';
import { type ExcusePorts, planOfDay, type StoredExcuse, titleOf } from './stored-excuse.ts';
import { typeWords } from './type-words.ts';

const isAhead = sql<boolean>`r.date >= (select today_of(e) from employees e where e.id = r.employee_id)`;

export const excusesBehaviour = (ports: ExcusePorts): Behaviour => ({
  columns: { summary: ({ language = 'en' }) => summaryIn(language), month_quota: () => monthQuota },
  search: (hasWord, { language = 'en' }) =>
    sql`(${isCalled(sql`r.employee_id`, hasWord)} or ${hasWord(sql`folded(${summaryIn(language)})`)})`,
  can: { give_back: () => isAhead },
  pathFor: excusePath,
  lockFirst: lockPersonOf(excuses),
  async beforeWrite({ tx, values, before }) {
    if (!before) await lockAbsencesOf(tx, Number(values.employee_id));
    values.title = titleOf({ ...before, ...values } as never);
  },
  async beforeMove({ tx, name, before }) {
    if (name !== 'submit') await refuseTooLate(tx, ports, name, before as StoredExcuse);
  },
  request: {
    judge: ({ tx, caller, row }) => judgeExcuse(tx, ports, caller.actor, row as StoredExcuse),
    refusals: excuseRefusals,
    async count({ tx, caller, row }) {
      const { minutes } = await judgeExcuse(tx, ports, caller.actor, row as StoredExcuse);
      return { minutes };
    },
    inForce: ({ tx, caller, row }) => putInForce(tx, ports, caller, row as StoredExcuse),
    outOfForce: ({ tx, caller, row }) => putOutOfForce(tx, ports, caller, row as StoredExcuse),
  },
});

/** `Late arrival, 2026-11-03, 09:00–09:30` */
const summaryIn = (language: Language): Sql<string> => sql`((${JSON.stringify(typeWords(language))}::jsonb ->> r.type) || ', ' || r.title)`;

/** `1:35 / 4:00`; without a limit, only the used time. */
const inHours = (minutes: Sql): Sql =>
  sql`(select m / 60 || ':' || lpad((m % 60)::text, 2, '0') from (select (${minutes})::int as m) x where m is not null)`;

const monthQuota = sql`(
  select concat_ws(' / ', ${inHours(sql`used.told ->> 'minutes'`)}, ${inHours(sql`
    select c.excuse_minutes_per_month from attendance_configs c
    where (c.branch_id is null or c.branch_id = (select v.branch_id from version_on(r.employee_id, r.date) v)) and c.valid_from <= r.date
    order by c.branch_id is null, c.valid_from desc limit 1`)})
  from (select ${storedUse(sql`r.employee_id`, sql`r.date`)} as told) used)`;

/** Refuses changes in a closed month, and that owners give back an excuse that is over. */
async function refuseTooLate(
  tx: Transaction,
  ports: ExcusePorts,
  name: string,
  { employee_id, date, status }: StoredExcuse,
): Promise<void> {
  const { rows } = await sql<{ today: string }>`select today_of(e) as today from employees e where e.id = ${employee_id}`.execute(tx);
  const today = rows[0]?.today ?? date;
  if (name === 'give_back' && date < today) throw new Problem('excuse_is_over');
  if (name !== 'approve' && status !== 'approved') return;
  const { settings } = await planOfDay(tx, ports, employee_id, date);
  if (isClosed(settings, date, today)) throw new Problem('month_closed', { args: { month: date.slice(0, 7) } });
}

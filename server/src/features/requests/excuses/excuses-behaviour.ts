import type { Language } from '@cadre/contract/languages';
import { excuses } from '@cadre/contract/resources/excuses';
import { isClosed } from '@cadre/rules/excuses/quota';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import type { Behaviour, Move, Removal, Write } from '../../../crud/behaviour.ts';
import { isCalled } from '../../../crud/write/is-called.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import { lockLeaveOf } from '../leaves/lock-leave-of.ts';
import { requirePerson } from '../require-person.ts';
import { excusePath } from './excuse-path.ts';
import { storedUse } from './excuse-quota.ts';
import { judgeExcuse } from './judge-excuse.ts';
import { refuseExcuse } from './refuse-excuse.ts';
import { putInForce, putOutOfForce, sendExcuse } from './settle-excuse.ts';
import { type ExcusePorts, planOfDay, type StoredExcuse, titleOf } from './stored-excuse.ts';
import { typeWords } from './type-words.ts';

/** Changing one of these invalidates earlier approvals. */
const material = ['type', 'date', 'from_time', 'to_time', 'missing_action', 'proposed_in', 'proposed_out'] as const;
const open: readonly string[] = ['draft', 'pending', 'rejected'];
const isAhead = sql<boolean>`r.date >= (select today_of(e) from employees e where e.id = r.employee_id)`;

export const excusesBehaviour = (ports: ExcusePorts): Behaviour => ({
  columns: { summary: ({ language = 'en' }) => summaryIn(language), month_quota: () => monthQuota },
  search: (hasWord, { language = 'en' }) =>
    sql`(${isCalled(sql`r.employee_id`, hasWord)} or ${hasWord(sql`folded(${summaryIn(language)})`)})`,
  can: {
    update: () => sql`r.status in ('draft', 'pending', 'rejected')`,
    delete: () => sql`r.status = 'draft'`,
    give_back: () => isAhead,
  },
  pathFor: excusePath,
  approvals: ports.approvals,
  async lockFirst(tx, id) {
    const { rows } = await sql<{ employee_id: number }>`select employee_id from excuses where id = ${id}`.execute(tx);
    if (rows[0]) await lockLeaveOf(tx, rows[0].employee_id);
  },
  beforeWrite: (write) => (write.before ? changeExcuse(write, write.before as StoredExcuse) : beginExcuse(write)),
  async afterWrite(write) {
    const { tx, caller, before } = write;
    const excuse = write.after as StoredExcuse;
    const isStored = excuse.status === 'draft' && (excuse.as_draft || before?.as_draft === false);
    const isSent = before
      ? (excuse.status === 'pending' && isMaterial(write)) || (excuse.status === 'draft' && !isStored)
      : !excuse.as_draft;
    if (isSent && before) await ports.approvals.close(tx, excuses.name, excuse.id);
    if (!isSent) return countAlone(tx, ports, write, excuse);
    const { findings, values } = await judgeExcuse(tx, ports, caller.actor, excuse);
    refuseExcuse(findings);
    const sent = { ...values, attempt: excuse.attempt + 1, as_draft: false, decided_at: null, decision_note: null };
    await sendExcuse(tx, ports, caller, (await changeStatus(tx, excuses, caller, excuse, 'pending', { values: sent })) as StoredExcuse);
  },
  async beforeMove({ tx, caller, name, before, values }) {
    const excuse = before as StoredExcuse;
    if (name !== 'submit') return refuseTooLate(tx, ports, name, excuse);
    const judged = await judgeExcuse(tx, ports, caller.actor, excuse);
    refuseExcuse(judged.findings);
    Object.assign(values, { ...judged.values, attempt: excuse.attempt + 1, as_draft: false, decision_note: null });
  },
  afterMove: (move) => followMove(move, ports),
  async beforeDelete({ before }: Removal) {
    if (before.status !== 'draft') throw new Problem('wrong_state');
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

/** An excuse without an employee is for the caller. */
async function beginExcuse({ tx, caller, values }: Write): Promise<void> {
  values.employee_id ??= caller.actor.employee_id;
  if (values.employee_id === null) throw invalid({ employee_id: [{ code: 'required' }] });
  await requirePerson(tx, excuses, caller.actor, Number(values.employee_id));
  await lockLeaveOf(tx, Number(values.employee_id));
  if (values.as_draft === null) delete values.as_draft;
  values.title = titleOf(values as never);
}

async function changeExcuse({ values }: Write, before: StoredExcuse): Promise<void> {
  if (!open.includes(before.status)) throw new Problem('wrong_state');
  if (values.employee_id !== undefined && values.employee_id !== before.employee_id)
    throw invalid({ employee_id: [{ code: 'unknown_field' }] });
  if (values.as_draft === null) delete values.as_draft;
  values.title = titleOf({ ...before, ...values });
}

const isMaterial = ({ before, after }: Write): boolean => material.some((name) => before?.[name] !== after?.[name]);

/** A draft shows its minutes even if there are findings against it. */
async function countAlone(tx: Transaction, ports: ExcusePorts, { caller }: Write, excuse: StoredExcuse): Promise<void> {
  if (excuse.status !== 'draft') return;
  const { minutes } = await judgeExcuse(tx, ports, caller.actor, excuse);
  await sql`update excuses set minutes = ${minutes} where id = ${excuse.id}`.execute(tx);
}

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

/** Applies a move to the day, to leave and to open approvals. */
async function followMove({ tx, caller, name, before }: Move, ports: ExcusePorts): Promise<void> {
  const was = before as StoredExcuse;
  const { rows } = await sql<StoredExcuse>`select * from excuses where id = ${was.id}`.execute(tx);
  const excuse = rows[0] as StoredExcuse;
  if (name === 'submit') return sendExcuse(tx, ports, caller, excuse);
  if (name !== 'approve' && name !== 'reject') await ports.approvals.close(tx, excuses.name, was.id);
  if (excuse.status === 'approved') await putInForce(tx, ports, caller, excuse);
  if (was.status === 'approved') await putOutOfForce(tx, ports, caller, was);
}

import { worthOfTime } from '../../../crud/money/worth-of-time.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { lockRetainers } from '../retainer-lines.ts';
import type { StoredStatement } from '../stored-statement.ts';

export type Line = {
  id: number;
  project_id: number;
  task_id: number | null;
  milestone_id: number | null;
  retainer_month: string | null;
  included_minutes: number | null;
  rate: number | null;
  amount: number;
  live: boolean;
};

type Restored = Pick<Line, 'id' | 'amount' | 'rate' | 'included_minutes'>;

/**
 * Lines that were left for later come back only if no other statement has billed them. The hours and the fee of a retainer come back with
 * their present values, for other hours may have used it up meanwhile. Returns all lines.
 */
export async function restoreLines(tx: Transaction, { currency }: StoredStatement, lines: readonly Line[]): Promise<Line[]> {
  const back = lines.filter(({ live }) => !live);
  if (back.length === 0) return [...lines];
  const retainers = await lockRetainers(tx, sql`p.id = any(${[...new Set(back.map(({ project_id }) => project_id))]}::int[])`);
  const free = [...(await freeTime(tx, back, currency, retainers.time)), ...(await freeMilestones(tx, back))];
  for (const { project_id, month, fee } of retainers.fees) {
    const line = back.find((one) => one.project_id === project_id && one.retainer_month === month);
    if (line) free.push({ ...line, amount: fee });
  }
  if (free.length < back.length) throw await refusal(tx, back);
  await sql`
    update statement_lines l set amount = f.amount, rate = f.rate, included_minutes = f.included_minutes
    from jsonb_to_recordset(${JSON.stringify(free)}::jsonb) as f (id int, amount bigint, rate bigint, included_minutes int) where l.id = f.id`.execute(
    tx,
  );
  const amounts = new Map(free.map(({ id, amount }) => [id, amount]));
  return lines.map((line) => ({ ...line, amount: amounts.get(line.id) ?? line.amount }));
}

/** Names the statement that took them, if one did; rows no longer approved, and milestones no longer reached, are on none. */
async function refusal(tx: Transaction, lines: readonly Line[]): Promise<Problem> {
  const { rows } = await sql<{ number: string }>`
    select s.number from statement_lines b
    join statement_lines l on l.live and (l.task_id = b.task_id or l.milestone_id = b.milestone_id
      or (l.project_id = b.project_id and l.retainer_month = b.retainer_month))
    join statements s on s.id = l.statement_id
    where b.id = any(${lines.map(({ id }) => id)}::int[]) order by s.id limit 1`.execute(tx);
  const [taken] = rows;
  if (!taken) return new Problem('wrong_state', { says: 'line_not_billable' });
  return new Problem('already_on_statement', { says: 'already_on_that_statement', args: { statement: taken.number } });
}

async function freeTime(
  tx: Transaction,
  lines: readonly Line[],
  currency: string,
  retained: Awaited<ReturnType<typeof lockRetainers>>['time'],
): Promise<Restored[]> {
  const tasks = lines.flatMap(({ task_id }) => task_id ?? []);
  const { rows } = await sql<{ task_id: number; minutes: number; currency: string | null; rate: number | null; amount: number | null }>`
    select t.id as task_id, t.minutes, t.currency, t.rate::float8 as rate, ${worthOfTime('t')}::float8 as amount from tasks t
    where t.id = any(${tasks}::int[]) and t.status = 'approved' and t.statement_id is null order by t.id for no key update`.execute(tx);
  const covered = await retained(tasks);
  return rows.flatMap((row) => {
    const line = lines.find(({ task_id }) => task_id === row.task_id);
    const of = covered.get(row.task_id);
    if (!line || (of ?? row).currency !== currency) return [];
    if (!of && line.included_minutes === null) return [line];
    const { amount, over_minutes, overage_rate } = of ?? { ...row, over_minutes: row.minutes, overage_rate: null };
    if (amount === null) return [];
    const rate = over_minutes > 0 ? (overage_rate ?? row.rate) : null;
    return [{ id: line.id, amount, rate, included_minutes: of ? row.minutes - over_minutes : null }];
  });
}

async function freeMilestones(tx: Transaction, lines: readonly Line[]): Promise<Restored[]> {
  const milestones = lines.flatMap(({ milestone_id }) => milestone_id ?? []);
  const { rows } = await sql<{ id: number }>`
    select id from project_milestones where id = any(${milestones}::int[]) and status = 'reached' order by id for no key update`.execute(
    tx,
  );
  const free = new Set(rows.map(({ id }) => id));
  return lines.filter(({ milestone_id }) => milestone_id !== null && free.has(milestone_id));
}

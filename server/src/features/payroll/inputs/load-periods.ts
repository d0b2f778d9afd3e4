import { daysThrough, monthSpan } from '@cadre/rules/calendar';
import { monthOf, type PayFrequency, type PayPeriod, periodOn } from '@cadre/rules/pay/pay-period';
import { asSystem } from '../../../platform/database/as-system.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

/** The first day of some pay period of weeks; null where everyone is paid by the month. */
export async function loadPeriodsBegin(tx: Transaction): Promise<string | null> {
  let begin: string | null = null;
  await asSystem(tx, async () => {
    begin = await readPeriodsBegin(tx);
  });
  return begin;
}

async function readPeriodsBegin(on: Runner): Promise<string | null> {
  const { rows } = await sql<{ periods_begin: string | null }>`select periods_begin from pay_policies where branch_id is null`.execute(on);
  return rows[0]?.periods_begin ?? null;
}

type Span = { frequency: PayFrequency; from: string | null; to: string | null };

/** The pay periods of an employee that belong to a month, the earliest first. Runs as the system. */
export async function loadPeriodsOf(on: Runner, employee_id: number, month: string): Promise<PayPeriod[]> {
  const begin = await readPeriodsBegin(on);
  if (begin === null) return [month];
  const { rows: spans } = await sql<Span>`
    select frequency, nullif(from_date, '-infinity')::text as from, nullif(to_date, 'infinity')::text as to
    from pay_frequency_spans where employee_id = ${employee_id}`.execute(on);
  if (spans.every(({ frequency }) => frequency === 'monthly')) return [month];
  const frequencyOn = (day: string): PayFrequency =>
    spans.find(({ from, to }) => (from === null || from <= day) && (to === null || day <= to))?.frequency ?? 'monthly';
  const { from, to } = monthSpan(month);
  const periods = daysThrough(from, to).map((day) => periodOn(frequencyOn(day), day, begin));
  return [...new Set(periods)].filter((period) => monthOf(period) === month);
}

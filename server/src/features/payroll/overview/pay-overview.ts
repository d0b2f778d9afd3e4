import type { payOverview as overviewCall, PayOverview } from '@cadre/contract/calls/payslips';
import { salaries } from '@cadre/contract/resources/salaries';
import { toMajor } from '@cadre/rules/money';
import type { PayItem } from '@cadre/rules/pay/pay-inputs';
import { isWholeMonth, type PayPeriod, spanOf } from '@cadre/rules/pay/pay-period';
import { seen } from '../../../crud/access/access.ts';
import { employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { loadPeriodsOf } from '../inputs/load-periods.ts';
import { requirePaidPerson } from '../papers/paid-person.ts';
import { type Estimate, estimatePay } from './estimate-pay.ts';

/** An employee's salary, allowances and deductions, and the payslips of a year that the caller may see. */
export async function readPayOverview(
  { db }: Services,
  ports: Plans & Settling,
  { actor, params, query }: CallContext<typeof overviewCall>,
) {
  const { id, name, today } = await requirePaidPerson(db, actor, employeeOfParams(actor, params.id));
  const year = query.year ?? Number(today.slice(0, 4));
  const { months, years, newest } = await db.reading((on) => paidIn(on, actor, id, year));
  const raises = await runAs('system', () => db.reading((on) => agreedFor(on, id)));
  const month = await runAs('system', () => db.reading((on) => nextPeriod(on, id, newest, today)));
  const estimate = await estimatePay(db, ports, id, month);
  const current = raises.find(({ effective_from }) => effective_from <= today);
  return {
    data: {
      employee: { id, name },
      currency: estimate.currency ?? current?.currency ?? null,
      compensation: current
        ? { amount: current.amount, currency: current.currency, basis: current.basis, since: current.effective_from }
        : null,
      raises,
      ...itemsOf(estimate),
      estimate: estimateOf(estimate, month),
      year,
      years: [...new Set([...years, Number(today.slice(0, 4))])].sort((one, other) => other - one),
      months,
    },
  };
}

type Paid = { months: PayOverview['months']; years: number[]; newest: string | null };

async function paidIn(on: Runner, actor: Actor, employee_id: number, year: number): Promise<Paid> {
  const mine = sql`r.employee_id = ${employee_id} and r.status in ('approved', 'paid') and ${seen(salaries, actor)}`;
  const { rows: months } = await sql<Paid['months'][number]>`
    select r.id as salary_id, r.month, r.period, r.sequence, r.currency, money_major(r.gross, r.currency)::float8 as gross,
      money_major(r.deductions_total, r.currency)::float8 as deductions, money_major(r.net, r.currency)::float8 as net,
      money_major(r.previous_net, r.currency)::float8 as previous_net, r.status = 'paid' as paid
    from salaries r where ${mine} and left(r.month, 4) = ${String(year)} order by r.period, r.sequence`.execute(on);
  const { rows } = await sql<{ years: number[]; newest: string | null }>`
    select coalesce(array_agg(distinct left(r.month, 4)::int), '{}') as years, max(r.period) as newest from salaries r where ${mine}`.execute(
    on,
  );
  return { months, years: rows[0]?.years ?? [], newest: rows[0]?.newest ?? null };
}

/** The approved compensations, newest first. */
async function agreedFor(on: Runner, employee_id: number): Promise<PayOverview['raises']> {
  const { rows } = await sql<PayOverview['raises'][number]>`
    select c.effective_from, money_major(c.amount, c.currency)::float8 as amount, c.currency, c.basis, c.reason,
      case when lag(c.currency) over before = c.currency and lag(c.basis) over before = c.basis
        then money_major(lag(c.amount) over before, c.currency)::float8 end as previous_amount
    from compensations c where c.employee_id = ${employee_id} and c.status = 'approved'
    window before as (order by c.effective_from) order by c.effective_from desc`.execute(on);
  return rows;
}

function itemsOf({ currency, items }: Estimate): Pick<PayOverview, 'allowances' | 'deductions'> {
  const major = (minor: number | null): number | null => (minor === null || currency === null ? null : toMajor(minor, currency));
  const toResponse = ({ id, name, kind, amount, rateBp }: PayItem) => ({ id, name, kind, amount: major(amount), rate_bp: rateBp });
  return {
    allowances: items.filter(({ source }) => source === 'allowances').map(toResponse),
    deductions: items
      .filter(({ source }) => source === 'deductions')
      .map((item) => ({ ...toResponse(item), category: item.category ?? 'other', remaining: major(item.remaining) })),
  };
}

function estimateOf({ currency, slip }: Estimate, month: string): PayOverview['estimate'] {
  if (!slip || currency === null) return null;
  const { gross, deductions, net } = slip;
  return { month, gross: toMajor(gross, currency), deductions: toMajor(deductions, currency), net: toMajor(net, currency) };
}

/** The pay period that is paid next: that of today, or the one after the newest payslip. */
async function nextPeriod(on: Runner, employee_id: number, newest: string | null, today: string): Promise<PayPeriod> {
  const current = today.slice(0, 7);
  const month = newest !== null && isWholeMonth(newest) && newest >= current ? monthAfter(newest) : current;
  const periods = [...(await loadPeriodsOf(on, employee_id, month)), ...(await loadPeriodsOf(on, employee_id, monthAfter(month)))];
  return periods.find((period) => isWholeMonth(period) || (spanOf(period).to >= today && period > (newest ?? ''))) ?? month;
}

const monthAfter = (month: string): string => {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
};

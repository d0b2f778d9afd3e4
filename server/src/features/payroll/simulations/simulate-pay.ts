import type { PaySimulation, simulatePay as simulateCall } from '@cadre/contract/calls/pay-simulations';
import { type Day, dayIn } from '@cadre/rules/calendar';
import { toMajor } from '@cadre/rules/money';
import { calculatePayslip } from '@cadre/rules/pay/calculate-payslip';
import { afterPayslips, type CalculatedPeriod } from '@cadre/rules/pay/following-months';
import type { PayDay, PayInputs } from '@cadre/rules/pay/pay-inputs';
import type { PayProblem, Payslip } from '@cadre/rules/pay/payslip';
import type { Plans } from '../../../crud/ports/plans.ts';
import type { Settling } from '../../../crud/ports/settling.ts';
import { scopeOf } from '../../../platform/access/actor.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { sql } from '../../../platform/database/sql.ts';
import { addToAccessLog } from '../../../platform/http/access-log.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid, Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { loadPayInputs } from '../inputs/load-pay-inputs.ts';
import { loadPeriodsOf } from '../inputs/load-periods.ts';
import { changedInputs, refuseInput } from './changed-inputs.ts';
import { withoutRepayments } from './without-repayments.ts';

type SimulatedPay = PaySimulation['before'];
type Month = PaySimulation['months'][number];

/** The months as they would be paid now, and as they would be with the change. Days ahead count as worked. */
export async function simulatePay(
  { db }: Services,
  ports: Plans & Settling,
  { actor, body }: CallContext<typeof simulateCall>,
): Promise<{ message: string; data: PaySimulation }> {
  if (scopeOf(actor, 'salaries.view') !== 'all') throw new Problem('not_allowed');
  refuseInput(body);
  const employee_id = body.employee_id;
  const { rows } = await sql`select from employees where id = ${employee_id}`.execute(db);
  if (rows.length === 0) throw invalid({ employee_id: [{ code: 'missing_reference' }] });
  addToAccessLog([{ what: 'pay', employee_id }]);
  const today = dayIn('UTC', new Date());
  const months: Month[] = [];
  const chains: Chains = { before: [], after: [] };
  let currency: string | null = null;
  for (const month of monthsFrom(body.month, body.months ?? null)) {
    const parts: Month[] = [];
    for (const period of await runAs('system', () => db.reading((on) => loadPeriodsOf(on, employee_id, month)))) {
      const [loaded] = await runAs('system', () => db.reading((on) => loadPayInputs(on, ports, period, [employee_id])));
      if (!loaded || 'problem' in loaded.inputs) {
        parts.push({ month, before: null, after: null, problem: loaded && 'problem' in loaded.inputs ? toResponse(loaded.inputs) : null });
        continue;
      }
      const facts = loaded.inputs;
      const earlier = chains.before.map(({ inputs }) => inputs.month);
      const items = await runAs('system', () => db.reading((on) => withoutRepayments(on, facts, employee_id, earlier)));
      const inputs = { ...facts, items, days: facts.days.map((day) => asPlanned(day, today)) };
      currency = inputs.currency;
      parts.push(compared(month, inputs, changedInputs(inputs, body), chains));
    }
    months.push(together(month, parts));
  }
  return { message: '', data: { currency, months, ...sums(months) } };
}

/** A month of shorter pay periods is the sum of those that end in it. */
function together(month: string, parts: readonly Month[]): Month {
  const [first] = parts;
  if (first && parts.length === 1) return first;
  const { before, after } = sums(parts);
  const hasPay = parts.some((part) => part.before && part.after);
  return {
    month,
    before: hasPay ? before : null,
    after: hasPay ? after : null,
    problem: parts.find(({ problem }) => problem !== null)?.problem ?? null,
  };
}

/** Until the end of the year. */
function* monthsFrom(first: string, count: number | null): Generator<string> {
  const [year = 0, month = 0] = first.split('-').map(Number);
  for (let index = 0; index < (count ?? 13 - month); index++) {
    const at = month - 1 + index;
    yield `${year + Math.floor(at / 12)}-${String((at % 12) + 1).padStart(2, '0')}`;
  }
}

const asPlanned = (day: PayDay, today: Day): PayDay =>
  day.date >= today && day.workedMinutes + day.creditedMinutes === 0 && day.unpaid.length === 0
    ? { ...day, workedMinutes: day.expectedMinutes }
    : day;

/** The payslips simulated so far, as they would be now and with the change. */
type Chains = Record<'before' | 'after', CalculatedPeriod[]>;

function compared(month: string, inputs: PayInputs, changed: PayInputs, chains: Chains): Month {
  const before = next(chains.before, inputs);
  const after = next(chains.after, changed);
  const failed = [after, before].find((slip) => 'problem' in slip);
  return { month, before: amounts(before), after: amounts(after), problem: failed && 'problem' in failed ? toResponse(failed) : null };
}

function next(chain: CalculatedPeriod[], facts: PayInputs): Payslip | PayProblem {
  const inputs = afterPayslips(facts, chain);
  const slip = calculatePayslip(inputs);
  if (!('problem' in slip)) chain.push({ inputs, slip });
  return slip;
}

const toResponse = ({ problem, args }: PayProblem): NonNullable<Month['problem']> => ({ problem, args: { ...args } });

function amounts(slip: Payslip | PayProblem): SimulatedPay | null {
  if ('problem' in slip) return null;
  const major = (minor: number): number => toMajor(minor, slip.currency);
  return { gross: major(slip.gross), deductions: major(slip.deductions), net: major(slip.net), employer_cost: major(slip.employerCost) };
}

function sums(months: readonly Month[]): Pick<PaySimulation, 'before' | 'after' | 'difference'> {
  const both = months.filter(({ before, after }) => before && after);
  const sum = (of: (month: Month) => SimulatedPay | null, name: keyof SimulatedPay): number =>
    Math.round(both.reduce((all, month) => all + (of(month)?.[name] ?? 0), 0) * 1000) / 1000;
  const total = (of: (month: Month) => SimulatedPay | null): SimulatedPay => ({
    gross: sum(of, 'gross'),
    deductions: sum(of, 'deductions'),
    net: sum(of, 'net'),
    employer_cost: sum(of, 'employer_cost'),
  });
  const [before, after] = [total((month) => month.before), total((month) => month.after)];
  const apart = (name: keyof SimulatedPay): number => Math.round((after[name] - before[name]) * 1000) / 1000;
  return {
    before,
    after,
    difference: { gross: apart('gross'), deductions: apart('deductions'), net: apart('net'), employer_cost: apart('employer_cost') },
  };
}

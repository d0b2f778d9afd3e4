import type { Span } from '@cadre/rules/attendance/facts';
import { addDays } from '@cadre/rules/calendar';
import type { Transaction } from '../../../platform/database/database.ts';
import { loadPlans } from '../plans/load-plans.ts';
import type { EmployeeSpan } from './employee-span.ts';
import { loadHeard } from './load-heard.ts';
import { loadOverrides } from './load-overrides.ts';
import { loadPunches, type StoredPunch } from './load-punches.ts';
import { datesOf } from './spans.ts';

/** How far plans and punches reach beyond a span, so that its first and last day are whole. */
const margin = 2;

type Facts = Pick<Span, 'plans' | 'overrides' | 'heard_until'> & { punches: StoredPunch[] };

/** Everything the rule asks for, in a handful of statements however many people and spans there are. */
export async function loadFacts(tx: Transaction, spans: readonly EmployeeSpan[]): Promise<(index: number) => Facts> {
  const ids = [...new Set(spans.map(({ employee_id }) => employee_id))];
  const first = spans.reduce((least, { from }) => (from < least ? from : least), spans[0]?.from ?? '');
  const last = spans.reduce((most, { to }) => (to > most ? to : most), '');
  const plans = await loadPlans(tx, ids, addDays(first, -margin), addDays(last, margin));
  const punches = await loadPunches(tx, spans);
  const overrides = await loadOverrides(tx, spans);
  const heard = await loadHeard(tx, ids);
  return (index) => {
    const { employee_id, from, to } = spans[index] as EmployeeSpan;
    const planOf = plans.get(employee_id);
    if (!planOf) throw new Error(`No plans were loaded for employee ${employee_id}.`);
    return {
      plans: datesOf({ from: addDays(from, -margin), to: addDays(to, margin) }).map(planOf),
      punches: punches.get(index + 1) ?? [],
      overrides: overrides.get(index + 1) ?? [],
      heard_until: heard.get(employee_id) ?? null,
    };
  };
}

import type { PayInputs } from '@cadre/rules/pay/pay-inputs';
import { monthOf, type PayPeriod, spanOf } from '@cadre/rules/pay/pay-period';
import type { PayProblem } from '@cadre/rules/pay/payslip';
import type { Runner } from '../../../platform/database/database.ts';
import { loadAdjustments } from './load-adjustments.ts';
import { componentsFor, loadComponents } from './load-components.ts';
import { type DaysFrom, loadDays } from './load-days.ts';
import { itemsFor, loadItems } from './load-items.ts';
import { loadOvertime } from './load-overtime.ts';
import { loadPaidPeople, type PaidPerson } from './load-paid-people.ts';
import { loadPayYears } from './load-pay-years.ts';
import { loadPersonalDetails } from './load-personal-details.ts';
import { loadServed } from './load-served.ts';
import { loadSettled } from './load-settled.ts';
import { loadTravelItems } from './load-travel-items.ts';

export type LoadedPay = { employee_id: number; person: PaidPerson; inputs: PayInputs | PayProblem };

/**
 * The inputs of the payslips of these people, loaded in a few statements regardless of their number. The caller has brought their days up to date,
 * and the connection runs as the system. For a run, the payslips cover only amounts that other runs have not settled, as if this one were not
 * approved yet; without a run they cover the whole pay period.
 */
export async function loadPayInputs(
  db: Runner,
  ports: DaysFrom,
  period: PayPeriod,
  ids: readonly number[],
  run_id: number | null = null,
): Promise<LoadedPay[]> {
  const [span, month] = [spanOf(period), monthOf(period)];
  const people = await loadPaidPeople(db, period, ids);
  const days = await loadDays(db, ports, ids, span);
  const overtime = await loadOvertime(db, ids, span);
  const travels = await loadTravelItems(db, month, ids);
  const items = await loadItems(db, period, ids, run_id);
  const servedOf = await loadServed(db, month, ids, items);
  const components = await loadComponents(db, month);
  const yearOf = await loadPayYears(db, period, ids, components, run_id);
  const adjustments = await loadAdjustments(db, period, ids, run_id);
  const detailsOf = await loadPersonalDetails(db, month, ids);
  const settled = await loadSettled(db, period, ids, run_id);
  return people.map((person) => {
    const { id, compensations, fte, currencies, policy, employed, pays_month: paysMonth } = person;
    const currency = currencies.at(-1);
    if (currency === undefined) return refused(person, { problem: 'no_compensation', args: { date: span.from } });
    if (currencies.length > 1) return refused(person, { problem: 'several_currencies', args: { currencies: currencies.join(', ') } });
    const own = itemsFor(items, person, currency, servedOf);
    if ('problem' in own) return refused(person, own);
    const trips = paysMonth ? (travels.get(id) ?? []) : [];
    const foreign = trips.find((trip) => trip.currency !== currency);
    if (foreign)
      return refused(person, {
        problem: 'several_currencies',
        args: { currencies: `${currency}, ${foreign.currency}`, source: 'travels', id: foreign.id },
      });
    const { currency: allowed, ...personal } = detailsOf(id);
    if (allowed !== null && allowed !== currency)
      return refused(person, { problem: 'several_currencies', args: { currencies: `${currency}, ${allowed}` } });
    const inputs: PayInputs = {
      month: period,
      paysMonth,
      currency,
      policy,
      employed,
      compensations,
      fte,
      days: days.get(id) ?? [],
      overtime: overtime.get(id) ?? [],
      items: own.items,
      travels: trips,
      components: componentsFor(components, person, currency),
      personal,
      year: yearOf(id, currency, policy.taxYearMonth),
      carried: settled.debts.get(id)?.get(currency) ?? 0,
      adjustments: (adjustments.get(id) ?? []).filter((one) => one.currency === currency),
      settled: run_id === null ? [] : (settled.lines.get(id) ?? []),
    };
    return { employee_id: id, person, inputs };
  });
}

const refused = (person: PaidPerson, problem: PayProblem): LoadedPay => ({ employee_id: person.id, person, inputs: problem });

import { apportion } from '../apportion.ts';
import { exact, rounded } from '../pay/exact.ts';
import { phasesIn } from './conversion.ts';
import { linePrice, type Offer, type ProposalLine, priceOf } from './price.ts';

/** The amount, in minor units, and the minutes of everything sold of one kind. */
export type SoldTime = { amount: number; minutes: number };

/** Of a department, or of one of its phases where the department is sold at several rates. */
export type SoldRate = SoldTime & { department_id: number; phase: string | null };

/**
 * The rate card of the lines sold, discount included: its amounts add up to the price to the minor unit. A department has one rate; where
 * its lines have several, each phase that no other department shares has its own.
 */
export function rateCardOf({ lines, currency, discount }: Pick<Offer, 'lines' | 'currency' | 'discount'>): SoldRate[] {
  const sold = lines.filter(({ optional }) => !optional);
  const owners = new Map(phasesIn(sold).map(({ name, department_id }) => [phaseKey(name), { name, department_id }]));
  const phaseOf = (line: ProposalLine): string | null => {
    const owner = owners.get(phaseKey(line.phase ?? ''));
    return owner?.department_id === line.department_id && hasSeveralRates(sold, line.department_id) ? owner.name : null;
  };
  const parts = [...Map.groupBy(sold, (line) => JSON.stringify([line.department_id, phaseOf(line)])).values()];
  const prices = parts.map((part) => sum(part.map((line) => linePrice(line, currency))));
  const amounts = apportion(priceOf({ lines: sold, currency, ...(discount && { discount }) }).amount, prices);
  return parts.map((part, at) => {
    const first = part[0] as ProposalLine;
    return {
      department_id: first.department_id,
      phase: phaseOf(first),
      amount: amounts[at] ?? 0,
      minutes: sum(part.map(({ minutes }) => minutes)),
    };
  });
}

/** The amount of an hour, for display; billing follows the whole. */
export const hourlyOf = ({ amount, minutes }: SoldTime): number => rounded(exact([amount, 60], [minutes]));

/** Time sold on top of a part that is already used: the rest of that part, and the new one. */
export function soldOnTop(current: SoldTime, usedMinutes: number, added: SoldTime): SoldTime {
  const minutes = Math.max(0, current.minutes - usedMinutes);
  return { amount: rounded(exact([current.amount, minutes], [current.minutes])) + added.amount, minutes: minutes + added.minutes };
}

const phaseKey = (name: string): string => name.trim().toLocaleLowerCase('en');

const hasSeveralRates = (lines: readonly ProposalLine[], department_id: number): boolean =>
  new Set(lines.filter((line) => line.department_id === department_id).map(({ rate }) => rate)).size > 1;

const sum = (numbers: readonly number[]): number => numbers.reduce((total, one) => total + one, 0);

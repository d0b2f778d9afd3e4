import { isMonth } from '@cadre/rules/calendar';
import { useFormat } from '../../../platform/format.ts';
import { addMonths } from '../months.ts';
import { useParameters } from '../use-parameters.ts';

/** The month that the page shows; this one unless the address says another. */
export function useMonth() {
  const parameters = useParameters();
  const current = useFormat().today().slice(0, 7);
  const asked = parameters.get('month');
  const month = isMonth(asked) ? asked : current;
  const go = (to: string) => parameters.push({ month: to === current ? undefined : to, day: undefined });
  return { month, isCurrent: month === current, step: (by: 1 | -1) => go(addMonths(month, by)), toCurrent: () => go(current) };
}

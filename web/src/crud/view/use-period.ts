import { isDate, isMonth } from '@cadre/rules/calendar';
import { type Period, type PeriodKind, periodBeside, periodName, periodOf } from '@cadre/rules/period';
import { useFormat } from '../../platform/format.ts';
import { useParameters } from '../address/use-parameters.ts';

export type Periods = ReturnType<typeof usePeriod>;

/** The week or the month that a page shows; this one unless the address says another. */
export function usePeriod(kind: PeriodKind) {
  const parameters = useParameters();
  const current = periodOf(kind, useFormat().today());
  const asked = askedDay(kind, parameters.get(names[kind]));
  const period = asked ? periodOf(kind, asked) : current;
  const go = (to: Period) =>
    parameters.push({ [names[kind]]: to.from === current.from ? undefined : asText(to), page: undefined, day: undefined });
  return {
    period,
    isCurrent: period.from === current.from,
    /** As the server is asked for it. */
    asks: { [names[kind]]: asText(period) },
    step: (by: 1 | -1) => go(periodBeside(period, by)),
    toCurrent: () => go(current),
  };
}

/** What a period is called in an address and in a query. */
const names = { week: 'date', month: 'month' } as const;

const asText = (period: Period): string => (period.kind === 'week' ? period.from : periodName(period));

function askedDay(kind: PeriodKind, text: string): string | undefined {
  if (kind === 'week') return isDate(text) ? text : undefined;
  return isMonth(text) ? `${text}-01` : undefined;
}

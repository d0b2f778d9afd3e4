import { isDate, isMonth } from '@cadre/rules/calendar';
import { type Period, type PeriodKind, periodBeside, periodName, periodOf } from '@cadre/rules/period';
import { useFormat } from '../../platform/format/format.ts';
import { useParameters } from '../address/use-parameters.ts';

export type Periods = ReturnType<typeof usePeriod>;

/** The week or month that a page shows: from the address, else that of the usual day, which is today by default, and null while unknown. */
export function usePeriod(kind: PeriodKind, usualDay?: string | null) {
  const parameters = useParameters();
  const current = periodOf(kind, useFormat().today());
  const requested = requestedDay(kind, parameters.get(names[kind]));
  const usual = usualDay ? periodOf(kind, usualDay) : current;
  const period = requested ? periodOf(kind, requested) : usual;
  const isUsual = (to: Period): boolean => usualDay !== null && to.from === usual.from;
  const go = (to: Period) => parameters.push({ [names[kind]]: isUsual(to) ? undefined : asText(to), page: undefined, day: undefined });
  return {
    period,
    isCurrent: period.from === current.from,
    /** As the server's query parameter. */
    query: { [names[kind]]: asText(period) },
    step: (by: 1 | -1) => go(periodBeside(period, by)),
    toCurrent: () => go(current),
  };
}

/** The parameter of a period in an address and in a query. */
const names = { week: 'date', month: 'month' } as const;

const asText = (period: Period): string => (period.kind === 'week' ? period.from : periodName(period));

function requestedDay(kind: PeriodKind, text: string): string | undefined {
  if (kind === 'week') return isDate(text) ? text : undefined;
  return isMonth(text) ? `${text}-01` : undefined;
}

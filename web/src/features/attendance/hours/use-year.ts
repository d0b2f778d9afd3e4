import type { YearOfWeeks } from '@cadre/contract/calls/hours';
import { attendances } from '@cadre/contract/resources/attendances';
import { isoWeekOf } from '@cadre/rules/attendance/iso-week';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useParameters } from '../../../crud/use-parameters.ts';
import { api } from '../../../platform/api.ts';
import { useFormat } from '../../../platform/format.ts';
import type { Who } from '../day/use-sheet.ts';

/** The ISO year that the page shows, with its weeks. */
export function useYear(who: Who) {
  const parameters = useParameters();
  const current = isoWeekOf(useFormat().today()).year;
  const asked = parameters.get('year');
  const year = /^(19|20)\d\d$/.test(asked) ? Number(asked) : current;
  const go = (to: number) => parameters.push({ year: to === current ? undefined : String(to), day: undefined });
  const answer = useQuery({
    queryKey: [attendances.name, 'year', who, year],
    // Every ISO year contains its first of July.
    queryFn: async () =>
      (await api.get<{ data: YearOfWeeks }>(`/employees/${who}/attendance`, { type: 'year-weeks', date: `${year}-07-01` })).data,
    placeholderData: keepPreviousData,
  });
  return { year, isCurrent: year === current, step: (by: 1 | -1) => go(year + by), toCurrent: () => go(current), answer };
}

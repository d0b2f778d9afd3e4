import { yearAttendance } from '@cadre/contract/calls/hours';
import { isoWeekOf } from '@cadre/rules/attendance/plan/iso-week';
import { keepPreviousData } from '@tanstack/react-query';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import type { Who } from '../day/use-sheet.ts';

/** The ISO year that the page shows, with its weeks. */
export function useYear(who: Who) {
  const parameters = useParameters();
  const current = isoWeekOf(useFormat().today()).year;
  const requested = parameters.get('year');
  const year = /^(19|20)\d\d$/.test(requested) ? Number(requested) : current;
  const go = (to: number) => parameters.push({ year: to === current ? undefined : String(to), day: undefined });
  const answer = useCall(
    yearAttendance,
    // Every ISO year contains its first of July.
    { id: who, type: 'year-weeks', date: `${year}-07-01` },
    { select: ({ data }) => data, placeholderData: keepPreviousData },
  );
  return { year, isCurrent: year === current, step: (by: 1 | -1) => go(year + by), toCurrent: () => go(current), answer };
}

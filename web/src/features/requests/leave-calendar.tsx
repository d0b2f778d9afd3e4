import { type AwayPerson, absences } from '@cadre/contract/calls/absences';
import { employees } from '@cadre/contract/resources/employees';
import { addDays, type Day, daysInMonth, isDate } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useRecord } from '../../crud/record/use-record.ts';
import type { Draft } from '../../fields/kind.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Calendar } from '../../ui/dates/calendar.tsx';
import type { CalendarDot, DayMark } from '../../ui/dates/calendar-grid.tsx';
import { CalendarLegend } from '../../ui/dates/calendar-legend.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { absencesOn, freeOn } from './calendar/absences-on.ts';
import { pickRange } from './pick-range.ts';

type Props = { draft: Draft; set: (name: string, value: unknown) => void };

const mostPeople = 500;
const dayIn = (value: unknown): Day | undefined => (isDate(String(value)) ? String(value) : undefined);

/**
 * The month to choose the days of a leave from: days off, holidays, closed periods, own leave, and the absences of others the user may see.
 */
export function LeaveCalendar({ draft, set }: Props) {
  const t = useTexts();
  const today = useFormat().today();
  const [from, to] = [dayIn(draft.from_date), dayIn(draft.to_date)];
  const [month, setMonth] = useState((from ?? today).slice(0, 7));
  const markOf = useMarks(draft.employee_id, month);
  const entries: { dot: CalendarDot; text: string }[] = [
    { dot: 'holiday', text: t('leave.cal_holiday') },
    { dot: 'own', text: t('leave.cal_own') },
    { dot: 'others', text: t('leave.cal_others') },
    { dot: 'closed', text: t('leave.cal_closed') },
  ];
  return (
    <Stack gap={2}>
      <Calendar
        isInline
        day={from}
        range={{ from, to }}
        markOf={markOf}
        onMonth={setMonth}
        onPick={(day) => {
          const picked = pickRange({ from, to }, day);
          set('from_date', picked.from);
          set('to_date', picked.to);
        }}
      />
      <CalendarLegend label={t('calendar.legend')} entries={entries} />
    </Stack>
  );
}

/** The marks of the days of a month and of the weeks around it. */
function useMarks(employee_id: unknown, month: string): (day: Day) => DayMark {
  const t = useTexts();
  const { employee } = useMe();
  const requested = typeof employee_id === 'number' ? employee_id : employee?.id;
  const isOwn = requested === employee?.id;
  const { data: person } = useRecord(employees, isOwn ? undefined : requested);
  const department_id = person?.department_id as number | undefined;
  const first = `${month}-01`;
  const span = { from: addDays(first, -6), to: addDays(first, daysInMonth(Number(month.slice(0, 4)), Number(month.slice(5))) + 5) };
  const { data } = useCall(
    absences,
    { ...span, ...(isOwn ? { who: 'department' as const } : { department_id }), per_page: mostPeople },
    {
      enabled: requested !== undefined && (isOwn || department_id !== undefined),
      placeholderData: keepPreviousData,
      meta: { quiet: true },
    },
  );
  const people: readonly AwayPerson[] = data?.people ?? [];
  const own = people.find(({ id }) => id === requested);
  const free = freeOn(own ? data?.patterns[own.pattern] : undefined);
  return (day) => {
    const { isFree, holiday } = free(day);
    const isOwnLeave = own !== undefined && absencesOn(own, day).length > 0;
    const away = isFree ? 0 : people.filter((one) => one !== own && absencesOn(one, day).length > 0).length;
    const closed = data?.blackouts.find(({ from_date, to_date }) => from_date <= day && day <= to_date);
    const dots: [CalendarDot, boolean][] = [
      ['holiday', holiday !== undefined],
      ['own', isOwnLeave],
      ['others', away > 0],
      ['closed', closed !== undefined],
    ];
    const words = [
      holiday,
      isFree && holiday === undefined && t('calendar.day_off'),
      isOwnLeave && t('leave.cal_own'),
      away > 0 && t('leave.cal_away', { count: away }),
      closed?.name,
    ];
    return { isOff: isFree, dots: dots.flatMap(([dot, isThere]) => (isThere ? [dot] : [])), text: words.filter(Boolean).join(', ') };
  };
}

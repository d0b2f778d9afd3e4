import type { WeekHours } from '@cadre/contract/calls/hours';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { Day } from '@cadre/rules/calendar';
import { asHours, hoursOrDash, minutesOf } from '@cadre/rules/duration';
import { ChevronDown, ChevronRight } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { Balance } from './balance.tsx';
import { nowFirst } from './now-first.ts';

/** A week, or one of its days below it. */
type Line = { week: WeekHours; day?: WeekHours['days'][number] };

type Props = { weeks: readonly WeekHours[]; onDay: (day: Day) => void };

/** The anchor of a week's row, which its bar leads to. */
export const weekRowId = (week: number): string => `week-${week}`;

/** The weeks, with the current one open. A week expands to its days, a day opens its details. */
export function YearTable({ weeks, onDay }: Props) {
  const t = useTexts();
  const { md } = useBreakpoint();
  const current = weeks.find(({ state }) => state === 'current')?.iso_week;
  const [opened, setOpened] = useState<ReadonlySet<number>>(() => new Set(current ? [current] : []));
  const toggle = (week: number) => setOpened((known) => known.symmetricDifference(new Set([week])));
  const box = useRef<HTMLDivElement>(null);
  // Keeps the current week in view from the start; where the table does not scroll by itself, this moves nothing.
  useEffect(() => {
    const row = current && document.getElementById(weekRowId(current))?.closest('tr');
    if (row && box.current) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 3;
  }, [current]);

  const clock = (hours: number) => asHours(minutesOf(hours));
  const ofWeek = (name: string, head: string, cell: (week: WeekHours) => ReactNode): Column<Line> => ({
    name,
    head,
    isNumber: true,
    isMinor: true,
    cell: ({ week, day }) => !day && cell(week),
  });
  const columns: Column<Line>[] = [
    {
      name: 'name',
      head: t('attendance.hours_by_week'),
      isHeading: true,
      stays: 'start',
      cell: ({ week, day }) =>
        day ? (
          <DayName day={day} onOpen={() => onDay(day.date)} />
        ) : (
          <WeekName week={week} isOpen={opened.has(week.iso_week)} onToggle={() => toggle(week.iso_week)} />
        ),
    },
    {
      name: 'required',
      head: t('attendance.required'),
      isNumber: true,
      isMinor: 'phone',
      cell: ({ week, day }) => clock((day ?? week).required_hours),
    },
    {
      name: 'worked',
      head: t('attendance.worked'),
      isNumber: true,
      cell: ({ week, day }) => (day ? clock(day.worked_hours) : <strong>{clock(week.worked_hours)}</strong>),
    },
    {
      name: 'logged',
      head: t('attendance.logged'),
      isNumber: true,
      isMinor: true,
      cell: ({ week, day }) => hoursOrDash(minutesOf((day ?? week).logged_hours)),
    },
    ofWeek('leave', t('attendance.leave'), ({ leave_hours }) => hoursOrDash(minutesOf(leave_hours))),
    ofWeek('holiday', t('attendance.holiday'), ({ holiday_hours }) => hoursOrDash(minutesOf(holiday_hours))),
    ofWeek('overtime', t('attendance.overtime'), ({ overtime_hours }) => hoursOrDash(minutesOf(overtime_hours))),
    {
      name: 'balance',
      head: t('attendance.balance'),
      isNumber: true,
      cell: ({ week, day }) =>
        day ? (
          <StatusBadge name="status" field={attendanceDays.fields.status} value={day.status} />
        ) : (
          <Balance hours={week.balance_hours} />
        ),
    },
    ofWeek('running', t('attendance.running_balance'), ({ running_balance_hours }) => <Balance hours={running_balance_hours} />),
  ];
  return (
    <Table
      boxRef={box}
      isFramed
      isTall
      label={t('attendance.hours_by_week')}
      columns={columns}
      rows={(md ? weeks : nowFirst(weeks)).flatMap((week): Line[] => [
        { week },
        ...(opened.has(week.iso_week) ? week.days.map((day) => ({ week, day })) : []),
      ])}
      keyOf={({ week, day }) => day?.date ?? week.iso_week}
      isActive={({ week, day }) => week.state === 'current' && !day}
      classOfRow={({ week }) => (week.state === 'future' ? 'muted' : undefined)}
      onOpen={({ week, day }) => (day ? onDay(day.date) : toggle(week.iso_week))}
    />
  );
}

function WeekName({ week: { iso_week, from, to, state }, isOpen, onToggle }: { week: WeekHours; isOpen: boolean; onToggle: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const week = String(iso_week);
  return (
    <Cluster id={weekRowId(iso_week)} gap={1}>
      <IconButton
        size="small"
        icon={isOpen ? ChevronDown : ChevronRight}
        label={t(isOpen ? 'attendance.hide_days' : 'attendance.show_days', { week })}
        aria-expanded={isOpen}
        onClick={onToggle}
      />
      {t('attendance.week', { week })}
      {state === 'current' && <Badge tone="blue">{t('attendance.current_week')}</Badge>}
      <span className="muted digits whole">{format.span(from, to)}</span>
    </Cluster>
  );
}

function DayName({ day: { date, first_in, last_out }, onOpen }: { day: WeekHours['days'][number]; onOpen: () => void }) {
  const words = useDayWords();
  return (
    <Cluster gap={2} className="day-of-week">
      <TextButton onClick={onOpen}>{words.short(date)}</TextButton>
      <span className="muted digits whole">{first_in && `${first_in}–${last_out ?? ''}`}</span>
    </Cluster>
  );
}

import type { SheetDay } from '@cadre/contract/calls/hours';
import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import { shiftText } from '@cadre/rules/attendance/plan/shift-text';
import type { Day } from '@cadre/rules/calendar';
import { asHours } from '@cadre/rules/duration';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Column } from '../../../ui/table/table-columns.ts';
import { clockIn } from '../clock-in.ts';
import { useFlagNames } from '../use-flag-names.ts';

type Props = { days: readonly SheetDay[]; zone: string; onOpen: (day: Day) => void };

/** The days that are over or going on, newest first. */
export function DayList({ days, zone, onOpen }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const { md } = useBreakpoint();
  const flagNames = useFlagNames();
  const today = useFormat().today();
  const past = days.filter(({ date, status }) => date <= today && status !== 'not_recorded' && status !== 'not_employed').toReversed();
  const clock = (moment: string | null) => (moment ? clockIn(zone, moment) : t('common.empty_value'));
  const columns: Column<SheetDay>[] = [
    {
      name: 'date',
      head: t('attendance.date'),
      isHeading: true,
      isTight: true,
      cell: ({ date, first_in, last_out }) => (
        <Stack gap={0}>
          <TextButton onClick={() => onOpen(date)}>{words.short(date)}</TextButton>
          {!md && first_in && (
            <span className="muted digits whole">
              {clock(first_in)}–{last_out && clock(last_out)}
            </span>
          )}
        </Stack>
      ),
    },
    {
      name: 'shift',
      head: t('attendance.shift'),
      isMinor: true,
      cell: ({ shift }) =>
        shift ? (
          <>
            {shift.name}, <span className="digits whole">{shiftText(shift)}</span>
          </>
        ) : (
          t('common.empty_value')
        ),
    },
    { name: 'in', head: t('attendance.in'), isTight: true, isMinor: 'phone', cell: ({ first_in }) => clock(first_in) },
    { name: 'out', head: t('attendance.out'), isTight: true, isMinor: 'phone', cell: ({ last_out }) => clock(last_out) },
    {
      name: 'worked',
      head: t('attendance.worked'),
      isNumber: true,
      cell: ({ worked_minutes }) => <strong>{worked_minutes > 0 ? asHours(worked_minutes) : t('common.empty_value')}</strong>,
    },
    {
      name: 'marks',
      head: t('attendance.marks'),
      isTight: true,
      cell: ({ status }) => <StatusBadge name="status" field={attendanceDays.fields.status} value={status} />,
    },
    {
      name: 'flags',
      head: '',
      isMinor: true,
      cell: ({ flags }) => <span className="muted">{flagNames(flags).join(' · ')}</span>,
    },
  ];
  if (past.length === 0)
    return (
      <Card>
        <EmptyState text={t('attendance.no_days')} />
      </Card>
    );
  return (
    <Table
      isFramed
      label={t('attendance.my_month')}
      columns={columns}
      rows={past}
      keyOf={({ date }) => date}
      onOpen={({ date }) => onOpen(date)}
    />
  );
}

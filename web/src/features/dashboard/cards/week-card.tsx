import { timesheetAttendance } from '@cadre/contract/calls/hours';
import { shiftText } from '@cadre/rules/attendance/plan/shift-text';
import { asHours } from '@cadre/rules/duration';
import { CalendarClock, ChevronRight, Clock } from 'lucide-react';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItem, RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card } from '../card.tsx';
import { spanOfWeek, weekSoFar } from '../week-so-far.ts';

/** The user's own week: the hours so far and the next shift. For users whose attendance is recorded. */
export function WeekCard() {
  const { employee, permissions } = useMe();
  return employee && permissions['attendances.view'] ? <Week /> : null;
}

function Week() {
  const t = useTexts();
  const format = useFormat();
  const { week_start } = usePreferences();
  const span = spanOfWeek(format.today(), week_start);
  const query = useCall(timesheetAttendance, { id: 'self', type: 'timesheet', ...span }, { meta: { quiet: true } });
  return (
    <Card title={t('dashboard.my_week')} more={{ to: '/my-attandance/attandance' }}>
      <QueryStates query={query} rows={2}>
        {({ data }) => {
          const { worked, expected, next } = weekSoFar(data.days, { from: span.from, now: Date.now() });
          return (
            <Rows wraps>
              <RowItemLink
                to="/my-attandance/weekly-hours"
                start={<Clock size={20} strokeWidth={1.75} aria-hidden />}
                note={
                  <ShareBar size="small" parts={[{ name: 'worked', value: worked, tone: 'green' }]} whole={Math.max(expected, worked, 1)} />
                }
                end={<ChevronRight size={16} aria-hidden />}
              >
                {t('dashboard.week_hours', { worked: asHours(worked), expected: asHours(expected) })}
              </RowItemLink>
              <RowItem start={<CalendarClock size={20} strokeWidth={1.75} aria-hidden />} note={next && t('dashboard.next_shift')}>
                {next
                  ? t('dashboard.shift_on', {
                      day: format.weekday(next.date),
                      hours: shiftText(next.shift),
                      name: next.shift.name,
                    })
                  : t('dashboard.no_next_shift')}
              </RowItem>
            </Rows>
          );
        }}
      </QueryStates>
    </Card>
  );
}

import { workedAt } from '@cadre/rules/attendance/day/live-work';
import { shiftText } from '@cadre/rules/attendance/plan/shift-text';
import { asHours } from '@cadre/rules/duration';
import { useLabels } from '../../../fields/labels.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useMinute } from '../../../platform/format/use-minute.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { clockIn } from '../clock-in.ts';
import type { Who } from '../day/use-sheet.ts';
import { CheckButton } from './check-button.tsx';
import type { Now } from './use-now.ts';

type Props = {
  who: Who;
  now: Now;
  takesFocus?: boolean;
};

/**
 * The day so far, updated every minute: today, or after midnight still the day a punch would count for; with the plan, the last punch, the
 * running clock and the button.
 */
export function NowFacts({ who, now, takesFocus = false }: Props) {
  const t = useTexts();
  const words = useDayWords();
  useMinute();
  const at = Date.now() + now.ahead;
  const worked = workedAt(now.worked_minutes, now.live, at);
  const { expected_minutes: expected, shift } = now;
  return (
    <Cluster gap={4} justify="between" className="now-facts">
      <Stack gap={1}>
        <p className="muted">
          {now.date === dayIn(now.zone, at) ? t('attendance.worked_today') : t('attendance.worked_on', { day: words.short(now.date) })}
        </p>
        <p className="quiet digits now-facts__worked">
          <strong className="ink">{asHours(worked)}</strong> {expected > 0 && t('attendance.of_expected', { hours: asHours(expected) })}
        </p>
        <ShareBar parts={[{ name: 'worked', value: worked, tone: 'green' }]} whole={Math.max(expected, 1)} />
        <Cluster as="ul" gap={4} className="now-facts__about">
          {now.holiday && <li>{t('attendance.holiday_today', { name: now.holiday })}</li>}
          <li>
            {shift
              ? t('attendance.shift_today', {
                  name: shift.name,
                  hours: shiftText({ ...shift, start: shift.start_time, end: shift.end_time }),
                })
              : t('attendance.no_shift_today')}
          </li>
          <li>
            <LastPunch now={now} />
          </li>
          <li>
            <time>{t('common.labelled', { label: t('attendance.server_time'), value: clockIn(now.zone, at) })}</time>
          </li>
        </Cluster>
      </Stack>
      <CheckButton who={who} now={now} takesFocus={takesFocus} />
    </Cluster>
  );
}

function LastPunch({ now: { last, zone, date } }: { now: Now }) {
  const t = useTexts();
  const labels = useLabels();
  if (!last) return t('attendance.no_punch_yet');
  const day = dayIn(zone, last.created_at);
  const message = { action: labels.option('attendances', 'action', last.action), time: clockIn(zone, last.created_at) };
  return day === date ? t('attendance.last_punch', message) : t('attendance.last_punch_on', { ...message, day });
}

const dayIn = (zone: string, moment: string | number): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(moment));

import type { AttendanceNow } from '@cadre/contract/calls/attendance';
import { asHours } from '@cadre/rules/duration';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useMinute } from '../../../platform/use-minute.ts';
import { clockIn } from '../clock-in.ts';
import type { Now } from './use-now.ts';
import { workedSoFar } from './worked-so-far.ts';

/** What today came to so far, minute by minute; the plan, the last punch, and the clock that counts. */
export function NowFacts({ now }: { now: Now }) {
  const t = useTexts();
  useMinute();
  const at = Date.now() + now.ahead;
  const share = now.expected_minutes > 0 ? Math.min(1, workedSoFar(now, at) / now.expected_minutes) : 0;
  return (
    <div className="now-facts">
      <p className="now-facts__label">{t('attendance.worked_today')}</p>
      <p className="now-facts__worked">
        <strong>{asHours(workedSoFar(now, at))}</strong>
        {now.expected_minutes > 0 && <span>{t('attendance.of_expected', { hours: asHours(now.expected_minutes) })}</span>}
      </p>
      <span className="now-facts__bar" aria-hidden>
        <span style={{ width: `${share * 100}%` }} />
      </span>
      <ul>
        {now.holiday && <li>{t('attendance.holiday_today', { name: now.holiday })}</li>}
        <li>
          {now.shift
            ? t('attendance.shift_today', { name: now.shift.name, start: now.shift.start_time, end: now.shift.end_time })
            : t('attendance.no_shift_today')}
        </li>
        <li>
          <LastPunch now={now} />
        </li>
        <li>
          {t('attendance.server_time')}: <time>{clockIn(now.zone, at)}</time>
        </li>
      </ul>
    </div>
  );
}

function LastPunch({ now: { last, zone, date } }: { now: AttendanceNow }) {
  const t = useTexts();
  const labels = useLabels();
  if (!last) return t('attendance.no_punch_yet');
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(new Date(last.created_at));
  const said = { action: labels.option('attendances', 'action', last.action), time: clockIn(zone, last.created_at) };
  return day === date ? t('attendance.last_punch', said) : t('attendance.last_punch_on', { ...said, day });
}

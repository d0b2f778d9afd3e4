import { attendanceDays } from '@cadre/contract/resources/attendance-days';
import type { MatrixDay } from '@cadre/contract/views/timesheet';
import { monthMarks } from '@cadre/rules/attendance/plan/month-code';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Cluster } from '../../../ui/layout/stack.tsx';

/** The color of a day's letters is that of its status; color is never the only sign, the letters carry the same meaning. */
const toneOfDay = (status: string): string =>
  status === 'holiday' ? 'grey' : (attendanceDays.fields.status.tones?.[status as 'present'] ?? 'plain');

/** The letters of a day in the color of its status; a corner marks a late arrival. */
export function DayCodes({ day: { codes, status, late } }: { day: Pick<MatrixDay, 'codes' | 'status' | 'late'> }) {
  const t = useTexts();
  return (
    <span className={`day-codes day-codes--${toneOfDay(status)} ${late ? 'day-codes--late' : ''}`} aria-hidden>
      {codes.map((code) => t(`attendance.codes.${code}`)).join('/')}
    </span>
  );
}

export function Legend() {
  const t = useTexts();
  const labels = useLabels();
  return (
    <Cluster as="ul" gap={4} className="legend" aria-label={t('attendance.legend')}>
      {monthMarks.map((mark) => (
        <li key={mark}>
          <DayCodes day={{ codes: [mark], status: mark, late: false }} /> {labels.option('attendance-days', 'status', mark)}
        </li>
      ))}
      <li>
        <DayCodes day={{ codes: ['present'], status: 'present', late: true }} /> {t('attendance.came_late')}
      </li>
    </Cluster>
  );
}

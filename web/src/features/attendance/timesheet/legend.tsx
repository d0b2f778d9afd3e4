import { monthMarks } from '@cadre/rules/attendance/month-code';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { codeTone } from './code-tone.ts';

/** What the letters mean. */
export function Legend() {
  const t = useTexts();
  const labels = useLabels();
  return (
    <section className="legend" aria-label={t('attendance.legend')}>
      <dl>
        {monthMarks.map((mark) => (
          <div key={mark}>
            <dt className={`day-codes day-codes--${codeTone(mark)}`}>{t(`attendance.codes.${mark}`)}</dt>
            <dd>{labels.option('attendance-days', 'status', mark)}</dd>
          </div>
        ))}
        <div>
          <dt className="day-codes day-codes--green day-codes--late">{t('attendance.codes.present')}</dt>
          <dd>{t('attendance.came_late')}</dd>
        </div>
      </dl>
    </section>
  );
}

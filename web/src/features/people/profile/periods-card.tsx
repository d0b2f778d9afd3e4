import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { SectionCard } from './section-card.tsx';

/** From hiring to leaving, as often as somebody came back. */
export function PeriodsCard({ periods, months }: { periods: Row[]; months: unknown }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const total = typeof months === 'number' && months > 0 ? months : undefined;
  return (
    <SectionCard title={t('people.employment.periods')}>
      <ul className="person-lines">
        {periods.map(({ id, hired_on, left_on, reason, note }) => (
          <li key={id}>
            <span>
              {left_on
                ? t('people.employment.from_to', { from: format.date(String(hired_on)), to: format.date(String(left_on)) })
                : t('people.employment.since', { day: format.date(String(hired_on)) })}
            </span>
            {typeof reason === 'string' && <span className="muted">{labels.option('employment-periods', 'reason', reason)}</span>}
            {typeof note === 'string' && <span className="muted">{note}</span>}
          </li>
        ))}
      </ul>
      {total && (
        <p className="muted">
          {labels.field('employees', 'seniority_months')}:{' '}
          {t('people.employment.months', { years: Math.floor(total / 12), months: total % 12 })}
        </p>
      )}
    </SectionCard>
  );
}

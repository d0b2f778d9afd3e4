import type { PunchImport } from '@cadre/contract/calls/devices';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import './found-counts.css';

/** How many lines are new, known, or in doubt. */
export function FoundCounts({ found }: { found: PunchImport }) {
  const t = useTexts();
  const format = useFormat();
  const counts = [
    { label: t('devices.bring.lines'), count: found.received, tone: undefined },
    { label: t('devices.bring.outcome.fresh'), count: found.fresh, tone: 'good' },
    { label: t('devices.bring.outcome.duplicate'), count: found.duplicates, tone: undefined },
    { label: t('devices.bring.outcome.unmapped'), count: found.unmapped, tone: 'look' },
    { label: t('devices.bring.outcome.out_of_range'), count: found.out_of_range, tone: 'look' },
    { label: t('devices.bring.outcome.unreadable'), count: found.unreadable, tone: 'bad' },
  ];
  return (
    <div className="bring__part" role="status">
      <dl className="found-counts">
        {counts.map(({ label, count, tone }) => (
          <div key={label} data-tone={count > 0 ? tone : undefined}>
            <dt>{label}</dt>
            <dd>{format.number(count)}</dd>
          </div>
        ))}
      </dl>
      <p className="muted">
        {found.from && found.to && t('devices.bring.span', { from: found.from, to: found.to })}
        {found.unmapped + found.out_of_range > 0 && ` · ${t('devices.bring.will_wait')}`}
        {found.fresh + found.unmapped + found.out_of_range === 0 && ` · ${t('devices.bring.nothing_new')}`}
      </p>
    </div>
  );
}

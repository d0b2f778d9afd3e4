import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import './hours-card.css';

/** The last day, hour by hour, as bars and as a table. */
export function HoursCard({ hours }: { hours: DeviceHealth['hours'] }) {
  const t = useTexts();
  const format = useFormat();
  const most = Math.max(1, ...hours.map(({ punches }) => punches));
  const total = hours.reduce((sum, { punches }) => sum + punches, 0);
  const clock = (iso: string) => format.moment(iso).slice(11);
  return (
    <Card title={t('devices.health.day')} actions={<strong>{t('devices.health.punches', { count: total })}</strong>}>
      <div className="hour-bars" aria-hidden>
        {hours.map(({ from, punches }, index) => (
          <span key={from} title={`${clock(from)}: ${t('devices.health.punches', { count: punches })}`}>
            <i style={{ height: `${(punches / most) * 100}%` }} data-none={punches === 0 || undefined} />
            {index % 6 === 0 && <small>{clock(from)}</small>}
          </span>
        ))}
      </div>
      <details>
        <summary>{t('devices.health.as_table')}</summary>
        <Table
          columns={[
            { name: 'hour', head: t('devices.health.hour'), isHeading: true, cell: ({ from }) => format.moment(from) },
            { name: 'punches', head: t('devices.health.day'), isNumber: true, cell: ({ punches }) => format.number(punches) },
          ]}
          rows={hours}
          keyOf={({ from }) => from}
        />
      </details>
    </Card>
  );
}

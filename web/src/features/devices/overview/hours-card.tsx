import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../card.tsx';
import './hours-card.css';

/** The last day, hour by hour, as bars and as a table. */
export function HoursCard({ hours }: { hours: DeviceHealth['hours'] }) {
  const t = useTexts();
  const format = useFormat();
  const most = Math.max(1, ...hours.map(({ punches }) => punches));
  const total = hours.reduce((sum, { punches }) => sum + punches, 0);
  const clock = (iso: string) => format.moment(iso).slice(11);
  return (
    <Card title={t('devices.health.day')} extra={<strong className="number">{t('devices.health.punches', { count: total })}</strong>}>
      <div className="hour-bars" aria-hidden>
        {hours.map(({ from, punches }, index) => (
          <span key={from} title={`${clock(from)}: ${t('devices.health.punches', { count: punches })}`}>
            <i style={{ height: `${(punches / most) * 100}%` }} data-none={punches === 0 || undefined} />
            {index % 6 === 0 && <small>{clock(from)}</small>}
          </span>
        ))}
      </div>
      <details className="device-details">
        <summary>{t('devices.health.as_table')}</summary>
        <table className="device-table">
          <thead>
            <tr>
              <th scope="col">{t('devices.health.hour')}</th>
              <th scope="col" data-number>
                {t('devices.health.day')}
              </th>
            </tr>
          </thead>
          <tbody>
            {hours.map(({ from, punches }) => (
              <tr key={from}>
                <th scope="row">{format.moment(from)}</th>
                <td data-number>{format.number(punches)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </details>
    </Card>
  );
}

import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TimeChart } from '../../../ui/charts/time-chart.tsx';
import { useMeasure } from '../../../ui/charts/use-measure.ts';
import { Card } from '../../../ui/layout/card.tsx';

/** The last day, hour by hour. */
export function HoursCard({ hours }: { hours: DeviceHealth['hours'] }) {
  const t = useTexts();
  const format = useFormat();
  const measure = useMeasure('number');
  const total = hours.reduce((sum, { punches }) => sum + punches, 0);
  return (
    <Card title={t('devices.health.day')} actions={<strong>{t('devices.health.punches', { count: total })}</strong>}>
      <TimeChart
        label={t('devices.health.day')}
        pointsLabel={t('devices.health.hour')}
        measure={measure}
        points={hours.map(({ from, punches }) => ({
          key: from,
          label: format.moment(from),
          tick: format.clock(from),
          values: { punches },
        }))}
        series={[{ name: 'punches', label: t('devices.health.day'), tone: 'green' }]}
      />
    </Card>
  );
}

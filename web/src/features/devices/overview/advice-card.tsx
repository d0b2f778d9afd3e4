import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../card.tsx';
import type { Device } from '../device/device.ts';
import { Remedy } from './remedy.tsx';

type Say = { (key: string, args: DeviceHealth['advice'][number]['args']): string; has: (key: string) => boolean };

/** What a person should look at, with the way out of it where there is one. */
export function AdviceCard({ device }: { device: Device }) {
  const t = useTexts();
  const say = t as unknown as Say;
  const advice = device.health.advice.filter(({ code }) => say.has(`devices.advice.${code}`));
  return (
    <Card title={t('devices.health.advice')}>
      {advice.length === 0 && (
        <p className="advice__well">
          <CircleCheck size={18} aria-hidden />
          {t('devices.health.all_well')}
        </p>
      )}
      {advice.length > 0 && (
        <ul className="advice">
          {advice.map(({ code, args }) => (
            <li key={code}>
              <TriangleAlert size={18} aria-hidden />
              <p>{say(`devices.advice.${code}`, args)}</p>
              <Remedy device={device} advice={{ code, args }} />
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

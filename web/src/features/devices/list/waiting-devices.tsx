import { RadioTower } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { useUnclaimed } from './use-unclaimed.ts';
import { WaitingDevice } from './waiting-device.tsx';
import './waiting-devices.css';

/** Who knocks at the door: appears by itself as soon as a new device calls. */
export function WaitingDevices({ onClaim }: { onClaim: (serial: string) => void }) {
  const t = useTexts();
  const waiting = useUnclaimed();
  return (
    <div role="status">
      {waiting.length > 0 && (
        <section className="waiting-devices" aria-labelledby="waiting-devices">
          <header>
            <RadioTower size={20} aria-hidden />
            <div>
              <h2 id="waiting-devices">{t('devices.waiting.title', { count: waiting.length })}</h2>
              <p>{t('devices.waiting.text')}</p>
            </div>
          </header>
          <ul>
            {waiting.map((device) => (
              <WaitingDevice key={device.serial_no} device={device} onClaim={() => onClaim(device.serial_no)} />
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

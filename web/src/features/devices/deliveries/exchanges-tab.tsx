import { deviceExchanges } from '@cadre/contract/calls/devices';
import { Pause, Play } from 'lucide-react';
import { useState } from 'react';
import { useAsk } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import type { Device } from '../device/device.ts';
import { freshly } from '../freshly.ts';
import { Exchange } from './exchange.tsx';
import './exchanges.css';

const often = 5000;

/** Every word between the device and us, for the day when it seems silent. It runs on by itself until somebody wants to read. */
export function ExchangesTab({ device: { row } }: { device: Device }) {
  const t = useTexts();
  const [isPaused, setPaused] = useState(false);
  const every = !isPaused && often;
  const { data: exchanges, error, refetch } = useAsk(deviceExchanges, { id: row.id }, freshly(every));
  if (error && !exchanges) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!exchanges) return <Skeleton columns={4} rows={8} />;
  if (exchanges.length === 0) return <p className="card device-empty">{t('devices.exchanges.none')}</p>;
  const Icon = isPaused ? Play : Pause;
  return (
    <section className="exchanges" aria-label={t('devices.tabs.exchanges')}>
      <header>
        <p>{t('devices.exchanges.text')}</p>
        <Button icon={Icon} aria-pressed={isPaused} onClick={() => setPaused(!isPaused)}>
          {t(isPaused ? 'devices.exchanges.resume' : 'devices.exchanges.pause')}
        </Button>
      </header>
      <ol className="card">
        {exchanges.map((exchange) => (
          <li key={exchange.id}>
            <Exchange exchange={exchange} />
          </li>
        ))}
      </ol>
    </section>
  );
}

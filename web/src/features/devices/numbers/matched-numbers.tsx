import type { DevicePin } from '@cadre/contract/calls/devices';
import { lazy, Suspense, useId, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { TextInput } from '../../../ui/text-input.tsx';
import { Card } from '../card.tsx';
import type { Device } from '../device/device.ts';
import { MatchedTable } from './matched-table.tsx';

const GiveDialog = lazy(async () => ({ default: (await import('./give-dialog.tsx')).GiveDialog }));

const step = 50;
const fold = (text: string | null | undefined) => (text ?? '').toLocaleLowerCase();

/** Whom the numbers stand for, and stood for before. */
export function MatchedNumbers({ device, pins }: { device: Device; pins: DevicePin[] }) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState('');
  const [most, setMost] = useState(step);
  const [changing, setChanging] = useState<DevicePin>();
  if (pins.length === 0) return null;
  const wanted = fold(typed.trim());
  const found = pins.filter(({ pin, employee, name_on_device }) =>
    [pin, employee?.name, name_on_device].some((text) => fold(text).includes(wanted)),
  );
  return (
    <Card
      title={t('devices.numbers.matched')}
      extra={
        <span className="matched-numbers__search">
          <label htmlFor={id} className="visually-hidden">
            {t('devices.numbers.search')}
          </label>
          <TextInput
            id={id}
            type="search"
            placeholder={t('devices.numbers.search')}
            value={typed}
            onChange={(event) => setTyped(event.target.value)}
          />
        </span>
      }
    >
      {found.length === 0 && <p className="muted">{t('devices.numbers.nothing_found')}</p>}
      {found.length > 0 && <MatchedTable pins={found.slice(0, most)} onChange={setChanging} />}
      {found.length > most && (
        <Button className="device-more" onClick={() => setMost(most + step)}>
          {t('devices.numbers.show_more', { count: Math.min(step, found.length - most) })}
        </Button>
      )}
      <Suspense>{changing && <GiveDialog device={device} pin={changing} onClose={() => setChanging(undefined)} />}</Suspense>
    </Card>
  );
}

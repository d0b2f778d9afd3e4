import { KeyRound } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import type { Device } from '../device/device.ts';

const OwnAddressDialog = lazy(async () => ({ default: (await import('./own-address-dialog.tsx')).OwnAddressDialog }));

/** An address that nobody can guess, for those who may change the device. */
export function OwnAddress({ device }: { device: Device }) {
  const t = useTexts();
  const { has_token } = device.health.setup;
  const [asked, setAsked] = useState<'make' | 'remove'>();
  if (device.row.can?.update !== true) return null;
  return (
    <div className="own-address">
      <KeyRound size={18} aria-hidden />
      <p>
        <strong>{t('devices.setup.own_address')}</strong>
        <span>{t(has_token ? 'devices.setup.has_own_address' : 'devices.setup.own_address_text')}</span>
      </p>
      <span className="own-address__ways">
        {has_token && (
          <Button size="small" onClick={() => setAsked('remove')}>
            {t('devices.setup.remove')}
          </Button>
        )}
        <Button size="small" onClick={() => setAsked('make')}>
          {t(has_token ? 'devices.setup.make_again' : 'devices.setup.make')}
        </Button>
      </span>
      <Suspense>{asked && <OwnAddressDialog device={device} asked={asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </div>
  );
}

import { TriangleAlert } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import type { Device } from '../device/device.ts';
import { CopyLine } from './copy-line.tsx';
import { baseOf, isAddressOfNumbers, isThisComputer } from './setup-address.ts';

/** Each line as the menu of the device asks for it. */
export function SetupLines({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const { setup } = health;
  const onOff = (isOn: boolean) => t(isOn ? 'devices.setup.on' : 'devices.setup.off');
  return (
    <>
      <dl className="setup">
        {row.mode === 'agent' ? (
          <CopyLine label={t('devices.setup.address')} value={`${baseOf(setup)}${setup.path || '/api/v1'}/attendances/sync`} />
        ) : (
          <>
            <CopyLine label={t('devices.setup.address')} value={setup.address} />
            <CopyLine label={t('devices.setup.port')} value={String(setup.port)} />
            {setup.path && <CopyLine label={t('devices.setup.path')} value={setup.path} isPlain />}
            <CopyLine label={t('devices.setup.domain')} value={onOff(!isAddressOfNumbers(setup.address))} isPlain />
            <CopyLine label={t('devices.setup.https')} value={onOff(setup.https)} isPlain />
          </>
        )}
      </dl>
      {isThisComputer(setup.address) && (
        <p className="setup__warning">
          <TriangleAlert size={16} aria-hidden />
          {t('devices.setup.this_computer')}
        </p>
      )}
    </>
  );
}

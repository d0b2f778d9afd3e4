import { FileUp } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Card } from '../card.tsx';
import type { Device } from '../device/device.ts';
import { importPath } from '../device-path.ts';
import { Light } from '../light.tsx';
import { useAgo } from '../use-ago.ts';
import { OwnAddress } from './own-address.tsx';
import './setup-card.css';
import { SetupLines } from './setup-lines.tsx';

/** What somebody types into the device, and a light that tells when it worked: the device itself shows no error. */
export function SetupCard({ device }: { device: Device }) {
  const t = useTexts();
  const ago = useAgo();
  const { row, health } = device;
  const isHeard = health.last_seen_at !== null;
  if (row.mode === 'file')
    return (
      <Card title={t('devices.setup.title')}>
        <p>{t('devices.setup.file')}</p>
        <LinkButton icon={FileUp} className="setup__way" to={importPath} search={{ device: String(row.id) } as never}>
          {t('devices.import_file')}
        </LinkButton>
      </Card>
    );
  return (
    <Card title={t('devices.setup.title')}>
      <p>{t(row.mode === 'agent' ? 'devices.setup.agent' : 'devices.setup.text')}</p>
      <SetupLines device={device} />
      {row.mode === 'push' && <p className="muted">{t('devices.setup.restart')}</p>}
      {row.mode === 'agent' && <p className="muted">{t('devices.setup.agent_text')}</p>}
      <Light isOn={isHeard}>
        {health.last_seen_at ? t('devices.setup.heard', { when: ago(health.last_seen_at) }) : t('devices.setup.listening')}
      </Light>
      <OwnAddress device={device} />
    </Card>
  );
}

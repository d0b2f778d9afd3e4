import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/alert.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { DescriptionList } from '../../../ui/description-list.tsx';
import { Heading } from '../../../ui/heading.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Cluster, Stack } from '../../../ui/stack.tsx';
import { useAgo } from '../ago.ts';
import type { Device } from '../device/device.ts';
import { importPath } from '../device-path.ts';
import { CopyLine } from './copy-line.tsx';
import { baseOf, isAddressOfNumbers, isThisComputer } from './setup-address.ts';

const OwnAddressDialog = lazy(async () => ({ default: (await import('./own-address-dialog.tsx')).OwnAddressDialog }));

/** What somebody types into the device, and a word when it worked: the device itself shows no error. */
export function SetupCard({ device }: { device: Device }) {
  const t = useTexts();
  const ago = useAgo();
  const { row, health } = device;
  if (row.mode === 'file')
    return (
      <Card title={t('devices.setup.title')}>
        <p>{t('devices.setup.file')}</p>
        <Cluster>
          <LinkButton icon={FileUp} to={importPath} search={{ device: String(row.id) }}>
            {t('devices.import_file')}
          </LinkButton>
        </Cluster>
      </Card>
    );
  return (
    <Card title={t('devices.setup.title')}>
      <p>{t(row.mode === 'agent' ? 'devices.setup.agent' : 'devices.setup.text')}</p>
      <SetupLines device={device} />
      {row.mode === 'push' && <p className="muted">{t('devices.setup.restart')}</p>}
      {row.mode === 'agent' && <p className="muted">{t('devices.setup.agent_text')}</p>}
      <Alert tone={health.last_seen_at ? 'success' : 'info'}>
        {health.last_seen_at ? t('devices.setup.heard', { when: ago(health.last_seen_at) }) : t('devices.setup.listening')}
      </Alert>
      <OwnAddress device={device} />
    </Card>
  );
}

/** Each line as the menu of the device asks for it. */
function SetupLines({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const { setup } = health;
  const onOff = (isOn: boolean) => t(isOn ? 'devices.setup.on' : 'devices.setup.off');
  return (
    <>
      <DescriptionList layout="rows">
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
      </DescriptionList>
      {isThisComputer(setup.address) && <Alert tone="warning">{t('devices.setup.this_computer')}</Alert>}
    </>
  );
}

/** An address that nobody can guess, for those who may change the device. */
function OwnAddress({ device }: { device: Device }) {
  const t = useTexts();
  const { has_token } = device.health.setup;
  const [asked, setAsked] = useState<'make' | 'remove'>();
  if (device.row.can?.update !== true) return null;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="body">
        {t('devices.setup.own_address')}
      </Heading>
      <p className="muted">{t(has_token ? 'devices.setup.has_own_address' : 'devices.setup.own_address_text')}</p>
      <Cluster>
        {has_token && (
          <Button size="small" onClick={() => setAsked('remove')}>
            {t('devices.setup.remove')}
          </Button>
        )}
        <Button size="small" onClick={() => setAsked('make')}>
          {t(has_token ? 'devices.setup.make_again' : 'devices.setup.make')}
        </Button>
      </Cluster>
      <Suspense>{asked && <OwnAddressDialog device={device} asked={asked} onClose={() => setAsked(undefined)} />}</Suspense>
    </Stack>
  );
}

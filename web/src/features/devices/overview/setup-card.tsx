import { FileUp } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useAgo } from '../../../platform/format/ago.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { DescriptionList } from '../../../ui/layout/description-list.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import type { Device } from '../device/device.ts';
import { importPath } from '../device-path.ts';
import { CopyLine } from './copy-line.tsx';
import { baseOf, isAddressOfNumbers, isThisComputer } from './setup-address.ts';

const OwnAddressDialog = lazy(async () => ({ default: (await import('./own-address-dialog.tsx')).OwnAddressDialog }));

/** The settings to enter at the device, and a confirmation once it has connected: the device itself shows no error. */
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
      <Refused device={device} />
      <OwnAddress device={device} />
    </Card>
  );
}

/** Each line matches an entry in the device's own menu. */
function SetupLines({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const { setup } = health;
  const isShown = !setup.path.endsWith('…');
  const onOff = (isOn: boolean) => t(isOn ? 'devices.setup.on' : 'devices.setup.off');
  return (
    <>
      <DescriptionList layout="rows">
        {row.mode === 'agent' ? (
          <CopyLine label={t('devices.setup.address')} value={`${baseOf(setup)}${setup.path || '/api/v1'}/attendances/sync`} />
        ) : (
          <>
            {setup.path && <CopyLine label={t('devices.setup.own_address')} value={`${baseOf(setup)}${setup.path}`} isPlain={!isShown} />}
            <CopyLine label={t('devices.setup.address')} value={setup.address} />
            <CopyLine label={t('devices.setup.port')} value={String(setup.port)} />
            {setup.path && <CopyLine label={t('devices.setup.path')} value={setup.path} isPlain={!isShown} />}
            <CopyLine label={t('devices.setup.domain')} value={onOff(!isAddressOfNumbers(setup.address))} isPlain />
            <CopyLine label={t('devices.setup.https')} value={onOff(setup.https)} isPlain />
          </>
        )}
      </DescriptionList>
      {isThisComputer(setup.address) && <Alert tone="warning">{t('devices.setup.this_computer')}</Alert>}
    </>
  );
}

/** Shows that the device was refused, and how to admit it: the device itself shows no error. */
function Refused({ device }: { device: Device }) {
  const t = useTexts();
  const ago = useAgo();
  const { refused } = device.health.setup;
  if (!refused) return null;
  const from = { when: ago(refused.at), ip: refused.ip ?? t('common.empty_value') };
  return (
    <Alert tone="warning" title={t('devices.refused.title', from)}>
      {t(`devices.refused.${refused.reason}`)}
    </Alert>
  );
}

/** A device is identified by a secret address, or by its serial number alone. */
function OwnAddress({ device }: { device: Device }) {
  const t = useTexts();
  const { accepts_serial } = device.health.setup;
  const [requested, setDialog] = useState<'make' | 'remove'>();
  const mayChange = device.row.can?.update === true;
  return (
    <Stack as="section" gap={2}>
      <Heading level={3} size="body">
        {t('devices.setup.own_address')}
      </Heading>
      {accepts_serial ? (
        <Alert tone="warning">{t('devices.setup.serial_risk')}</Alert>
      ) : (
        <p className="muted">{t('devices.setup.has_own_address')}</p>
      )}
      {mayChange && (
        <Cluster>
          {!accepts_serial && (
            <Button size="small" onClick={() => setDialog('remove')}>
              {t('devices.setup.remove')}
            </Button>
          )}
          <Button size="small" onClick={() => setDialog('make')}>
            {t(accepts_serial ? 'devices.setup.make' : 'devices.setup.make_again')}
          </Button>
        </Cluster>
      )}
      <Suspense>{requested && <OwnAddressDialog device={device} asked={requested} onClose={() => setDialog(undefined)} />}</Suspense>
    </Stack>
  );
}

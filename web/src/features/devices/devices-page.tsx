import { syncAttendances } from '@cadre/contract/calls/device-punches';
import { devices } from '@cadre/contract/resources/devices';
import { useLocation, useRouter } from '@tanstack/react-router';
import { FileUp, RefreshCw } from 'lucide-react';
import { useEffect, useEffectEvent } from 'react';
import { openedHere } from '../../crud/address/opened-here.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { Draft } from '../../fields/kind.ts';
import { useCallMutation, useInvalidate } from '../../platform/call-api.ts';
import { usePreferences } from '../../platform/session/preferences.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { devicePath, devicesPath, importPath } from './device-path.ts';
import { deviceKinds } from './list/device-kinds.tsx';
import { useUnclaimed } from './list/use-unclaimed.ts';
import { WaitingDevices } from './list/waiting-devices.tsx';

/** The terminals, and those that knock. Claiming one is entering it with the serial number that it called with. */
export function DevicesPage() {
  const t = useTexts();
  const { history } = useRouter();
  const { timezone } = usePreferences();
  const serial_no = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('serial') ?? '' });
  const mayImport = useScope('attendances.sync') === 'all';
  useLiveList();
  const claim = (serial: string) => history.push(`${devicesPath}?${new URLSearchParams({ new: '1', serial })}`, openedHere);
  return (
    <Stack gap={3}>
      <WaitingDevices onClaim={claim} />
      <ResourcePage
        resource={devices}
        kinds={deviceKinds}
        form={{
          initial: { timezone, ...(serial_no && { serial_no }) },
          hideSaveAndNew: true,
          aside: (draft) => <ClaimLight draft={draft} />,
        }}
        record={{ path: ({ id }) => devicePath(id), typedDelete: true }}
        list={{
          bulk: (selection) => <SyncDevices ids={selection.rows.map(({ id }) => id)} />,
          toolbar: (
            <>
              {mayImport && (
                <LinkButton icon={FileUp} to={importPath}>
                  {t('devices.import_file')}
                </LinkButton>
              )}
              <SyncDevices />
            </>
          ),
        }}
      />
    </Stack>
  );
}

const everyTwentySeconds = 20_000;

/** The state of devices changes by itself, so their list is refetched while the page is visible. */
function useLiveList(): void {
  const forget = useInvalidate();
  const again = useEffectEvent(() => {
    if (document.visibilityState === 'visible') void forget([devices.name]);
  });
  useEffect(() => {
    const timer = setInterval(again, everyTwentySeconds);
    return () => clearInterval(timer);
  }, []);
}

/** Whether the new device already connects, so that a wrong serial number shows before it is saved; and how it will be identified. */
function ClaimLight({ draft }: { draft: Draft }) {
  const t = useTexts();
  const waiting = useUnclaimed();
  const serial = String(draft.serial_no ?? '').trim();
  if (serial === '' || draft.mode !== 'push') return null;
  const isHeard = waiting.some(({ serial_no }) => serial_no === serial);
  return (
    <Stack gap={2}>
      <Alert tone={isHeard ? 'success' : 'info'}>{t(isHeard ? 'devices.waiting.calls_now' : 'devices.waiting.silent')}</Alert>
      {draft.accepts_serial === true ? (
        <Alert tone="warning">{t('devices.setup.serial_risk')}</Alert>
      ) : (
        <Alert tone="info">{t('devices.waiting.gets_address')}</Alert>
      )}
    </Stack>
  );
}

/** Requests new punches from these devices, or from all; they arrive with the next connection. */
function SyncDevices({ ids }: { ids?: number[] }) {
  const t = useTexts();
  const maySync = useScope('attendances.sync') === 'all';
  const sync = useCallMutation(syncAttendances, ids ? { device_ids: ids } : {});
  if (!maySync) return null;
  return (
    <Button icon={RefreshCw} isBusy={sync.isPending} onClick={() => sync.mutate()}>
      {ids ? t('devices.sync_now') : t('devices.sync_all')}
    </Button>
  );
}

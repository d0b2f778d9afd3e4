import { devices } from '@cadre/contract/resources/devices';
import { useLocation, useRouter } from '@tanstack/react-router';
import { FileUp } from 'lucide-react';
import { openedHere } from '../../crud/opened-here.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { usePreferences } from '../../platform/preferences.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { devicePath, devicesPath, importPath } from './device-path.ts';
import { ClaimLight } from './list/claim-light.tsx';
import { connectionKind } from './list/connection-kind.tsx';
import { driftKind } from './list/drift-kind.tsx';
import { seenKind } from './list/seen-kind.tsx';
import { SyncDevices } from './list/sync-devices.tsx';
import { unmatchedKind } from './list/unmatched-kind.tsx';
import { useLiveList } from './list/use-live-list.ts';
import { WaitingDevices } from './list/waiting-devices.tsx';

const kinds = {
  connection: connectionKind,
  last_seen_at: seenKind,
  mode: { width: 190 },
  direction_mode: { width: 180 },
  clock_drift_seconds: driftKind,
  unmatched_count: unmatchedKind,
};

/** The terminals, and those that knock. Claiming one is entering it with the serial number that it called with. */
export function DevicesPage() {
  const t = useTexts();
  const { history } = useRouter();
  const { timezone } = usePreferences();
  const serial_no = useLocation({ select: ({ searchStr }) => new URLSearchParams(searchStr).get('serial') ?? '' });
  const mayImport = useScope('attendances.sync') === 'all';
  useLiveList(devices);
  const claim = (serial: string) => history.push(`${devicesPath}?${new URLSearchParams({ new: '1', serial })}`, openedHere as never);
  return (
    <>
      <WaitingDevices onClaim={claim} />
      <ResourcePage
        resource={devices}
        kinds={kinds}
        initial={{ timezone, ...(serial_no && { serial_no }) }}
        oneByOne
        recordPath={({ id }) => devicePath(id)}
        bulk={(selection) => <SyncDevices ids={selection.rows.map(({ id }) => id)} />}
        formAside={(draft) => <ClaimLight draft={draft} />}
        typedDelete
        toolbar={
          <>
            {mayImport && (
              <LinkButton icon={FileUp} to={importPath}>
                {t('devices.import_file')}
              </LinkButton>
            )}
            <SyncDevices />
          </>
        }
      />
    </>
  );
}

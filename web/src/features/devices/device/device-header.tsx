import { devices } from '@cadre/contract/resources/devices';
import { Fingerprint, Pencil, RefreshCw } from 'lucide-react';
import { usePart } from '../../../crud/use-part.ts';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { DeviceMenu } from '../commands/device-menu.tsx';
import { useSendCommand } from '../commands/use-send-command.ts';
import { useAgo } from '../use-ago.ts';
import { type Device, nameOf } from './device.ts';
import { LocalTime } from './local-time.tsx';

/** Which device it is, whether it is heard, and what can be done with it. */
export function DeviceHeader({ device }: { device: Device }) {
  const t = useTexts();
  const labels = useLabels();
  const ago = useAgo();
  const { row, health } = device;
  const { open } = usePart(devices.name);
  const { maySend, mutate, isPending } = useSendCommand(device);
  const branch = (row.branch as { name: string } | null)?.name;
  const place = [branch, labels.option('devices', 'vendor', String(row.vendor)), labels.option('devices', 'mode', String(row.mode))].filter(
    Boolean,
  );
  return (
    <header className="device-head card">
      <span className="device-head__picture" aria-hidden>
        <Fingerprint size={28} strokeWidth={1.5} />
      </span>
      <div className="device-head__words">
        <p className="device-head__name">
          {nameOf(row)}
          {row.mode !== 'file' && <StatusBadge name="connection" field={devices.fields.connection} value={health.connection} />}
          {row.status === 'disabled' && <StatusBadge name="status" field={devices.fields.status} value="disabled" />}
        </p>
        <p>{place.join(' · ')}</p>
        <p className="muted">
          <span className="device-code">{String(row.serial_no)}</span>
          {' · '}
          <LocalTime zone={String(row.timezone)} />
          {row.mode !== 'file' &&
            ` · ${health.last_seen_at ? t('devices.last_seen', { when: ago(health.last_seen_at) }) : t('devices.never_seen')}`}
        </p>
      </div>
      <div className="device-head__ways">
        {maySend && (
          <Button icon={RefreshCw} disabled={isPending} onClick={() => mutate({ kind: 'sync' })}>
            {t('devices.sync_now')}
          </Button>
        )}
        {row.can?.update === true && (
          <Button icon={Pencil} onClick={() => open({ kind: 'edit', id: row.id })}>
            {t('common.edit')}
          </Button>
        )}
        <DeviceMenu device={device} />
      </div>
    </header>
  );
}

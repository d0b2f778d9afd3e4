import { devices } from '@cadre/contract/resources/devices';
import { Fingerprint, Pencil, RefreshCw } from 'lucide-react';
import { usePart } from '../../../crud/address/use-part.ts';
import type { NamedRef } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useAgo } from '../../../platform/format/ago.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMinute } from '../../../platform/format/use-minute.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { DeviceMenu } from '../commands/device-menu.tsx';
import { useSendCommand } from '../commands/use-send-command.ts';
import { type Device, nameOf } from './device.ts';
import './device-head.css';

/** The name, connection and actions of a device. */
export function DeviceHeader({ device }: { device: Device }) {
  const t = useTexts();
  const labels = useLabels();
  const ago = useAgo();
  const { row, health } = device;
  const { open } = usePart(devices.name);
  const { maySend, mutate, isPending } = useSendCommand(device);
  const place = [
    (row.branch as NamedRef | null)?.name,
    labels.option('devices', 'vendor', String(row.vendor)),
    labels.option('devices', 'mode', String(row.mode)),
  ];
  return (
    <Card>
      <div className="middle grid device-head">
        <Fingerprint className="device-head__picture" size={28} strokeWidth={1.5} aria-hidden />
        <Stack gap={0}>
          <Cluster gap={3}>
            <Heading level={2} size="page">
              {nameOf(row)}
            </Heading>
            {row.mode !== 'file' && <StatusBadge name="connection" field={devices.fields.connection} value={health.connection} />}
            {row.status === 'disabled' && <StatusBadge name="status" field={devices.fields.status} value="disabled" />}
          </Cluster>
          <p>{place.filter(Boolean).join(' · ')}</p>
          <p className="muted">
            <code>{String(row.serial_no)}</code>
            {' · '}
            <LocalTime zone={String(row.timezone)} />
            {row.mode !== 'file' &&
              ` · ${health.last_seen_at ? t('devices.last_seen', { when: ago(health.last_seen_at) }) : t('devices.never_seen')}`}
          </p>
        </Stack>
        <Cluster>
          {maySend && (
            <Button icon={RefreshCw} isBusy={isPending} onClick={() => mutate({ kind: 'sync' })}>
              {t('devices.sync_now')}
            </Button>
          )}
          {row.can?.update === true && (
            <Button icon={Pencil} onClick={() => open({ kind: 'edit', id: row.id })}>
              {t('common.edit')}
            </Button>
          )}
          <DeviceMenu device={device} />
        </Cluster>
      </div>
    </Card>
  );
}

/** The local time that the device's clock should show. */
function LocalTime({ zone }: { zone: string }) {
  const t = useTexts();
  const format = useFormat();
  const now = useMinute();
  const time = format.clock(now, zone);
  return <time dateTime={now.toISOString()}>{t('devices.local_time', { time, zone: zone.replaceAll('_', ' ') })}</time>;
}

import type { DeviceHealth } from '@cadre/contract/calls/devices';
import { devices } from '@cadre/contract/resources/devices';
import { lazy, Suspense, useState } from 'react';
import { useSave } from '../../../crud/record/use-write.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { useSendCommand } from '../commands/use-send-command.ts';
import type { Device } from '../device/device.ts';
import { devicePath } from '../device-path.ts';

const CommandDialog = lazy(async () => ({ default: (await import('../commands/command-dialog.tsx')).CommandDialog }));

type Way = { text: string; isOpen: boolean; go: () => void };

/** The fix for an advice, where one click is enough. */
export function Remedy({ device, advice: { code, args } }: { device: Device; advice: DeviceHealth['advice'][number] }) {
  const t = useTexts();
  const { row } = device;
  const { maySend, mutate, isPending } = useSendCommand(device);
  const save = useSave(devices);
  const [isLoading, setAsking] = useState(false);
  const day = String(args.day);
  const restart: Way = { text: t('devices.health.restart'), isOpen: maySend, go: () => setAsking(true) };
  const ways: Record<string, Way> = {
    count_differs: { text: t('devices.health.ask_day'), isOpen: maySend, go: () => mutate({ kind: 'backfill', from: day, to: day }) },
    clock_drift: restart,
    clock_change: restart,
    same_code: {
      text: t('devices.health.turns'),
      isOpen: row.can?.update === true,
      go: () => save.mutate({ kind: 'edit', id: row.id, version: row.version ?? 1, body: { direction_mode: 'alternate' } }),
    },
  };
  const way = ways[code];
  if (code === 'unmatched' || code === 'other_name')
    return (
      <LinkButton size="small" to={devicePath(row.id, 'numbers')}>
        {t('devices.health.match_now')}
      </LinkButton>
    );
  if (!way?.isOpen) return null;
  return (
    <>
      <Button size="small" disabled={isPending || save.isPending} onClick={way.go}>
        {way.text}
      </Button>
      <Suspense>{isLoading && <CommandDialog device={device} kind="reboot" onClose={() => setAsking(false)} />}</Suspense>
    </>
  );
}

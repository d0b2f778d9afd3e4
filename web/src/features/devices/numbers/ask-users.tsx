import { UsersRound } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { useSendCommand } from '../commands/use-send-command.ts';
import type { Device } from '../device/device.ts';

/** The device knows names; with them, numbers are matched in a minute. */
export function AskUsers({ device }: { device: Device }) {
  const t = useTexts();
  const { maySend, mutate, isPending } = useSendCommand(device);
  if (!maySend) return null;
  return (
    <button type="button" className="button" disabled={isPending} onClick={() => mutate({ kind: 'roster' })}>
      <UsersRound size={16} aria-hidden />
      {t('devices.numbers.ask_users')}
    </button>
  );
}

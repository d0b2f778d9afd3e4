import { UsersRound } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { useSendCommand } from '../commands/use-send-command.ts';
import type { Device } from '../device/device.ts';

/** The device knows names; with them, numbers are matched in a minute. */
export function AskUsers({ device }: { device: Device }) {
  const t = useTexts();
  const { maySend, mutate, isPending } = useSendCommand(device);
  if (!maySend) return null;
  return (
    <Button icon={UsersRound} disabled={isPending} onClick={() => mutate({ kind: 'roster' })}>
      {t('devices.numbers.ask_users')}
    </Button>
  );
}

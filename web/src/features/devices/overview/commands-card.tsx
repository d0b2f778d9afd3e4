import { type DeviceCommand, listCommands } from '@cadre/contract/calls/devices';
import { useState } from 'react';
import { useAsk } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import { Card } from '../card.tsx';
import type { Device } from '../device/device.ts';
import { freshly } from '../freshly.ts';
import { CommandLine } from './command-line.tsx';

const few = 6;
const soon = 3000;

const isWaiting = ({ status }: DeviceCommand): boolean => status === 'pending' || status === 'sent';

/** What was asked of the device, newest first, and what became of it. */
export function CommandsCard({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const [isLong, setLong] = useState(false);
  // Once more after the device has answered: what is shown here may be older than what is known of its health.
  const every = (known: DeviceCommand[] | undefined) => (health.pending_commands > 0 || known?.some(isWaiting) ? soon : false);
  const { data: commands, error, refetch } = useAsk(listCommands, { id: row.id }, freshly(every));
  const shown = isLong ? commands : commands?.slice(0, few);
  return (
    <Card title={t('devices.commands.title')}>
      {error && !commands && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !commands && <Skeleton columns={2} rows={3} />}
      {commands?.length === 0 && <p className="muted">{t('devices.commands.none')}</p>}
      {shown && shown.length > 0 && (
        <ol className="device-events">
          {shown.map((command) => (
            <CommandLine key={command.id} command={command} />
          ))}
        </ol>
      )}
      {commands && !isLong && commands.length > few && (
        <Button size="small" className="device-more" onClick={() => setLong(true)}>
          {t('devices.numbers.show_more', { count: commands.length - few })}
        </Button>
      )}
    </Card>
  );
}

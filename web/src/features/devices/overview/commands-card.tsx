import { type DeviceCommand, listCommands } from '@cadre/contract/calls/device-commands';
import type { Tone } from '@cadre/contract/fields';
import { useState } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { commandKind } from '../commands/command-kind.ts';
import type { Device } from '../device/device.ts';
import { freshly } from '../freshly.ts';

const few = 6;
const soon = 3000;

const isWaiting = ({ status }: DeviceCommand): boolean => status === 'pending' || status === 'sent';

/** Commands sent to the device, newest first, with their results. */
export function CommandsCard({ device: { row, health } }: { device: Device }) {
  const t = useTexts();
  const [isLong, setLong] = useState(false);
  // Polls once more after the device has responded, as this list may be older than the device's health.
  const every = (known: DeviceCommand[] | undefined) => (health.pending_commands > 0 || known?.some(isWaiting) ? soon : false);
  const query = useCall(listCommands, { id: row.id }, freshly(every));
  const hidden = isLong ? 0 : Math.max(0, (query.data?.length ?? 0) - few);
  return (
    <Card
      isFlush
      title={t('devices.commands.title')}
      footer={
        hidden > 0 && (
          <Button size="small" onClick={() => setLong(true)}>
            {t('devices.numbers.show_more', { count: hidden })}
          </Button>
        )
      }
    >
      <QueryStates query={query} empty={({ length }) => length === 0 && t('devices.commands.none')}>
        {(commands) => (
          <Rows hasLines wraps>
            {commands.slice(0, commands.length - hidden).map((command) => (
              <Command key={command.id} command={command} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

const tones: Record<DeviceCommand['status'], Tone> = {
  pending: 'blue',
  sent: 'blue',
  executed: 'green',
  failed: 'pink',
  unsupported: 'amber',
  expired: 'ended',
};

/** One command: its name, its text for the device, and its response. */
function Command({ command: { command, status, created_at, answered_at, return_code, attempts } }: { command: DeviceCommand }) {
  const t = useTexts();
  const format = useFormat();
  const result = [
    format.moment(answered_at ?? created_at),
    attempts > 1 && t('devices.commands.attempts', { count: attempts }),
    return_code !== null && return_code !== 0 && t('devices.commands.answered', { code: String(return_code) }),
  ];
  return (
    <RowItem
      note={<code>{command.replaceAll('\t', ' ')}</code>}
      end={
        <>
          <Badge hasDot tone={tones[status]}>
            {t(`devices.commands.status.${status}`)}
          </Badge>
          <span className="muted">{result.filter(Boolean).join(' · ')}</span>
        </>
      }
    >
      {t(`devices.commands.${commandKind(command)}`)}
    </RowItem>
  );
}

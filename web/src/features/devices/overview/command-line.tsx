import type { DeviceCommand } from '@cadre/contract/calls/devices';
import type { Tone } from '@cadre/contract/fields';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { commandKind } from '../commands/command-kind.ts';

const tones: Record<DeviceCommand['status'], Tone> = {
  pending: 'blue',
  sent: 'blue',
  executed: 'green',
  failed: 'pink',
  unsupported: 'amber',
  expired: 'ended',
};

/** One command: what it is called, how the device reads it, and what it answered. */
export function CommandLine({ command: { command, status, created_at, answered_at, return_code, attempts } }: { command: DeviceCommand }) {
  const t = useTexts();
  const format = useFormat();
  const told = [
    format.moment(answered_at ?? created_at),
    attempts > 1 && t('devices.commands.attempts', { count: attempts }),
    return_code !== null && return_code !== 0 && t('devices.commands.answered', { code: String(return_code) }),
  ];
  return (
    <li>
      <span>
        {t(`devices.commands.${commandKind(command)}`)}
        <code className="device-code device-events__code">{command.replaceAll('\t', ' ')}</code>
      </span>
      <span className="device-events__end">
        <Badge hasDot tone={tones[status]}>
          {t(`devices.commands.status.${status}`)}
        </Badge>
        <span className="muted">{told.filter(Boolean).join(' · ')}</span>
      </span>
    </li>
  );
}

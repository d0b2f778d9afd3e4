import { devices } from '@cadre/contract/resources/devices';
import {
  ArrowRightCircle,
  CalendarSearch,
  Info,
  ListRestart,
  type LucideIcon,
  Power,
  Sigma,
  Trash2,
  UserMinus,
  UserPlus,
  UsersRound,
} from 'lucide-react';
import type { MenuItem } from '../../../crud/menu-list.tsx';
import { useMove } from '../../../crud/use-write.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import type { Device } from '../device/device.ts';
import { useSendCommand } from './use-send-command.ts';

/** Commands that need a word more, or a second thought. */
export type AskedCommand = 'backfill' | 'verify' | 'push_employee' | 'remove_user' | 'resync' | 'reboot';
type PlainCommand = 'roster' | 'info';

const asked: [AskedCommand, LucideIcon][] = [
  ['backfill', CalendarSearch],
  ['verify', Sigma],
  ['push_employee', UserPlus],
  ['remove_user', UserMinus],
  ['resync', ListRestart],
  ['reboot', Power],
];
const plain: [PlainCommand, LucideIcon][] = [
  ['roster', UsersRound],
  ['info', Info],
];

/** Only what will work now. */
export function useDeviceActions(device: Device, onAsk: (kind: AskedCommand) => void, onDelete: () => void): MenuItem[] {
  const t = useTexts();
  const labels = useLabels();
  const { maySend, mutate } = useSendCommand(device);
  const move = useMove(devices);
  const { row } = device;
  const moves = Object.entries(devices.status?.moves ?? {}).filter(([name]) => row.can?.[name] === true);
  return [
    ...(maySend ? plain : []).map(([kind, icon]) => ({
      key: kind,
      label: t(`devices.commands.${kind}`),
      icon,
      onSelect: () => mutate({ kind }),
    })),
    ...(maySend ? asked : []).map(([kind, icon]) => ({
      key: kind,
      label: t(`devices.commands.${kind}`),
      icon,
      onSelect: () => onAsk(kind),
    })),
    ...moves.map(([name, { to }]) => ({
      key: name,
      label: labels.move('devices', name),
      icon: ArrowRightCircle,
      onSelect: () => move.mutate({ id: row.id, status: to }),
    })),
    ...(row.can?.delete === true
      ? [{ key: 'delete', label: t('common.delete'), icon: Trash2, isDangerous: true, onSelect: onDelete }]
      : []),
  ];
}

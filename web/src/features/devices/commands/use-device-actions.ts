import {
  CalendarSearch,
  Clock4,
  Copy,
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
import type { Moves } from '../../../crud/moves/use-moves.tsx';
import { useTexts } from '../../../platform/texts.ts';
import type { MenuItem } from '../../../ui/overlays/menu-item.ts';
import type { Device } from '../device/device.ts';
import { useSendCommand } from './use-send-command.ts';

/** Commands that need a word more, or a second thought. */
export type RequestedCommand = 'backfill' | 'verify' | 'push_employee' | 'copy_user' | 'remove_user' | 'resync' | 'reboot';
type PlainCommand = 'roster' | 'info';

const requested: [RequestedCommand, LucideIcon][] = [
  ['backfill', CalendarSearch],
  ['verify', Sigma],
  ['push_employee', UserPlus],
  ['copy_user', Copy],
  ['remove_user', UserMinus],
  ['resync', ListRestart],
  ['reboot', Power],
];
const plain: [PlainCommand, LucideIcon][] = [
  ['roster', UsersRound],
  ['info', Info],
];

/** The actions that are possible now. */
export function useDeviceActions(
  device: Device,
  moves: Moves,
  onAsk: (kind: RequestedCommand) => void,
  onCorrect: () => void,
  onDelete: () => void,
): MenuItem[] {
  const t = useTexts();
  const { maySend, mutate } = useSendCommand(device);
  const { row } = device;
  return [
    ...(maySend ? plain : []).map(([kind, icon]) => ({
      key: kind,
      label: t(`devices.commands.${kind}`),
      icon,
      onSelect: () => mutate({ kind }),
    })),
    ...(maySend ? requested : []).map(([kind, icon]) => ({
      key: kind,
      label: t(`devices.commands.${kind}`),
      icon,
      onSelect: () => onAsk(kind),
    })),
    ...(row.can?.update === true && device.health.last_punch_at !== null
      ? [{ key: 'correct', label: t('devices.clock.title'), icon: Clock4, onSelect: onCorrect }]
      : []),
    ...moves.items(row),
    ...(row.can?.delete === true
      ? [{ key: 'delete', label: t('common.delete'), icon: Trash2, isDangerous: true, onSelect: onDelete }]
      : []),
  ];
}

import { Pin, PinOff, Play, Trash2 } from 'lucide-react';
import { useTexts } from '../../../platform/texts.ts';
import type { MenuItem } from '../../../ui/overlays/menu-item.ts';
import type { WeekRow } from './week-rows.ts';

export type RowActs = {
  onRemove: (row: WeekRow) => void;
  onTimer: (row: WeekRow) => void;
  onKeep: (row: WeekRow) => void;
};

/** Actions for a row, both in the week view and in the day view. */
export function useRowActs({ onRemove, onTimer, onKeep }: RowActs): (row: WeekRow) => MenuItem[] {
  const t = useTexts();
  return (row) => [
    { key: 'timer', label: t('timeCard.timer_start'), icon: Play, onSelect: () => onTimer(row) },
    {
      key: 'keep',
      label: t(row.kept ? 'timeCard.keep_no_more' : 'timeCard.keep_row'),
      icon: row.kept ? PinOff : Pin,
      onSelect: () => onKeep(row),
    },
    { key: 'remove', label: t('timeCard.remove_row'), icon: Trash2, isDangerous: true, onSelect: () => onRemove(row) },
  ];
}

import type { RosterCell as Cell, RosterIssue } from '@cadre/contract/calls/schedules';
import { useTexts } from '../../../../platform/texts.ts';
import { dayCell } from '../../../../ui/day-grid/day-grid.tsx';
import { hoursOf, type Shift } from '../shift.ts';
import { shiftColor } from '../shift-chip.tsx';
import { shiftOn } from './roster-cells.ts';

type Props = {
  cell: Cell;
  row: number;
  column: number;
  shifts: ReadonlyMap<number, Shift>;
  dayClass: string;
  isLocked: boolean;
  isSelected: boolean;
  isActive: boolean;
  issue: RosterIssue['severity'] | undefined;
};

/** Shades holidays. */
export const holidayClass = 'roster__on-holiday';

/** One person on one day: the roster's entry in full colour, or else the plan in pale colour. */
export function RosterCell({ cell, row, column, shifts, dayClass, isLocked, isSelected, isActive, issue }: Props) {
  const t = useTexts();
  const id = shiftOn(cell);
  // An entry on a day without employment is an error, which must be seen to be taken away.
  const isOut = !cell.is_employed && !cell.is_set;
  const shift = id === null || isOut ? undefined : shifts.get(id);
  const kind = isOut ? 'none' : shift ? (cell.is_set ? 'set' : 'base') : cell.is_set ? 'off' : 'free';
  const words = {
    none: () => t('schedules.roster.cell_not_employed'),
    set: () => shift?.name ?? '',
    base: () => t('schedules.roster.cell_base', { shift: shift?.name ?? '' }),
    off: () => t('schedules.roster.cell_off'),
    free: () => t('schedules.roster.cell_free'),
  };
  const hours = shift ? ` ${hoursOf(shift)}` : '';
  const label = [
    shift?.code,
    words[kind]() + hours,
    cell.holiday,
    cell.note,
    isLocked && t('schedules.roster.cell_locked'),
    issue && t(`schedules.roster.${issue}`),
  ]
    .filter(Boolean)
    .join(', ');
  return (
    <td
      {...dayCell(
        { place: { row, column }, isActive },
        `roster__cell roster__cell--${kind} ${dayClass} ${cell.holiday ? holidayClass : ''} ${shift ? looksOf(shift) : ''}`,
      )}
      style={shift && shiftColor(shift.color)}
      aria-selected={isSelected}
      aria-readonly={isLocked || isOut || undefined}
      aria-label={label}
      title={label}
    >
      {shift ? shift.code : kind === 'off' ? t('schedules.off_short') : null}
      {issue && <span className={`roster__mark roster__mark--${issue}`} />}
    </td>
  );
}

const looksOf = ({ code, pause_start }: Shift): string =>
  [code.length > 2 ? 'roster__cell--long' : '', pause_start ? 'roster__cell--split' : ''].join(' ');

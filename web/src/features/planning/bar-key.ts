import type { BoardBooking } from '@cadre/contract/calls/planning';
import { addDays, dayNumber } from '@cadre/rules/calendar';
import { middleOf, movedBy, resizedBy } from '@cadre/rules/planning/booking';
import type { Edit } from './edits.ts';
import { changeOf } from './use-bar-drag.ts';

type Key = { key: string; shiftKey: boolean; ctrlKey: boolean; metaKey: boolean; altKey: boolean };

/** The edit a key makes to a booking, the same as with the mouse. `column` is the number of days in one step. */
export function editByKey(booking: BoardBooking, { key, shiftKey, ctrlKey, metaKey, altKey }: Key, column: number): Edit | undefined {
  if (altKey || (metaKey && !ctrlKey)) return undefined;
  const by = key === 'ArrowLeft' ? -column : key === 'ArrowRight' ? column : 0;
  if (by !== 0 && booking.may_change) {
    if (shiftKey) return changeOf(booking, resizedBy(booking, 'end', by), 'resized');
    if (ctrlKey) return changeOf(booking, resizedBy(booking, 'start', by), 'resized');
    return changeOf(booking, movedBy(booking, by), 'moved');
  }
  if (ctrlKey || shiftKey) return undefined;
  if (key === 'c' && booking.may_change) return { kind: 'copy', of: { ...booking, ...movedBy(booking, lengthOf(booking)) } };
  if (key === 'Delete' && booking.may_delete) return { kind: 'remove', booking };
  const date = key === 's' && booking.may_change ? middleOf(booking) : undefined;
  return date === undefined ? undefined : { kind: 'split', id: booking.id, date, to_date: booking.to_date };
}

/** A copy follows its original, on the same weekdays. */
function lengthOf({ from_date, to_date }: BoardBooking): number {
  const days = dayNumber(addDays(to_date, 1)) - dayNumber(from_date);
  return Math.ceil(days / 7) * 7;
}

import type { BoardBooking } from '@cadre/contract/calls/planning';
import { movedBy, resizedBy } from '@cadre/rules/planning/booking';
import { clickSlack, type Motion } from '../../ui/drag/follow-pointer.ts';
import { useDrag } from '../../ui/drag/use-drag.ts';
import type { Edit, Place } from './edits.ts';

type Grip = 'move' | 'start' | 'end';
type Held = { booking: BoardBooking; grip: Grip; dayWidth: number };
export type DraggedBar = { booking: BoardBooking; place: Place; isCopy: boolean };

type Given = {
  bookingOf: (id: number) => BoardBooking | undefined;
  /** Days of a column: a dragged bar snaps to whole columns. */
  column: number;
  days: number;
  /** Whether the user may book this employee. */
  mayGive: (employee: number) => boolean;
  onDrop: (edit: Edit) => void;
};

/** A bar that follows the pointer: its middle moves it, also to another employee, its edges resize it, and Alt copies it. */
export function useBarDrag({ bookingOf, column, days, mayGive, onDrop }: Given) {
  const { dragged, onPointerDown } = useDrag<Held, DraggedBar>({
    pick: (_press, element) => {
      const bar = element.closest<HTMLElement>('[data-booking]');
      const booking = bar ? bookingOf(Number(bar.dataset.booking)) : undefined;
      const track = bar?.closest<HTMLElement>('[data-track]');
      if (!booking?.may_change || !track) return undefined;
      const grip = (element.closest<HTMLElement>('[data-grip]')?.dataset.grip ?? 'move') as Grip;
      return { booking, grip, dayWidth: track.clientWidth / days };
    },
    over: (held, motion, before) => {
      const isBegun = before || Math.abs(motion.byX) >= clickSlack || (personAt(motion) ?? null) !== held.booking.employee_id;
      if (!isBegun) return undefined;
      return { booking: held.booking, place: placeAt(held, motion, { column, mayGive }), isCopy: motion.altKey && held.grip === 'move' };
    },
    drop: (held, bar) => {
      const edit = editOf(held, bar);
      if (edit) onDrop(edit);
    },
  });
  return { dragged: dragged?.spot, onPointerDown };
}

function placeAt({ booking, grip, dayWidth }: Held, motion: Motion, { column, mayGive }: Pick<Given, 'column' | 'mayGive'>): Place {
  const by = Math.round(motion.byX / (dayWidth * column)) * column;
  if (grip !== 'move') return resizedBy(booking, grip, by);
  const person = personAt(motion);
  const isGiven = person !== undefined && person !== booking.employee_id && mayGive(person);
  return { ...movedBy(booking, by), ...(isGiven && { employee_id: person }) };
}

const personAt = ({ element }: Motion): number | undefined =>
  Number(element?.closest<HTMLElement>('[data-person]')?.dataset.person) || undefined;

/** The edit of a drag; undefined if nothing changed. */
function editOf({ grip }: Held, { booking, place, isCopy }: DraggedBar): Edit | undefined {
  if (isCopy) return { kind: 'copy', of: { ...booking, ...place } };
  return changeOf(booking, place, grip === 'move' ? 'moved' : 'resized');
}

export function changeOf(booking: BoardBooking, after: Place, said: 'moved' | 'resized'): Edit | undefined {
  const names = (Object.keys(after) as (keyof Place)[]).filter((name) => after[name] !== booking[name]);
  if (names.length === 0) return undefined;
  const only = (of: Place): Place => Object.fromEntries(names.map((name) => [name, of[name]]));
  return { kind: 'change', id: booking.id, before: only(booking), after: only(after), said };
}

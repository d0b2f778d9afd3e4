import type { BoardBooking } from '@cadre/contract/calls/planning';
import { movedBy, resizedBy } from '@cadre/rules/planning/booking';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import type { Edit, Place } from './edits.ts';

type Grip = 'move' | 'start' | 'end';
type Dragging = { booking: BoardBooking; grip: Grip; x: number; dayWidth: number };
export type Dragged = { booking: BoardBooking; place: Place; isCopy: boolean };

type Given = {
  bookingOf: (id: number) => BoardBooking | undefined;
  /** Days of a column: a dragged bar snaps to whole columns. */
  column: number;
  days: number;
  /** Whether the user may book this employee. */
  mayGive: (employee: number) => boolean;
  onDrop: (edit: Edit) => void;
};

const slack = 4;

/** A bar that follows the pointer: by its middle it moves, also to another person; by an edge it grows. With Alt it is copied, Escape leaves it. */
export function useDrag({ bookingOf, column, days, mayGive, onDrop }: Given) {
  const [dragged, setDragged] = useState<Dragged>();
  const held = useRef<Dragging>(undefined);
  const shown = useRef<Dragged>(undefined);
  const justDropped = useRef(false);
  const latest = useRef({ onDrop, mayGive, column });
  useEffect(() => {
    latest.current = { onDrop, mayGive, column };
  });

  useEffect(() => {
    const show = (next: Dragged | undefined) => {
      shown.current = next;
      setDragged(next);
    };
    const onMove = (event: globalThis.PointerEvent) => {
      const grip = held.current;
      if (!grip || (!shown.current && Math.abs(event.clientX - grip.x) < slack && (personAt(event) ?? null) === grip.booking.employee_id))
        return;
      show({ booking: grip.booking, place: placeAt(grip, event, latest.current), isCopy: event.altKey && grip.grip === 'move' });
    };
    const onUp = () => {
      const [grip, drop] = [held.current, shown.current];
      held.current = undefined;
      show(undefined);
      if (!grip || !drop) return;
      justDropped.current = true;
      const edit = editOf(grip, drop);
      if (edit) latest.current.onDrop(edit);
    };
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !shown.current) return;
      held.current = undefined;
      show(undefined);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  return {
    dragged,
    /** A finger scrolls; a mouse or a pen drags. */
    onPointerDown: (event: PointerEvent) => {
      justDropped.current = false;
      const bar = (event.target as Element).closest<HTMLElement>('[data-booking]');
      const booking = bar && bookingOf(Number(bar.dataset.booking));
      const track = bar?.closest<HTMLElement>('[data-track]');
      if (!booking?.may_change || !track || event.button !== 0 || event.pointerType === 'touch') return;
      const grip = ((event.target as Element).closest<HTMLElement>('[data-grip]')?.dataset.grip ?? 'move') as Grip;
      held.current = { booking, grip, x: event.clientX, dayWidth: track.clientWidth / days };
    },
    /** Letting go is no click. */
    wasDropped: () => justDropped.current,
  };
}

function placeAt(
  { booking, grip, x, dayWidth }: Dragging,
  event: globalThis.PointerEvent,
  { column, mayGive }: Pick<Given, 'column' | 'mayGive'>,
): Place {
  const by = Math.round((event.clientX - x) / (dayWidth * column)) * column;
  if (grip !== 'move') return resizedBy(booking, grip, by);
  const person = personAt(event);
  const isGiven = person !== undefined && person !== booking.employee_id && mayGive(person);
  return { ...movedBy(booking, by), ...(isGiven && { employee_id: person }) };
}

function personAt({ clientX, clientY }: globalThis.PointerEvent): number | undefined {
  const row = document.elementFromPoint?.(clientX, clientY)?.closest<HTMLElement>('[data-person]');
  return Number(row?.dataset.person) || undefined;
}

/** The edit of a drag; undefined if nothing changed. */
function editOf({ grip }: Dragging, { booking, place, isCopy }: Dragged): Edit | undefined {
  if (isCopy) return { kind: 'copy', of: { ...booking, ...place } };
  return changeOf(booking, place, grip === 'move' ? 'moved' : 'resized');
}

export function changeOf(booking: BoardBooking, after: Place, said: 'moved' | 'resized'): Edit | undefined {
  const names = (Object.keys(after) as (keyof Place)[]).filter((name) => after[name] !== booking[name]);
  if (names.length === 0) return undefined;
  const only = (of: Place): Place => Object.fromEntries(names.map((name) => [name, of[name]]));
  return { kind: 'change', id: booking.id, before: only(booking), after: only(after), said };
}

import type { BoardBooking } from '@cadre/contract/calls/planning';
import type { Day } from '@cadre/rules/calendar';
import { splitAt } from '@cadre/rules/planning/booking';

export type Place = Partial<Pick<BoardBooking, 'employee_id' | 'from_date' | 'to_date'>>;

/** A planner's edit on the board; each can be undone by another edit. */
export type Edit =
  | { kind: 'change'; id: number; before: Place; after: Place; said: 'moved' | 'resized' }
  /** `restores`: the copy restores a removed booking, so earlier edits of that booking are undone on the copy. */
  | { kind: 'copy'; of: BoardBooking; restores?: true }
  | { kind: 'remove'; booking: BoardBooking }
  | { kind: 'split'; id: number; date: Day; to_date: Day }
  | { kind: 'join'; id: number; second: number; date: Day; to_date: Day };

/** The bookings after this edit, shown before it is saved. A new booking has no number yet. */
export function applied(bookings: readonly BoardBooking[], edit: Edit): BoardBooking[] {
  if (edit.kind === 'change') return bookings.map((one) => (one.id === edit.id ? { ...one, ...edit.after } : one));
  if (edit.kind === 'copy') return [...bookings, { ...edit.of, id: fresh(bookings), may_change: false, may_delete: false }];
  if (edit.kind === 'remove') return bookings.filter(({ id }) => id !== edit.booking.id);
  if (edit.kind === 'join')
    return bookings.flatMap((one) => (one.id === edit.second ? [] : one.id === edit.id ? [{ ...one, to_date: edit.to_date }] : [one]));
  return bookings.flatMap((one) => {
    const parts = one.id === edit.id ? splitAt(one, edit.date) : undefined;
    return parts
      ? [
          { ...one, ...parts[0] },
          { ...one, ...parts[1], id: fresh(bookings), may_change: false, may_delete: false },
        ]
      : [one];
  });
}

const fresh = (bookings: readonly BoardBooking[]): number => Math.min(0, ...bookings.map(({ id }) => id)) - 1;

const stored = [
  'employee_id',
  'project_id',
  'skills',
  'from_date',
  'to_date',
  'minutes_per_day',
  'share_bp',
  'weekdays',
  'status',
  'note',
] as const;

/** The values of a booking, to create it again. */
export const valuesOf = (booking: BoardBooking): Record<string, unknown> => ({
  ...Object.fromEntries(stored.flatMap((name) => (booking[name] === null ? [] : [[name, booking[name]]]))),
  ...(booking.department && { department_id: booking.department.id }),
  ...(booking.job && { job_id: booking.job.id }),
  ...(booking.project_task && { project_task_id: booking.project_task.id }),
});

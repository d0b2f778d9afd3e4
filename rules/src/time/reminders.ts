/**
 * Reminders of weeks that are not submitted: to the employee before the weekend, when the week is due and when it is late; to the manager
 * in the middle of the week.
 */
export type ReminderKind = 'friendly' | 'due' | 'late' | 'digest';

/** From its hour until the end of the last working hour in which it still makes sense, should no server have run at its hour. */
const ladder: readonly { kind: ReminderKind; weekday: number; from: number; to: number }[] = [
  { kind: 'friendly', weekday: 5, from: 15 * 60, to: 20 * 60 },
  { kind: 'due', weekday: 1, from: 9 * 60, to: 16 * 60 },
  { kind: 'late', weekday: 1, from: 16 * 60, to: 20 * 60 },
  { kind: 'late', weekday: 2, from: 7 * 60, to: 20 * 60 },
  { kind: 'digest', weekday: 3, from: 9 * 60, to: 20 * 60 },
  { kind: 'digest', weekday: 4, from: 7 * 60, to: 20 * 60 },
];

/** The reminder for this time on a person's own clock. Monday is 1; `minute` counts from midnight. */
export const reminderAt = (weekday: number, minute: number): ReminderKind | null =>
  ladder.find((step) => step.weekday === weekday && step.from <= minute && minute < step.to)?.kind ?? null;

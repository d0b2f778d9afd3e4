/** What somebody is told about weeks that are not handed in: before the weekend, when it is due, when it is late; and their manager in the middle of the week. */
export type ReminderKind = 'friendly' | 'due' | 'late' | 'digest';

/** How long after its hour a reminder may still go out, should nobody have looked at the clock. */
const lasts = 2 * 60;

const ladder: readonly { kind: ReminderKind; weekday: number; from: number }[] = [
  { kind: 'friendly', weekday: 5, from: 15 * 60 },
  { kind: 'due', weekday: 1, from: 9 * 60 },
  { kind: 'late', weekday: 1, from: 16 * 60 },
  { kind: 'digest', weekday: 3, from: 9 * 60 },
];

/** What is told at this time on somebody's own clock. Monday is 1; `minute` counts from midnight. */
export const reminderAt = (weekday: number, minute: number): ReminderKind | null =>
  ladder.find((step) => step.weekday === weekday && step.from <= minute && minute < step.from + lasts)?.kind ?? null;

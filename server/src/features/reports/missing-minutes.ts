import type { MissingWeek } from '../../crud/ports/due-weeks.ts';

export const missingMinutes = ({ required_minutes, logged_minutes }: MissingWeek): number => Math.max(0, required_minutes - logged_minutes);

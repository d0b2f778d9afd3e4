import type { AttendanceSettings } from '../facts.ts';

type Rounding = Pick<AttendanceSettings, 'rounding_step_minutes' | 'rounding_mode'>;

const roundBy = { down: Math.floor, nearest: Math.round, up: Math.ceil };

/** Results are rounded, never events. */
export function rounded(minutes: number, { rounding_step_minutes: step, rounding_mode }: Rounding): number {
  return step > 1 ? roundBy[rounding_mode](minutes / step) * step : minutes;
}

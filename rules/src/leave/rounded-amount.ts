import type { Amount, LeavePolicy } from './policy.ts';

const steps = { none: 1, quarter: 250, half: 500, unit: 1000 };
/** Twelfths and days of a year have endless decimals; a difference of less than a millionth counts as none. */
const grain = 1e6;

export function roundedAmount(exact: number, { rounding, rounding_mode }: Pick<LeavePolicy, 'rounding' | 'rounding_mode'>): Amount {
  const step = steps[rounding];
  const count = Math.round((exact / step) * grain) / grain;
  const whole = { nearest: Math.floor(count + 0.5), up: Math.ceil(count), down: Math.floor(count) }[rounding_mode];
  return whole * step;
}

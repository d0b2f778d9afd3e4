import { asHours } from '../../duration.ts';
import type { Explanation } from '../facts.ts';

/** The arguments of an explanation's text; minutes become hours where that reads better. */
export function explanationArgs({ code, args }: Explanation): Explanation['args'] {
  if (code.startsWith('planned_by_')) return { ...args, expected: asHours(Number(args.expected)) };
  if (code === 'worked') return { ...args, minutes: asHours(Number(args.minutes)) };
  // Days settled earlier do not record how a missed span counts.
  if (code === 'span_missed') return { as: 'missing', ...args };
  return args;
}

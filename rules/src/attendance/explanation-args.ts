import { asHours } from '../duration.ts';
import type { Explanation } from './facts.ts';

/** What goes into a sentence: hours where nobody wants to count minutes. */
export function explanationArgs({ code, args }: Explanation): Explanation['args'] {
  if (code.startsWith('planned_by_')) return { ...args, expected: asHours(Number(args.expected)) };
  if (code === 'worked') return { ...args, minutes: asHours(Number(args.minutes)) };
  // Days settled earlier do not say how a missed span counts.
  if (code === 'span_missed') return { as: 'missing', ...args };
  return args;
}

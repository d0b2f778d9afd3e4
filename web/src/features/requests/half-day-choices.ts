import type { Draft } from '../../fields/kind.ts';

type Slots = { from_slot: unknown; to_slot: unknown };

/**
 * A single day has one portion; of several days, the first may begin at noon and the last may end there. The dependent portion is filled
 * in.
 */
export function halfDayChoices({ from_date, to_date, from_slot, to_slot }: Draft, before: Slots): Slots {
  if (!from_date || !to_date) return { from_slot, to_slot };
  if (from_date !== to_date) return { from_slot: from_slot === 'am' ? 'full' : from_slot, to_slot: to_slot === 'pm' ? 'full' : to_slot };
  const chosen = to_slot !== before.to_slot && from_slot === before.from_slot ? to_slot : from_slot;
  return { from_slot: chosen, to_slot: chosen };
}

/** How far the hours of a month of a retainer are used; `nearly` begins at four fifths. */
export type UsageLevel = 'below' | 'nearly' | 'used_up' | 'over';

/** In percent of the minutes that a month includes and that were carried to it. */
export const usageThresholds = [80, 100] as const;

type Usage = { available: number; used: number };

export function usageLevel({ available, used }: Usage): UsageLevel {
  if (used > available) return 'over';
  if (available > 0 && used === available) return 'used_up';
  return hasPassed({ available, used }, usageThresholds[0]) ? 'nearly' : 'below';
}

export const hasPassed = ({ available, used }: Usage, threshold: number): boolean => used > 0 && used * 100 >= available * threshold;

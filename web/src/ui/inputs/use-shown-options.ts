import { useState } from 'react';
import type { Option } from './option.ts';

const step = 100;

/** Ten thousand options open as fast as ten: the first hundred, those up to the chosen one, and more as one scrolls. */
export function useShownOptions(options: readonly Option[], chosen: readonly Option[]): { limit: number; showMore: () => void } {
  const [extra, setExtra] = useState(0);
  const at = options.findIndex((option) => option.value === chosen[0]?.value);
  return { limit: Math.max(step, at + step) + extra, showMore: () => setExtra(extra + step) };
}

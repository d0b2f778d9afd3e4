import { useSyncExternalStore } from 'react';

/** The narrowest width of each step, in px; the style sheets repeat these numbers, as media queries take no variables. */
export const breakpoints = { sm: 544, md: 768, lg: 992, xl: 1200 } as const;
export type Breakpoint = keyof typeof breakpoints;

const names = Object.keys(breakpoints) as Breakpoint[];
const queries = names.map((name) => window.matchMedia(`(min-width: ${breakpoints[name]}px)`));

/** Which steps the window has reached: `useBreakpoint().lg` is true from 992 px on. */
export function useBreakpoint(): Record<Breakpoint, boolean> {
  const reached = useSyncExternalStore(subscribe, () => queries.filter((query) => query.matches).length);
  return { sm: reached > 0, md: reached > 1, lg: reached > 2, xl: reached > 3 };
}

function subscribe(listener: () => void): () => void {
  for (const query of queries) query.addEventListener('change', listener);
  return () => {
    for (const query of queries) query.removeEventListener('change', listener);
  };
}

type Pause = number | false;

/** Device data is always refetched on use, and optionally polled, in milliseconds; the page shows its own errors. */
export const freshly = <T>(every: Pause | ((known: T | undefined) => Pause) = false) => ({
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: T | undefined } }) => (typeof every === 'function' ? every(data) : every),
  meta: { quiet: true },
});

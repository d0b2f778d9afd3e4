type Pause = number | false;

/** What is known about devices is asked for whenever it is looked at, and again every so many milliseconds; the page says what failed. */
export const freshly = <T>(every: Pause | ((known: T | undefined) => Pause) = false) => ({
  staleTime: 0,
  refetchInterval: ({ state: { data } }: { state: { data: T | undefined } }) => (typeof every === 'function' ? every(data) : every),
  meta: { quiet: true },
});

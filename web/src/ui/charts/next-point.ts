/** The point that a key leads to: arrows to the next or previous one, Home and End to the first and the last. */
export function nextPoint(key: string, at: number, count: number): number | undefined {
  const steps: Record<string, number> = {
    ArrowRight: at + 1,
    ArrowDown: at + 1,
    ArrowLeft: at - 1,
    ArrowUp: at - 1,
    Home: 0,
    End: count - 1,
  };
  const next = steps[key];
  return next === undefined || count === 0 ? undefined : Math.max(0, Math.min(count - 1, next));
}

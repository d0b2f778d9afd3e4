/** The change since before. A missing amount counts as zero; a missing share cannot be compared. */
export function differenceOf(
  kind: string,
  now: number | string | null | undefined,
  before: number | string | null | undefined,
): number | null {
  const [is, was] = [now ?? null, before ?? null];
  if ((is === null && was === null) || (kind === 'share' && (is === null || was === null))) return null;
  return Math.round((Number(is ?? 0) - Number(was ?? 0)) * 10_000) / 10_000;
}

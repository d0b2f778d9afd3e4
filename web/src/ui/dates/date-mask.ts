/** Adds the dashes of `yyyy-mm-dd` while digits are typed; deleted characters stay deleted. */
export function maskDate(next: string, previous: string): string {
  if (next.length < previous.length) return next;
  const padded = next.replace(/^(\d{4})-(\d)[-./]$/, '$1-0$2-').replace(/^(\d{4})[-./]?/, '$1-');
  const digits = padded.replace(/\D/g, '').slice(0, 8);
  const parts = [digits.slice(0, 4), digits.slice(4, 6), digits.slice(6)].filter((part) => part !== '');
  const isPartDone = digits.length === 4 || digits.length === 6;
  return parts.join('-') + (isPartDone ? '-' : '');
}

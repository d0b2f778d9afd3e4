/** Adds the colon of `hh:mm` while digits are typed, and the zero before a lonely hour; deleted characters stay deleted. */
export function maskTime(next: string, previous: string): string {
  if (next.length < previous.length) return next;
  const padded = next.replace(/^(\d)\D/, '0$1:').replace(/^([3-9])/, '0$1');
  const digits = padded.replace(/\D/g, '').slice(0, 4);
  return digits.length < 2 ? digits : `${digits.slice(0, 2)}:${digits.slice(2)}`;
}

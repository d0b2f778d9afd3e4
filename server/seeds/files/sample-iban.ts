/** An account number with the right check digits of a bank that does not exist. */
export function sampleIban(country: string, account: string): string {
  const digits = [...`${account}${country}00`].map((character) => Number.parseInt(character, 36).toString()).join('');
  const rest = [...digits].reduce((sum, digit) => (sum * 10 + Number(digit)) % 97, 0);
  return `${country}${String(98 - rest).padStart(2, '0')}${account}`;
}

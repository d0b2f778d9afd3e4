/** Whether a text is an international bank account number: its shape, and the check digits that make it 1 modulo 97. */
export function isIban(text: string): boolean {
  const plain = text.replaceAll(' ', '').toUpperCase();
  if (!/^[A-Z]{2}[0-9]{2}[A-Z0-9]{11,30}$/.test(plain)) return false;
  const digits = [...plain.slice(4), ...plain.slice(0, 4)].map((character) => Number.parseInt(character, 36).toString()).join('');
  return [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0) === 1;
}

import { folded } from './folded.ts';

export type PersonName = { first_name: string; last_name: string; middle_name?: string | null; preferred_name?: string | null };

/** Whether the text is this person's whole name, in either order, with the second name or without. Accents and capitals do not matter. */
export function isSignatureOf(written: string, person: PersonName, printed = ''): boolean {
  const { last_name } = person;
  const given = givenNames(person).flatMap((name) => [name, `${name} ${person.middle_name ?? ''}`]);
  const whole = [printed, ...given.flatMap((name) => [`${name} ${last_name}`, `${last_name} ${name}`])];
  const signed = letters(written);
  return signed !== '' && whole.some((name) => letters(name) === signed);
}

/** Whether a text contains this person's given and family name. A paper may contain more of the name than the record. */
export function namesPerson(written: string, person: PersonName): boolean {
  const said = letters(written);
  return said.includes(letters(person.last_name)) && givenNames(person).some((name) => said.includes(letters(name)));
}

const givenNames = ({ first_name, preferred_name }: PersonName): string[] =>
  [first_name, preferred_name ?? ''].filter((name) => name !== '');

/** Only the letters and digits, without spaces, periods and hyphens. */
const letters = (text: string): string => folded(text).replace(/[^\p{L}\p{M}\p{N}]/gu, '');

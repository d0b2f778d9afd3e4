import { countries } from '../countries.ts';
import { languages } from '../languages.ts';

/** The code of a country that was written as a word, in any of our languages. */
export function countryOf(words: string): string | undefined {
  known ??= readNames();
  return known.get(words.trim().toLowerCase());
}

let known: Map<string, string> | undefined;

function readNames(): Map<string, string> {
  const names = languages.map((language) => new Intl.DisplayNames(language, { type: 'region' }));
  return new Map(countries.flatMap((code) => names.map((name) => [(name.of(code) ?? code).toLowerCase(), code])));
}

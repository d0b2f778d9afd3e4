import type { Language } from '../languages.ts';
import type { Noun } from './noun.ts';
import { nounFiles } from './noun-files.ts';
import type { Translated } from './translated.ts';

type Files = typeof nounFiles;
export type NounName = keyof Files;
type OnlyExport<F> = F[keyof F];

export type EnglishNouns = { readonly [N in NounName]: OnlyExport<Awaited<ReturnType<Files[N]>>> };

/** The words of a noun in a language other than English: the same keys, and the articles, gender and subject of a decision that the language needs. */
export type NounWords<N extends NounName> = Translated<EnglishNouns[N]> & Pick<Noun, 'a' | 'the' | 'all' | 'gender' | 'request'>;
type Nouns = { readonly [N in NounName]: NounWords<N> };

export const nounNames = Object.keys(nounFiles) as NounName[];

/** The words of every noun, from the file of its name in the folder of the language. A missing file is an error that names it. */
export async function nounsIn<L extends Language>(language: L): Promise<L extends 'en' ? EnglishNouns : Nouns> {
  const words = async (noun: NounName) => {
    const file: Record<string, Noun> = await import(`./${language}/nouns/${noun}.ts`);
    return [noun, Object.values(file)[0]] as const;
  };
  return Object.fromEntries(await Promise.all(nounNames.map(words))) as never;
}

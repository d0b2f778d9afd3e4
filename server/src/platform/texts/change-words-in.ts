import type { Language } from '@cadre/contract/languages';
import { type ChangeWords, changeWords } from '@cadre/contract/texts/change-words';
import { translator, wordsOf } from './texts.ts';

const known = new Map<Language, ChangeWords>();

/** Made once per language. */
export function changeWordsIn(language: Language): ChangeWords {
  const t = translator(language);
  const { field, option, inline } = wordsOf(t);
  const create = (noun: string): string => t('common.new', { what: inline.a(noun) });
  const words = known.get(language) ?? changeWords(language, { field, option, create, remove: t('common.remove') });
  known.set(language, words);
  return words;
}

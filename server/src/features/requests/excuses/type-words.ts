import type { Language } from '@cadre/contract/languages';
import { type ExcuseType, excuseTypes } from '@cadre/rules/excuses/excuse';
import { translator, wordsOf } from '../../../platform/texts/texts.ts';

/** The name of each excuse type in a language. */
export function typeWords(language: Language): Record<ExcuseType, string> {
  const { option } = wordsOf(translator(language));
  return Object.fromEntries(excuseTypes.map((type) => [type, option('excuses', 'type', type)])) as Record<ExcuseType, string>;
}

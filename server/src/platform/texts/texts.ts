import { isLanguage, type Language } from '@cadre/contract/languages';
import { allTexts } from '@cadre/contract/texts/all';
import { writtenArgs } from '@cadre/contract/texts/day-forms';
import type { EnglishTexts } from '@cadre/contract/texts/texts';
import { type Words, wordsIn } from '@cadre/contract/texts/words';
import { createTranslator } from 'use-intl/core';

const makeTranslator = (language: Language) =>
  // The other languages have the keys and arguments of English, which is their type.
  createTranslator({ locale: language, messages: allTexts[language] as EnglishTexts, timeZone: 'UTC' });

export type Translate = ReturnType<typeof makeTranslator>;

const translators = new Map<Language, Translate>();
const words = new Map<Translate, Words>();

export function translator(language: Language): Translate {
  let translate = translators.get(language);
  if (!translate) {
    translate = writingDays(language, makeTranslator(language));
    translators.set(language, translate);
    words.set(translate, wordsIn(allTexts[language]));
  }
  return translate;
}

/** Days, weeks and the month among the arguments are written as people write them, also inside of a title. */
function writingDays(language: Language, translate: Translate): Translate {
  const say = translate as (key: string, args?: object, ...rest: unknown[]) => string;
  const withArgs: typeof say = (key, args, ...rest) => say(key, args && writtenArgs(language, args), ...rest);
  return Object.assign(withArgs, translate) as Translate;
}

/** The names of nouns, fields and options in this language; an unknown name stays as it was sent. */
export const wordsOf = (t: Translate): Words => words.get(t) as Words;

/** The first available language of the header, by its weights: `de-CH;q=0.9` selects German. */
export function languageOf(acceptLanguage: string | undefined): Language {
  if (!acceptLanguage) return 'en';
  const languages = acceptLanguage
    .slice(0, 200)
    .split(',')
    .map((language) => {
      const [tag = '', ...parameters] = language.trim().split(';');
      const weight = parameters.map((parameter) => /^\s*q=([01](?:\.\d{1,3})?)\s*$/.exec(parameter)?.[1]).find(Boolean);
      return { language: tag.toLowerCase().split('-')[0], weight: weight === undefined ? 1 : Number(weight) };
    })
    .filter((language) => language.weight > 0)
    .sort((one, other) => other.weight - one.weight);
  const found = languages.find((language) => isLanguage(language.language));
  return (found?.language as Language | undefined) ?? 'en';
}

export const momentText = (language: Language, moment: Date, timeZone = 'UTC'): string =>
  new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeStyle: 'short', hourCycle: 'h23', timeZone }).format(moment) +
  (timeZone === 'UTC' ? ' UTC' : '');

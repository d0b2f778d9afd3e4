import type { CustomFields } from '@cadre/contract/custom-field';
import { customName, wordedIn } from '@cadre/contract/custom-fields';
import type { Field } from '@cadre/contract/fields';
import { isLanguage, type Language } from '@cadre/contract/languages';
import type { Complaint } from '@cadre/contract/problems';
import { type Words, wordsIn } from '@cadre/contract/texts/words';
import { useMemo } from 'react';
import { useLocale, useMessages } from 'use-intl';
import { useCustomFields } from '../platform/custom-fields.ts';
import { useTexts } from '../platform/texts.ts';

/** Codes of complaints come from a declaration, so their keys cannot be typed. */
type Phrase = (key: string, values?: Record<string, string | number>) => string;

export type Labels = ReturnType<typeof useLabels>;

/** The texts of a declaration: nouns, their fields, options and moves, and validation errors. */
export function useLabels() {
  const t = useTexts();
  const texts = useMessages();
  const language = useLocale();
  const custom = useCustomFields();
  return useMemo(() => {
    const say = t as unknown as Phrase;
    const words = withOwn(wordsIn(texts, isNameEnough), custom, language);
    return {
      ...words,
      /** The company's help text of a custom field. */
      help: ({ custom }: Field): string | undefined => (custom && wordedIn(custom.help, spokenIn(language))) || undefined,
      complaint: (noun: string | undefined, { code, ...values }: Complaint, name: string): string =>
        say(`checks.${code}`, { label: words.field(noun, name), ...values }),
    };
  }, [t, texts, custom, language]);
}

const spokenIn = (locale: string): Language => (isLanguage(locale) ? locale : 'en');

/** The fields that the company added have its own words. */
function withOwn(words: Words, custom: CustomFields, locale: string): Words {
  if (custom.size === 0) return words;
  const language = spokenIn(locale);
  const find = (noun: string | undefined, name: string) => custom.get(noun ?? '')?.find(({ key }) => customName(key) === name);
  return {
    ...words,
    field: (noun, name) => {
      const own = find(noun, name);
      return own ? wordedIn(own, language) : words.field(noun, name);
    },
    option: (noun, name, value) => {
      const own = find(noun, name)?.options.find(({ key }) => key === value);
      return own ? wordedIn({ name: own.name, name_i18n: own.name_i18n ?? {} }, language) : words.option(noun, name, value);
    },
  };
}

/** The build loads the nouns of each file with it; if it misses one, this error makes an end-to-end test fail. */
const isNameEnough = (noun: string): void => console.error(`The words of ${noun} are not loaded.`);

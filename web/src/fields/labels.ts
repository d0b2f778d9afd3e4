import type { Complaint } from '@cadre/contract/problems';
import { wordsIn } from '@cadre/contract/texts/words';
import { useMemo } from 'react';
import { useMessages } from 'use-intl';
import { useTexts } from '../platform/texts.ts';

/** Codes of complaints come from a declaration, so their keys cannot be typed. */
type Say = (key: string, values?: Record<string, string | number>) => string;

export type Labels = ReturnType<typeof useLabels>;

/** The words for what a declaration names: nouns, their fields, options and moves, and what is wrong with a value. */
export function useLabels() {
  const t = useTexts();
  const texts = useMessages();
  return useMemo(() => {
    const say = t as unknown as Say;
    const words = wordsIn(texts, tellOfNameAlone);
    return {
      ...words,
      complaint: (noun: string | undefined, { code, ...values }: Complaint, name: string): string =>
        say(`checks.${code}`, { label: words.field(noun, name), ...values }),
    };
  }, [t, texts]);
}

/** The build lets all that is loaded wait for its nouns; where it overlooks one, a journey shall fail. */
const tellOfNameAlone = (noun: string): void => console.error(`The words of ${noun} are not loaded.`);

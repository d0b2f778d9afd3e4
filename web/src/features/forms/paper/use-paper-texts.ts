import { type PaperFormat, paperFormat } from '@cadre/contract/forms/paper-format';
import type { Phrase } from '@cadre/contract/forms/paper-words';
import type { Language } from '@cadre/contract/languages';
import { useQuery } from '@tanstack/react-query';
import { createTranslator } from 'use-intl';
import { readPaperTexts } from '../../../platform/texts.ts';

export type PaperTexts = { say: Phrase; format: PaperFormat };

/** The words of a paper's language, which need not be the reader's; fetched when the first paper needs them. */
export const usePaperTexts = (language: Language) =>
  useQuery({
    queryKey: ['paper-texts', language],
    queryFn: async (): Promise<PaperTexts> => {
      const messages = await readPaperTexts(language);
      // A declaration's keys are known at run time alone.
      return { say: createTranslator({ locale: language, messages }) as unknown as Phrase, format: paperFormat(language) };
    },
    staleTime: Number.POSITIVE_INFINITY,
  });

import type { Language } from '@cadre/contract/languages';
import { changeSummary } from '@cadre/contract/texts/change-words';
import { changeWordsIn } from '../texts/change-words-in.ts';

/** The arguments of a notice as its reader is told them: what was kept as a code becomes words. */
export const inLanguage = (language: Language, args: Record<string, string>): Record<string, string> =>
  args.summary === undefined ? args : { ...args, summary: changeSummary(changeWordsIn(language), args.summary) };

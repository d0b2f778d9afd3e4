import type { NotificationType } from '@cadre/contract/calls/notifications';
import type { Language } from '@cadre/contract/languages';
import { changeSummary } from '@cadre/contract/texts/change-words';
import { amountText } from '../texts/amount-text.ts';
import { changeWordsIn } from '../texts/change-words-in.ts';
import { monthText } from '../texts/month-text.ts';
import { runNameOf } from '../texts/run-name.ts';
import { translator, wordsOf } from '../texts/texts.ts';
import { requestWords } from './request-words.ts';

/** The arguments of a notice in its reader's language: stored codes become text, and a request is named by its noun. */
export const noticeInLanguage = (language: Language, type: NotificationType, args: Record<string, string>): Record<string, string> => ({
  ...inLanguage(language, args),
  ...(args.model !== undefined && requestWords(language, type, args.model)),
});

export const inLanguage = (language: Language, { by_language, summary, run, ...args }: Record<string, string>): Record<string, string> => ({
  ...args,
  ...namesIn(language, by_language),
  ...(summary !== undefined && titled(changeSummary(changeWordsIn(language), summary))),
  ...(args.unit !== undefined && { amount: amountText(translator(language), Number(args.amount), args.unit) }),
  ...(args.month?.includes('/') && { month: monthText(language, args.month) }),
  ...(run !== undefined && { title: runNameOf(language, run) }),
  ...(args.model !== undefined && { kind: wordsOf(translator(language)).one(args.model) }),
});

/** A request without a title of its own is named by its summary. */
const titled = (summary: string): Record<string, string> => ({ summary, title: summary });

/** Records with names in several languages are stored with all of them. */
function namesIn(language: Language, by_language: string | undefined): Record<string, string> | undefined {
  return by_language === undefined ? undefined : (JSON.parse(by_language) as Partial<Record<Language, Record<string, string>>>)[language];
}

import type { Language } from '@cadre/contract/languages';
import { changeSummary } from '@cadre/contract/texts/change-words';
import { amountText } from '../texts/amount-text.ts';
import { changeWordsIn } from '../texts/change-words-in.ts';
import { monthText } from '../texts/month-text.ts';
import { runNameOf } from '../texts/run-name.ts';
import { translator, wordsOf } from '../texts/texts.ts';

/** The arguments of a notice as its reader is told them: what was kept as a code becomes words. */
export const inLanguage = (language: Language, { titles, ...args }: Record<string, string>): Record<string, string> => ({
  ...args,
  ...titleIn(language, titles),
  ...(args.summary !== undefined && { summary: changeSummary(changeWordsIn(language), args.summary) }),
  ...(args.unit !== undefined && { amount: amountText(translator(language), Number(args.amount), args.unit) }),
  ...(args.month?.includes('/') && { month: monthText(language, args.month) }),
  ...(args.run !== undefined && { name: runNameOf(language, args.run) }),
  ...(args.model !== undefined && { kind: wordsOf(translator(language)).option('approvals', 'model', args.model) }),
});

/** What has names in other languages keeps a title for each of them. */
function titleIn(language: Language, titles: string | undefined): Record<string, string> {
  const title = titles && (JSON.parse(titles) as Partial<Record<Language, string>>)[language];
  return title ? { title } : {};
}

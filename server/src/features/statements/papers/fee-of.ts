import type { Language } from '@cadre/contract/languages';
import { monthText } from '../../../platform/texts/month-text.ts';
import { translator } from '../../../platform/texts/texts.ts';

/** The name of a retainer's fee on papers, by its month. */
export const feeOf = (month: string, language: Language): string =>
  translator(language)('statements.fee_of', { month: monthText(language, month) });

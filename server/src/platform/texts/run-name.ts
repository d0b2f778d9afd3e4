import type { Language } from '@cadre/contract/languages';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { isWholeMonth, spanOf } from '@cadre/rules/pay/pay-period';
import { monthText } from './month-text.ts';
import { translator, wordsOf } from './texts.ts';

/** The default name of a run without a name of its own: `month` is its pay period, `place` its branch and department, or empty. */
export type RunParts = { month: string; kind: string; place: string };

export const runName = (language: Language, { month, kind, place }: RunParts): string =>
  [periodText(language, month), place, kindWord(language, kind)].filter(Boolean).join(' · ');

/** Shorter pay periods are called by their days, as dates are written everywhere. */
function periodText(language: Language, period: string): string {
  if (isWholeMonth(period)) return monthText(language, period);
  const { from, to } = spanOf(period);
  return `${from} – ${to}`;
}

/** The usual kind is not mentioned. */
export const kindWord = (language: Language, kind: string): string =>
  kind === 'regular' ? '' : wordsOf(translator(language)).option(payrolls.name, 'kind', kind);

/** The stored form of the default name in notices, to be shown in each reader's language: `2026-11 off_cycle Madrid`. */
export const runCode = ({ month, kind, place }: RunParts): string => `${month} ${kind} ${place}`;

export function runNameOf(language: Language, code: string): string {
  const [month = '', kind = '', ...place] = code.split(' ');
  return runName(language, { month, kind, place: place.join(' ') });
}

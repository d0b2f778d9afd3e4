import { payWords } from '@cadre/contract/pay-words';
import { toMajor } from '@cadre/rules/money';
import { useMemo } from 'react';
import { useLocale } from 'use-intl';
import { preciseNumber } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useAmountText } from '../amounts/use-amount-text.ts';

/** Codes come with a payslip, so their keys cannot be typed. */
type Phrase = (key: string, values?: Record<string, string | number>) => string;

/**
 * Texts for the codes of a payslip: its lines, their explanations, the changes since the previous month, and the reasons why there is none.
 */
export function usePayWords(currency: string) {
  const say = useTexts() as unknown as Phrase;
  const written = useAmountText(currency);
  const { month } = useDayWords();
  const language = useLocale();
  return useMemo(
    () =>
      payWords((key, args) => say(`pay.${key}`, args), {
        money: (minor) => written(toMajor(minor, currency)),
        number: preciseNumber(language),
        day: (day) => day,
        month,
      }),
    [say, written, month, currency, language],
  );
}

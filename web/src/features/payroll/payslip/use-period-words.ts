import { isWholeMonth } from '@cadre/rules/pay/pay-period';
import { useTexts } from '../../../platform/texts.ts';

type Key = 'nothing_in' | 'changed' | 'compared' | 'unchanged' | 'first' | 'segments' | 'monthly';
type Phrase = (key: string, args?: Record<string, string>) => string;

/** The texts of a payslip for its month, or for its shorter pay period. */
export function usePeriodWords(period: string): (key: Key, args?: Record<string, string>) => string {
  const say = useTexts() as unknown as Phrase;
  return (key, args) => say(isWholeMonth(period) ? `payslip.${key}` : `payslip.of_period.${key}`, args);
}

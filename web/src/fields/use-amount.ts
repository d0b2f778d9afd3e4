import { asHours } from '@cadre/rules/duration';
import { useTexts } from '../platform/texts.ts';

/** `6.5 days`, `12 hours`; minutes as `7:30`. */
export function useAmount(): (amount: number, unit: string) => string {
  const t = useTexts();
  return (amount, unit) => (unit === 'minute' ? asHours(amount) : t('common.amount_in', { amount, unit }));
}

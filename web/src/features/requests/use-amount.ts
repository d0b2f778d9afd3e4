import { useTexts } from '../../platform/texts.ts';

/** `6.5 days`, `12 hours`. */
export function useAmount(): (amount: number, unit: string) => string {
  const t = useTexts();
  return (amount, unit) => t('leave.amount', { amount, unit });
}

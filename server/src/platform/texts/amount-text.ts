import { asHours } from '@cadre/rules/duration';
import type { Translate } from './texts.ts';

/** `6.5 days`, `12 hours`; minutes as `7:30`. */
export const amountText = (t: Translate, amount: number, unit: string): string =>
  unit === 'minute' ? asHours(amount) : t('common.amount_in', { amount, unit });

import { useLocale } from 'use-intl';
import { moneyText } from '../platform/format/format.ts';
import type { Change } from './change.ts';

/** The text of one side of a change where its value alone is not readable. */
export function useChangeNames(): (change: Change, side: 'old' | 'new') => string | undefined {
  const language = useLocale();
  return (change, side) => {
    const [value, currency] = [change[side], change[`${side}_currency`]];
    if (typeof value === 'number' && currency) return moneyText(language, value, currency);
    return change[`${side}_name`] ?? undefined;
  };
}

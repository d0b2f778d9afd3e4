import { useCallback } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useHidesAmounts } from './use-hides-amounts.ts';

const dots = '•••••';

/** A line never ends between a sign and its amount. */
const withSign = (value: number, written: string): string => (value > 0 ? `+${written}` : written).replace(/^[+-]/, '$&\u2060');

/** An amount of pay inside a sentence; dots where amounts are hidden. */
export function useAmountText(currency: string): (value: number, isDifference?: boolean) => string {
  const format = useFormat();
  const hides = useHidesAmounts();
  return useCallback(
    (value, isDifference = false) => {
      if (hides) return dots;
      const written = format.preciseMoney(value, currency);
      return isDifference ? withSign(value, written) : written;
    },
    [format, hides, currency],
  );
}

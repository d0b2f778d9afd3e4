import { asHours } from '@cadre/rules/duration';
import { useCallback } from 'react';
import { useTexts } from '../texts.ts';
import { useFormat } from './format.ts';

/** From this many minutes on, single minutes do not matter to readers. */
const manyFrom = 100 * 60;

/** Minutes as people read them: `8:05`, and sums as `9,308 h`. Next to a sum the others are written like it: `8.1 h`. */
export function useHours(): (minutes: number, beside?: number) => string {
  const t = useTexts();
  const format = useFormat();
  return useCallback(
    (minutes, beside = 0) => {
      if (Math.max(Math.abs(minutes), Math.abs(beside)) < manyFrom) return asHours(minutes);
      const sum = t('common.hours_in_all', { hours: format.number(Math.round(Math.abs(minutes) / 6) / 10) });
      return minutes < 0 ? `−${sum}` : sum;
    },
    [t, format],
  );
}

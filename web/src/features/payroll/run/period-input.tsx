import { isMonth } from '@cadre/rules/calendar';
import { type PayFrequency, periodsOf, spanOf } from '@cadre/rules/pay/pay-period';
import type { InputProps } from '../../../fields/kind.ts';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { usePayPeriods } from '../use-pay-periods.ts';

/** The pay periods that end in the month of a new run, by their first day. */
export function PeriodInput({ value, draft: { month, frequency }, name: _, field: __, row: ___, ...rest }: InputProps) {
  const { month: words } = useDayWords();
  const begin = usePayPeriods();
  const periods = begin !== null && isMonth(month) ? periodsOf((frequency ?? 'monthly') as PayFrequency, month, begin) : [];
  const options = periods.map((period) => ({ value: spanOf(period).from, label: words(period) }));
  const chosen = options.some((option) => option.value === value) ? String(value) : undefined;
  return <LazyPickInput {...rest} value={chosen} options={options} clearable={false} />;
}

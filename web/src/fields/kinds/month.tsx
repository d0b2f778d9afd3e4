import { isMonth } from '@cadre/rules/calendar';
import { useDayWords } from '../../platform/format/use-day-words.ts';
import { maskDate } from '../../ui/dates/date-mask.ts';
import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import { EmptyValue, isEmpty } from '../empty-value.tsx';
import type { FieldKind, InputProps } from '../kind.ts';
import { text } from './text.tsx';

/** Typed as `yyyy-mm`, which is the start of a date. */
function MonthInput({ field: _field, draft: _draft, row: _row, value, onChange, ...rest }: InputProps) {
  const shown = String(value ?? '');
  return (
    <PlainInput
      {...rest}
      type="text"
      inputMode="numeric"
      hasDigits
      placeholder="yyyy-mm"
      maxLength={7}
      value={shown}
      onText={(next) => onChange(maskDate(next, shown).slice(0, 7) || null)}
    />
  );
}

function MonthText({ value }: { value: unknown }) {
  const { month: inWords } = useDayWords();
  const month = String(value);
  return isMonth(month) ? inWords(month) : month;
}

export const month: FieldKind = {
  ...text,
  Cell: ({ value }) => (isEmpty(value) ? <EmptyValue /> : <MonthText value={value} />),
  Chosen: MonthText,
  Input: MonthInput,
  hint: 'month',
  width: 150,
};

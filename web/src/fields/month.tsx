import { maskDate } from '../ui/date-mask.ts';
import { PlainInput } from '../ui/plain-input.tsx';
import type { FieldKind, InputProps } from './kind.ts';
import { text } from './text.tsx';

/** Typed as `yyyy-mm`, which is how a date begins. */
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

export const month: FieldKind = { ...text, Input: MonthInput, hint: 'month', width: 96 };

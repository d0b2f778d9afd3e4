import { maskTime } from '../ui/time-mask.ts';
import { EmptyValue, isEmpty } from './empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from './kind.ts';
import { PlainInput } from './plain-input.tsx';

const TimeCell = ({ value }: CellProps) => (isEmpty(value) ? <EmptyValue /> : <span className="number">{String(value)}</span>);

/** Typed as `hh:mm`, on a clock of 24 hours. */
function TimeInput({ field: _field, draft: _draft, row: _row, value, onChange, ...rest }: InputProps) {
  const shown = String(value ?? '');
  return (
    <PlainInput
      {...rest}
      type="text"
      inputMode="numeric"
      className="control--number"
      placeholder="hh:mm"
      maxLength={5}
      value={shown}
      onText={(next) => onChange(maskTime(next, shown) || null)}
    />
  );
}

export const time: FieldKind = { Cell: TimeCell, Input: TimeInput, hint: 'time', width: 90 };

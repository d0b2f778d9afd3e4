import { asHours } from '@cadre/rules/duration';
import { readHours } from '@cadre/rules/time/duration';
import { useState } from 'react';
import { useHours } from '../../platform/format/use-hours.ts';
import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import { EmptyValue } from '../empty-value.tsx';
import { NumberFilter } from '../filters/number-filter.tsx';
import { rangeText } from '../filters/range-filter.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';

function MinutesCell({ value }: CellProps) {
  const hours = useHours();
  return typeof value === 'number' ? <span className="digits whole">{hours(value)}</span> : <EmptyValue />;
}

/** Hours as people write them; a text that is none remains for the check to refuse. Shown in one form once the input is left. */
function MinutesInput({ field: _field, draft: _draft, row: _row, value, onChange, ...rest }: InputProps) {
  const [typed, setTyped] = useState(() => shown(value));
  const text = parse(typed) === value ? typed : shown(value);
  const take = (next: string) => {
    setTyped(next);
    onChange(parse(next));
  };
  return (
    <PlainInput {...rest} type="text" inputMode="numeric" hasDigits value={text} onText={take} onBlur={() => setTyped(shown(value))} />
  );
}

const shown = (value: unknown): string => (typeof value === 'number' ? asHours(value) : String(value ?? ''));

function parse(typed: string): number | string | null {
  return typed.trim() === '' ? null : (readHours(typed) ?? typed);
}

function MinutesChosen({ value }: Pick<FilterProps, 'value'>) {
  return rangeText(value, (bound) => asHours(Number(bound)));
}

export const minutes: FieldKind = {
  Cell: MinutesCell,
  Input: MinutesInput,
  Filter: (props) => <NumberFilter {...props} decimals={0} unit="min" />,
  Chosen: MinutesChosen,
  hint: 'enter',
  width: 96,
  align: 'end',
};

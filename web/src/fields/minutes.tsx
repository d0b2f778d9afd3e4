import { asHours } from '@cadre/rules/duration';
import { useState } from 'react';
import { PlainInput } from '../ui/plain-input.tsx';
import { EmptyValue } from './empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from './kind.ts';

const MinutesCell = ({ value }: CellProps) =>
  typeof value === 'number' ? <span className="number">{asHours(value)}</span> : <EmptyValue />;

/** `7:30` or plain hours; what is neither stays as typed for the check to complain about. */
function MinutesInput({ field: _field, draft: _draft, row: _row, value, onChange, ...rest }: InputProps) {
  const [typed, setTyped] = useState(() => shown(value));
  const text = parse(typed) === value ? typed : shown(value);
  const take = (next: string) => {
    setTyped(next);
    onChange(parse(next));
  };
  return <PlainInput {...rest} type="text" inputMode="numeric" hasDigits value={text} onText={take} />;
}

const shown = (value: unknown): string => (typeof value === 'number' ? asHours(value) : String(value ?? ''));

function parse(typed: string): number | string | null {
  const match = /^(\d{1,4})(?::([0-5]\d))?$/.exec(typed.trim());
  if (typed.trim() === '') return null;
  return match ? Number(match[1]) * 60 + Number(match[2] ?? 0) : typed;
}

export const minutes: FieldKind = { Cell: MinutesCell, Input: MinutesInput, hint: 'enter', width: 110, align: 'end' };

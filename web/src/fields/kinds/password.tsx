import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import type { FieldKind, InputProps } from '../kind.ts';

const PasswordInput = ({ field: _field, value, onChange, draft: _draft, row: _row, ...rest }: InputProps) => (
  <PlainInput {...rest} type="password" autoComplete="new-password" value={String(value ?? '')} onText={onChange} />
);

/** Typed, never shown. */
export const password: FieldKind = { Cell: () => null, Input: PasswordInput, hint: 'enter', width: 120 };

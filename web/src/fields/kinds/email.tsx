import { mailto } from '../../platform/format/mailto.ts';
import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import { EmailText } from '../../ui/people/email-text.tsx';
import { EmptyValue, isEmpty } from '../empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../kind.ts';
import { text } from './text.tsx';

function EmailCell({ value }: CellProps) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <a title={String(value)} href={mailto(String(value))} onClick={(event) => event.stopPropagation()}>
      <EmailText address={String(value)} />
    </a>
  );
}

// type="text": the browser's own check would speak before ours, in its own words.
const EmailInput = ({ field: _field, value, onChange, draft: _draft, row: _row, ...rest }: InputProps) => (
  <PlainInput
    {...rest}
    type="text"
    inputMode="email"
    spellCheck={false}
    value={String(value ?? '')}
    onText={(typed) => onChange(typed.trim())}
  />
);

export const email: FieldKind = { ...text, Cell: EmailCell, Input: EmailInput, width: 244 };

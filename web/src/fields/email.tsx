import { mailto } from '../platform/mailto.ts';
import { PlainInput } from '../ui/plain-input.tsx';
import { EmptyValue, isEmpty } from './empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from './kind.ts';
import { text } from './text.tsx';

function EmailCell({ value }: CellProps) {
  if (isEmpty(value)) return <EmptyValue />;
  const [mailbox, host] = String(value).split('@');
  // Where it is too long for its place, it breaks behind the sign; the cells of a table have one line.
  return (
    <a title={String(value)} href={mailto(String(value))} onClick={(event) => event.stopPropagation()}>
      {mailbox}@<wbr />
      {host}
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

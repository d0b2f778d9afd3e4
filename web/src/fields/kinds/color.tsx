import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import { EmptyValue, isEmpty } from '../empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../kind.ts';

function ColorCell({ value }: CellProps) {
  if (isEmpty(value)) return <EmptyValue />;
  return (
    <span className="line line--inline">
      <span className="color-cell__swatch" style={{ background: String(value) }} aria-hidden />
      {String(value)}
    </span>
  );
}

/** The browser's own picker, with the code next to it for users who know it. */
function ColorInput({ id, name, value, invalid, describedBy, onChange }: InputProps) {
  const typed = String(value ?? '');
  const known = /^#[0-9a-f]{6}$/i.test(typed);
  return (
    <span className={`gap-2 flex color-input ${known ? '' : 'color-input--none'}`}>
      <input type="color" tabIndex={-1} aria-hidden value={known ? typed : '#000000'} onChange={(event) => onChange(event.target.value)} />
      <PlainInput
        id={id}
        name={name}
        type="text"
        maxLength={7}
        spellCheck={false}
        value={typed}
        invalid={invalid}
        describedBy={describedBy}
        onText={(next) => onChange(next.trim())}
      />
    </span>
  );
}

export const color: FieldKind = { Cell: ColorCell, Input: ColorInput, hint: 'enter', width: 120 };

import { useState } from 'react';
import { inWords, useTexts } from '../../platform/texts.ts';
import { PlainInput } from '../../ui/inputs/plain-input.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import { EmptyValue, isEmpty } from '../empty-value.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';

export const TextCell = ({ field, value }: Pick<CellProps, 'field' | 'value'>) => {
  if (isEmpty(value)) return <EmptyValue />;
  return field.dated ? inWords(String(value)) : String(value);
};

function TextFieldInput({ field, value, onChange, draft: _draft, row: _row, ...rest }: InputProps) {
  const max = 'max' in field ? field.max : undefined;
  return (
    <PlainInput {...rest} type="text" value={String(value ?? '')} onText={onChange} {...(max !== undefined && { maxLength: max * 2 })} />
  );
}

/** Applied on Enter or when the focus leaves, so that a half-typed word sends no request. */
function TextFilter({ name, value, onChange }: FilterProps) {
  const t = useTexts();
  const [typed, setTyped] = useState(typeof value === 'string' ? value : '');
  const apply = () => onChange(typed.trim() || undefined);
  return (
    <TextInput
      name={name}
      aria-label={t('common.search')}
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
      onBlur={apply}
      onKeyDown={(event) => event.key === 'Enter' && apply()}
    />
  );
}

export const text: FieldKind = {
  Cell: TextCell,
  Input: TextFieldInput,
  Filter: TextFilter,
  Chosen: ({ value }) => String(value),
  hint: 'enter',
  width: (field) => {
    if (field.dated) return 240;
    return 'max' in field && field.max !== undefined && field.max <= 30 ? 110 : 170;
  },
};

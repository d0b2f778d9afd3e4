import { type Field, namedAs } from '@cadre/contract/fields';
import { useState } from 'react';
import { inWords } from '../../platform/texts.ts';
import type { Option } from '../../ui/inputs/option.ts';
import { EmptyValue } from '../empty-value.tsx';
import { LookupChosen, LookupFilter } from '../filters/lookup-filter.tsx';
import type { CellProps, FieldKind, InputProps, NamedRef, Row } from '../kind.ts';
import { LazyPickInput } from '../lazy-pick-input.tsx';
import { useLookup, useNames } from '../use-lookup.ts';

export const targetOf = (field: Field): string => ('to' in field ? field.to : '');

const namedIn = (row: Row | undefined, name: string): NamedRef | undefined => (row?.[namedAs(name)] ?? undefined) as NamedRef | undefined;

function ReferenceCell({ name, field, row }: CellProps) {
  const called = namedIn(row, name)?.name;
  if (called === undefined) return <EmptyValue />;
  return field.dated ? inWords(called) : called;
}

type ReferenceInputProps = InputProps & {
  /** All options, where the page knows them, instead of the server's search results. They may arrive while the user types. */
  offered?: readonly Option[] | undefined;
};

export function ReferenceInput({ name, field, value, row, offered, ...rest }: ReferenceInputProps) {
  const to = targetOf(field);
  const [typed, setTyped] = useState('');
  const { options, loading } = useLookup(to, typed, offered === undefined);
  const id = typeof value === 'number' ? value : undefined;
  const known = namedIn(row, name);
  const named = useNames(to, id === undefined || known?.id === id ? [] : [id]);
  const current = known && known.id === id ? [{ value: known.id, label: known.name }] : named;
  const others = options.filter((option) => option.value !== id || current.length === 0);
  return (
    <LazyPickInput
      {...rest}
      value={id}
      options={offered ?? (typed ? options : [...current, ...others])}
      loading={loading && !offered}
      clearable={!field.required}
      {...(!offered && { onSearch: setTyped })}
    />
  );
}

export const reference: FieldKind = {
  Cell: ReferenceCell,
  Input: ReferenceInput,
  Filter: ({ field, ...rest }) => <LookupFilter {...rest} to={targetOf(field)} />,
  Chosen: ({ field, value }) => <LookupChosen to={targetOf(field)} value={value} />,
  hint: 'select',
  width: (field) => (targetOf(field) === 'employees' ? 160 : 134),
};

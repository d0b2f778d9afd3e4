import { namedAs } from '@cadre/contract/fields';
import { useState } from 'react';
import { EmptyValue } from '../empty-value.tsx';
import type { CellProps, FieldKind, InputProps, NamedRef } from '../kind.ts';
import { LazyPickInput } from '../lazy-pick-input.tsx';
import { useLookup, useNames } from '../use-lookup.ts';
import { reference, targetOf } from './reference.tsx';

function ReferencesCell({ name, row, format }: CellProps) {
  const named = (row[namedAs(name)] ?? []) as NamedRef[];
  return named.length === 0 ? <EmptyValue /> : format.list(named.map((one) => one.name));
}

function ReferencesInput({ name, field, value, row, onChange, ...rest }: InputProps) {
  const to = targetOf(field);
  const [typed, setTyped] = useState('');
  const { options, loading } = useLookup(to, typed);
  const ids = Array.isArray(value) ? (value as number[]) : [];
  const known = ((row?.[namedAs(name)] ?? []) as NamedRef[]).map((one) => ({ value: one.id as string | number, label: one.name }));
  const named = useNames(
    to,
    ids.filter((id) => !known.some((option) => option.value === id)),
  );
  const chosen = [...known, ...named].filter((option) => ids.includes(Number(option.value)));
  const others = options.filter((option) => !chosen.some((one) => one.value === option.value));
  return (
    <LazyPickInput
      {...rest}
      multiple
      value={ids}
      options={typed ? options : [...chosen, ...others]}
      loading={loading}
      onSearch={setTyped}
      onChange={(next) => onChange(next ?? [])}
    />
  );
}

export const references: FieldKind = { ...reference, Cell: ReferencesCell, Input: ReferencesInput, width: 200 };

import { useState } from 'react';
import { FilterSearch } from '../../fields/filters/filter-search.tsx';
import { isRange } from '../../fields/filters/filter-value.ts';
import type { FieldKind, FilterProps } from '../../fields/kind.ts';
import { useLookup, useNames } from '../../fields/use-lookup.ts';
import { CheckList } from '../../ui/inputs/check-list.tsx';

/** One user: the number is a whole number to the list, so one user is a range of one. */
const chosenIn = (value: FilterProps['value']): number[] =>
  isRange(value) && typeof value.from === 'number' && value.from === value.to ? [value.from] : [];

function ActorFilter({ value, onChange }: FilterProps) {
  const [typed, setTyped] = useState('');
  const chosen = chosenIn(value);
  const named = useNames('users', chosen);
  const { options } = useLookup('users', typed);
  const others = options.filter((option) => !chosen.includes(Number(option.value)));
  return (
    <>
      <FilterSearch typed={typed} onType={setTyped} />
      <CheckList
        single
        options={typed ? options : [...named, ...others]}
        chosen={chosen}
        onChange={([id]) => onChange(id === undefined ? undefined : { from: Number(id), to: Number(id) })}
      />
    </>
  );
}

function ActorChosen({ value }: Pick<FilterProps, 'value'>) {
  const [id] = chosenIn(value);
  const [named] = useNames('users', id === undefined ? [] : [id]);
  return named?.label ?? id;
}

export const actorFilter: Partial<FieldKind> = { Filter: ActorFilter, Chosen: ActorChosen };

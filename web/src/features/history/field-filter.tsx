import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { folded } from '@cadre/rules/folded';
import { useMemo, useState } from 'react';
import { FilterSearch } from '../../fields/filters/filter-search.tsx';
import type { FieldKind, FilterProps } from '../../fields/kind.ts';
import { type Labels, useLabels } from '../../fields/labels.ts';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import type { Option } from '../../ui/inputs/option.ts';

/** Filters by the changed field, chosen by its label across all kinds of records. */
function ChangedFieldFilter({ value, onChange }: FilterProps) {
  const labels = useLabels();
  const [typed, setTyped] = useState('');
  const options = useMemo(() => fieldOptions(labels), [labels]);
  const isMeant = ({ label }: Option) => folded(label).includes(folded(typed.trim()));
  return (
    <>
      <FilterSearch typed={typed} onType={setTyped} />
      <CheckList
        single
        options={options.filter(isMeant)}
        chosen={typeof value === 'string' ? [value] : []}
        onChange={([name]) => onChange(name === undefined ? undefined : String(name))}
      />
    </>
  );
}

function ChangedFieldChosen({ value }: Pick<FilterProps, 'value'>) {
  const labels = useLabels();
  return fieldOptions(labels).find((option) => option.value === value)?.label ?? String(value);
}

export const changedField: Partial<FieldKind> = { Filter: ChangedFieldFilter, Chosen: ChangedFieldChosen };

/** Every field that can change, by name; a field of several resources has its name in the first of them. */
function fieldOptions(labels: Labels): Option[] {
  const named = new Map<string, string>();
  for (const {
    name,
    fields,
    life: { writes },
  } of Object.values<Resource>(resources)) {
    if (writes?.length === 0) continue;
    for (const [field, { computed, secret }] of Object.entries(fields)) {
      const label = labels.field(name, field);
      if (!computed && !secret && label !== field && !named.has(field)) named.set(field, label);
    }
  }
  return [...named].map(([value, label]) => ({ value, label })).sort((one, other) => one.label.localeCompare(other.label));
}

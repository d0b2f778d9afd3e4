import { useState } from 'react';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import type { FilterProps } from '../kind.ts';
import { useLabels } from '../labels.ts';
import { useLookup, useNames } from '../use-lookup.ts';
import { FilterSearch } from './filter-search.tsx';

const idsOf = (value: FilterProps['value']): number[] => (Array.isArray(value) ? value.filter((one) => typeof one === 'number') : []);

/** Records of another resource to choose from: the chosen ones first, then the search results. */
export function LookupFilter({ to, value, onChange }: Pick<FilterProps, 'value' | 'onChange'> & { to: string }) {
  const [typed, setTyped] = useState('');
  const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
  const [first] = useState(() => idsOf(value));
  const named = useNames(to, first);
  const { options } = useLookup(to, typed);
  const shown = typed ? options : [...named, ...options.filter((option) => !first.includes(Number(option.value)))];
  return (
    <>
      <FilterSearch typed={typed} onType={setTyped} />
      <CheckList options={shown} chosen={chosen} onChange={onChange} />
    </>
  );
}

export function LookupChosen({ to, value }: Pick<FilterProps, 'value'> & { to: string }) {
  const t = useTexts();
  const format = useFormat();
  const named = useNames(to, idsOf(value));
  const labels = useLabels();
  const unnamed = (one: unknown) => t('common.unnamed', { what: labels.one(to), id: String(one) });
  const nameOf = (one: unknown) => (one === 'self' ? t('lists.me') : (named.find((option) => option.value === one)?.label ?? unnamed(one)));
  return Array.isArray(value) ? format.list(value.map(nameOf)) : null;
}

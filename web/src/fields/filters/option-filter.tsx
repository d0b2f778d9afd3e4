import { useState } from 'react';
import { CheckList } from '../../ui/inputs/check-list.tsx';
import type { Option } from '../../ui/inputs/option.ts';
import type { FilterProps } from '../kind.ts';
import { FilterSearch } from './filter-search.tsx';

/** More options than this are searched. */
const fewOptions = 8;

/** Options that are all known: selected ones first, so that they are always visible. */
export function OptionFilter({ value, onChange, options }: Pick<FilterProps, 'value' | 'onChange'> & { options: readonly Option[] }) {
  const [typed, setTyped] = useState('');
  const chosen = Array.isArray(value) ? (value as (string | number)[]) : [];
  const [first] = useState(() => new Set(chosen));
  const wanted = typed.trim().toLocaleLowerCase();
  const found = options.filter(({ value: one, label }) => `${label} ${one}`.toLocaleLowerCase().includes(wanted));
  const ordered = [...found.filter((option) => first.has(option.value)), ...found.filter((option) => !first.has(option.value))];
  return (
    <>
      {options.length > fewOptions && <FilterSearch typed={typed} onType={setTyped} />}
      <CheckList options={ordered} chosen={chosen} onChange={onChange} />
    </>
  );
}

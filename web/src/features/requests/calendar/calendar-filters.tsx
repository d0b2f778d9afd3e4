import { useState } from 'react';
import { FiltersPopup } from '../../../crud/list/filters/filters-popup.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useLookup, useNames } from '../../../fields/use-lookup.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Field } from '../../../ui/inputs/field.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import type { CalendarAddress } from './use-calendar-address.ts';

const lookups = [
  { name: 'department_id', of: 'employees', to: 'departments' },
  { name: 'branch_id', of: 'employees', to: 'branches' },
  { name: 'leave_category_id', of: 'leaves', to: 'leave-categories' },
] as const;

/** The filters of the calendar, in a menu whose button shows how many are active. */
export function CalendarFilters({ address }: { address: CalendarAddress }) {
  const t = useTexts();
  const labels = useLabels();
  const { chosen, replace } = address;
  const count = Object.keys(chosen).length;
  const clear = () => replace({ department_id: undefined, branch_id: undefined, leave_category_id: undefined, status: undefined });
  return (
    <FiltersPopup count={count} onClear={clear}>
      {lookups.map(({ name, of, to }) => (
        <Lookup key={name} label={labels.field(of, name)} to={to} value={chosen[name]} onChoose={(value) => replace({ [name]: value })} />
      ))}
      <Segments
        label={labels.field('leaves', 'status')}
        value={chosen.status ?? ''}
        onChoose={(status) => replace({ status: status || undefined })}
        options={[
          { value: '', text: t('calendar.any') },
          { value: 'approved', text: labels.option('leaves', 'status', 'approved') },
          { value: 'pending', text: labels.option('leaves', 'status', 'pending') },
        ]}
      />
    </FiltersPopup>
  );
}

type LookupProps = { label: string; to: string; value: string | undefined; onChoose: (value: string | undefined) => void };

function Lookup({ label, to, value, onChoose }: LookupProps) {
  const [typed, setTyped] = useState('');
  const { options, loading } = useLookup(to, typed);
  const id = value === undefined ? undefined : Number(value);
  const named = useNames(to, id === undefined ? [] : [id]);
  return (
    <Field label={label}>
      {(control) => (
        <LazyPickInput
          {...control}
          value={id}
          options={typed ? options : [...named, ...options.filter((option) => option.value !== id)]}
          loading={loading}
          onSearch={setTyped}
          onChange={(next) => onChoose(typeof next === 'number' ? String(next) : undefined)}
        />
      )}
    </Field>
  );
}

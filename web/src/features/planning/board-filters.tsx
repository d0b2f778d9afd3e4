import { useState } from 'react';
import { FiltersPopup } from '../../crud/list/filters/filters-popup.tsx';
import { useLabels } from '../../fields/labels.ts';
import { LazyPickInput } from '../../fields/lazy-pick-input.tsx';
import { useLookup, useNames } from '../../fields/use-lookup.ts';
import { useTexts } from '../../platform/texts.ts';
import { Field } from '../../ui/inputs/field.tsx';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import type { BoardAddress } from './use-board-address.ts';

/** Filters people by department, skills and free time, behind one button with the number of active filters. */
export function BoardFilters({ address }: { address: BoardAddress }) {
  const t = useTexts();
  const { department_id, skills, free, replace } = address;
  const count = [department_id, skills, free].filter((one) => one !== undefined).length;
  return (
    <FiltersPopup count={count} onClear={() => replace({ department_id: undefined, skills: undefined, free: undefined })}>
      <Department value={department_id} onChoose={(id) => replace({ department_id: id === undefined ? undefined : String(id) })} />
      <Field label={t('planning.skills')} hint={t('planning.skills_hint')}>
        {({ id, describedBy }) => (
          <TextInput
            id={id}
            aria-describedby={describedBy}
            maxLength={200}
            defaultValue={skills ?? ''}
            onBlur={(event) => replace({ skills: event.target.value.trim() || undefined })}
            onKeyDown={(event) => event.key === 'Enter' && replace({ skills: event.currentTarget.value.trim() || undefined })}
          />
        )}
      </Field>
      {address.by === 'person' && (
        <Field label={t('planning.free')} hint={t('planning.free_hint')}>
          {(control) => (
            <NumberInput
              {...control}
              name="free"
              decimals={0}
              value={free}
              onChange={(hours) => replace({ free: typeof hours === 'number' && hours > 0 ? String(hours) : undefined })}
            />
          )}
        </Field>
      )}
    </FiltersPopup>
  );
}

function Department({ value, onChoose }: { value: number | undefined; onChoose: (value: number | undefined) => void }) {
  const labels = useLabels();
  const [typed, setTyped] = useState('');
  const { options, loading } = useLookup('departments', typed);
  const named = useNames('departments', value === undefined ? [] : [value]);
  return (
    <Field label={labels.field('employees', 'department_id')}>
      {(control) => (
        <LazyPickInput
          {...control}
          value={value}
          options={typed ? options : [...named, ...options.filter((option) => option.value !== value)]}
          loading={loading}
          onSearch={setTyped}
          onChange={(next) => onChoose(typeof next === 'number' ? next : undefined)}
        />
      )}
    </Field>
  );
}

import { callsOf } from '@cadre/contract/calls-of';
import { projectTasks } from '@cadre/contract/resources/project-tasks';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { InputProps } from '../../fields/kind.ts';
import { LazyPickInput } from '../../fields/lazy-pick-input.tsx';
import { useDebounced } from '../../fields/use-debounced.ts';
import { useNames } from '../../fields/use-lookup.ts';
import { useCall } from '../../platform/call-api.ts';

/** The tasks of the project chosen in the same form. */
export function TaskInput({ field, value, draft, row: _row, ...rest }: InputProps) {
  const [typed, setTyped] = useState('');
  const search = useDebounced(typed.trim());
  const id = typeof value === 'number' ? value : undefined;
  const current = useNames(projectTasks.name, id === undefined ? [] : [id]);
  const { data, isFetching } = useCall(
    callsOf(projectTasks).list,
    { search, filters: JSON.stringify({ project_id: [draft.project_id] }), per_page: 50 },
    { enabled: typeof draft.project_id === 'number', placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const found = (data?.data ?? []).map((task) => ({ value: Number(task.id), label: String(task.name) }));
  const options = draft.project_id ? found : [];
  return (
    <LazyPickInput
      {...rest}
      value={id}
      options={typed ? options : [...current, ...options.filter((option) => option.value !== id)]}
      loading={isFetching}
      clearable={!field.required}
      onSearch={setTyped}
    />
  );
}

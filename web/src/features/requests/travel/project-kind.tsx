import { bookableProjects } from '@cadre/contract/calls/projects';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { KindOverrides } from '../../../fields/index.ts';
import type { InputProps } from '../../../fields/kind.ts';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useAsk } from '../../../platform/ask.ts';

/** The projects that the traveller can book time on when the trip begins, by number, name or client. */
function ProjectInput({ id, invalid, describedBy, value, draft, row, onChange }: InputProps) {
  const [search, setSearch] = useState('');
  const asked = (name: string) => draft[name] ?? row?.[name];
  const employee = asked('employee_id') === undefined ? 'self' : String(asked('employee_id'));
  const date = asked('start_date') ? String(asked('start_date')) : undefined;
  const { data, isFetching } = useAsk(bookableProjects, { search, employee, date }, { placeholderData: keepPreviousData });
  const options = (data ?? []).map(({ id: of, number, name, client }) => ({ value: of, label: name, note: client ?? number }));
  const chosen = row?.project as { id: number; name: string } | null | undefined;
  const isShown = chosen?.id !== value || options.some((option) => option.value === value);
  return (
    <LazyPickInput
      {...{ id, invalid, describedBy, onChange }}
      value={typeof value === 'number' ? value : undefined}
      options={isShown || !chosen ? options : [{ value: chosen.id, label: chosen.name }, ...options]}
      loading={isFetching}
      onSearch={setSearch}
    />
  );
}

export const projectKind: KindOverrides = { project_id: { Input: ProjectInput } };

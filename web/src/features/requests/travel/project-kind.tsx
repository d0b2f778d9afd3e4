import { bookableProjects } from '@cadre/contract/calls/projects';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import type { KindOverrides } from '../../../fields/index.ts';
import type { InputProps } from '../../../fields/kind.ts';
import { LazyPickInput } from '../../../fields/lazy-pick-input.tsx';
import { useCall } from '../../../platform/call-api.ts';

/** The projects that the traveller can book time on when the trip begins, by number, name or client. */
function ProjectInput({ id, invalid, describedBy, value, draft, row, onChange }: InputProps) {
  const [search, setSearch] = useState('');
  const requested = (name: string) => draft[name] ?? row?.[name];
  const employee = requested('employee_id') === undefined ? 'self' : String(requested('employee_id'));
  const date = requested('start_date') ? String(requested('start_date')) : undefined;
  const { data, isFetching } = useCall(bookableProjects, { search, employee, date }, { placeholderData: keepPreviousData });
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

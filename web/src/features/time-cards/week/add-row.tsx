import { type BookableProject, bookableProjects } from '@cadre/contract/calls/projects';
import { keepPreviousData } from '@tanstack/react-query';
import { Plus } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Combobox } from '../../../ui/inputs/combobox.tsx';
import { Field } from '../../../ui/inputs/field.tsx';
import { keyOfRow, type NewRow } from './week-rows.ts';

type Props = {
  /** The last day of the week; only projects that can be booked on that day are offered. */
  date: string;
  isOpen: boolean;
  onOpen: (isOpen: boolean) => void;
  known: readonly NewRow[];
  onAdd: (row: NewRow) => void;
};

/** A project or one of its tasks, by number, name or client; those of the last weeks come first. */
export function AddRow({ isOpen, onOpen, ...props }: Props) {
  const t = useTexts();
  if (isOpen) return <Finder {...props} onClose={() => onOpen(false)} />;
  return (
    <div>
      <Button icon={Plus} aria-keyshortcuts="/" onClick={() => onOpen(true)}>
        {t('timeCard.add_row')}
      </Button>
    </div>
  );
}

function Finder({ date, known, onAdd, onClose }: Omit<Props, 'isOpen' | 'onOpen'> & { onClose: () => void }) {
  const t = useTexts();
  const id = useId();
  const [search, setSearch] = useState('');
  const query = useCall(bookableProjects, { search, date, employee: 'self' }, { placeholderData: keepPreviousData });
  useEffect(() => document.getElementById(id)?.focus(), [id]);
  const hasNone = search === '' && query.data?.length === 0;
  const taken = new Set(known.map(keyOfRow));
  const found = (query.data ?? []).flatMap(rowsOf).filter((row) => !taken.has(keyOfRow(row)));
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape belongs to the field inside
    <div onKeyDown={({ key, defaultPrevented }) => key === 'Escape' && !defaultPrevented && onClose()}>
      <Field id={id} label={t('timeCard.add_row')} hint={t(hasNone ? 'timeCard.no_projects' : 'timeCard.add_row_hint')}>
        {({ describedBy, invalid }) => (
          <Combobox
            id={id}
            invalid={invalid}
            describedBy={describedBy}
            value={undefined}
            clearable={false}
            loading={query.isFetching}
            options={found.map((row) => ({ value: keyOfRow(row), label: labelOf(row) }))}
            onSearch={setSearch}
            onChange={(value) => {
              const row = found.find((one) => keyOfRow(one) === value);
              if (row) onAdd(row);
            }}
          />
        )}
      </Field>
    </div>
  );
}

/** Without its tasks where one must be named. */
function rowsOf({ id, number, name, client, color, billable, require_note, require_task, tasks }: BookableProject): NewRow[] {
  const project = { id, number, name, client, color, require_note, require_task };
  const row = { project, billable, work_type: 'normal' as const };
  const own = require_task ? [] : [{ ...row, project_task: null }];
  return [...own, ...tasks.map((task) => ({ ...row, project_task: { id: task.id, name: task.name } }))];
}

const labelOf = ({ project, project_task }: NewRow): string =>
  [`(${project.number}) ${project.name}`, project_task?.name, project.client].filter(Boolean).join(' · ');

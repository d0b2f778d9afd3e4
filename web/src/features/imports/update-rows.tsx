import { type ImportData, listImportRows } from '@cadre/contract/calls/imports';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFooter } from '../../crud/list/list-footer.tsx';
import { ChangeText, changesOf } from '../../fields/changes.tsx';
import { useAsk } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Heading } from '../../ui/heading.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';

/** Whom the import would change, and what of them. */
export function UpdateRows({ found }: { found: ImportData }) {
  const t = useTexts();
  const format = useFormat();
  const [place, setPlace] = useState({ page: 1, per_page: 25 });
  const query = useAsk(
    listImportRows,
    { id: found.id, only: 'updates', ...place },
    { placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  const list = { ...place, sort: { by: 'row_no', dir: 'asc' as const }, q: '', filters: {} };
  const title = t('imports.updates_rows');
  return (
    <Stack gap={2} aria-busy={query.isFetching}>
      <Heading level={2}>{title}</Heading>
      <QueryStates query={query} rows={5}>
        {({ data: rows, meta }) => (
          <>
            <Table
              isFramed
              phone="cards"
              label={title}
              rows={rows}
              keyOf={({ row_no }) => row_no}
              columns={[
                { name: 'row_no', head: t('imports.row'), isHeading: true, cell: ({ row_no }) => format.number(row_no) },
                {
                  name: 'who',
                  head: t('shared.fields.employee_id'),
                  cell: ({ cells }) =>
                    found.headings
                      .filter((heading) => isName(found.mapping[heading]))
                      .map((heading) => cells[heading])
                      .join(' '),
                },
                { name: 'changes', head: t('imports.updates'), cell: ({ changes }) => <ChangeLines changes={changes} /> },
              ]}
            />
            <ListFooter
              meta={meta}
              count={rows.length}
              list={list}
              onChange={({ page = 1, per_page = place.per_page }) => setPlace({ page, per_page })}
            />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}

const isName = (field: string | null | undefined): boolean =>
  ['employee_no', 'first_name', 'last_name', 'work_email'].includes(field ?? '');

function ChangeLines({ changes }: { changes: unknown }) {
  const t = useTexts();
  const all = changesOf(changes);
  if (all.length === 0) return <span className="muted">{t('imports.no_changes')}</span>;
  return (
    <Stack as="ul" gap={1}>
      {all.map((change) => (
        <li key={change.field}>
          <ChangeText model="employees" {...change} />
        </li>
      ))}
    </Stack>
  );
}

import type { ImportData } from '@cadre/contract/calls/imports';
import { changesOf } from '../../fields/change.ts';
import { ChangeText } from '../../fields/changes-cell.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/layout/stack.tsx';
import { Table } from '../../ui/table/table.tsx';
import { ImportRows } from './import-rows.tsx';

/** The people the import would update, with their changes. */
export function UpdateRows({ found }: { found: ImportData }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <ImportRows found={found} only="updates">
      {(rows, label) => (
        <Table
          isFramed
          phone="cards"
          label={label}
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
      )}
    </ImportRows>
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

import { type ImportData, listImports, readImport } from '@cadre/contract/calls/imports';
import { toneOf } from '@cadre/contract/fields';
import { lazy, Suspense, useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useCall } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Badge } from '../../ui/people/badge.tsx';
import { RowLink } from '../../ui/table/row-link.tsx';
import { Table } from '../../ui/table/table.tsx';
import { everySecondWhile, isRunning } from './step-of.ts';
import { useImportPath } from './use-import-path.ts';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

/** The user's own imports, newest first; each opens at its current step. */
export function PastImports() {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const [undoing, setUndoing] = useState<ImportData>();
  const path = useImportPath();
  const query = useCall(
    listImports,
    {},
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => everySecondWhile(data?.some(({ status }) => isRunning(status))),
      meta: { quiet: true },
    },
  );
  return (
    <Card title={t('imports.past')} isFlush>
      <QueryStates query={query} empty={(past) => past.length === 0 && t('imports.no_past')}>
        {(past) => (
          <Table
            phone="cards"
            rows={past}
            keyOf={({ id }) => id}
            columns={[
              {
                name: 'file_name',
                head: labels.field('imports', 'file'),
                isHeading: true,
                cell: ({ id, file_name }) => (
                  <RowLink to={path} search={{ id: String(id) }}>
                    {file_name}
                  </RowLink>
                ),
              },
              {
                name: 'status',
                head: labels.field('imports', 'status'),
                cell: ({ status }) => (
                  <Badge tone={toneOf(readImport.answer.status, status)} hasDot>
                    {t(`imports.status.${status}`)}
                  </Badge>
                ),
              },
              { name: 'rows_count', head: t('imports.in_file'), isNumber: true, cell: ({ rows_count }) => format.number(rows_count) },
              {
                name: 'wrong_count',
                head: t('imports.wrong'),
                isNumber: true,
                cell: ({ wrong_count }) => wrong_count !== null && format.number(wrong_count),
              },
              {
                name: 'created_at',
                head: labels.field('imports', 'created_at'),
                cell: ({ created_at }) => <time dateTime={created_at}>{format.moment(created_at)}</time>,
              },
              {
                name: 'undo',
                head: '',
                cell: (one) =>
                  one.can_undo && (
                    <Button size="small" aria-label={`${t('imports.undo')} ${one.file_name}`} onClick={() => setUndoing(one)}>
                      {t('imports.undo')}
                    </Button>
                  ),
              },
            ]}
          />
        )}
      </QueryStates>
      <Suspense>{undoing && <UndoDialog found={undoing} onClose={() => setUndoing(undefined)} />}</Suspense>
    </Card>
  );
}

import { type ImportData, type ImportRowData, listImportRows } from '@cadre/contract/calls/imports';
import { keepPreviousData } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { ListFooter } from '../../crud/list/list-footer.tsx';
import { useCall } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';

export type RowsKind = 'wrong' | 'updates' | 'remarked';
type Props = { found: ImportData; only: RowsKind; children: (rows: readonly ImportRowData[], label: string) => ReactNode };

const rowOrder = { sort: { by: 'row_no', dir: 'asc' as const }, q: '', filters: {} };

/** One kind of rows of an import, page by page, below their heading. */
export function ImportRows({ found, only, children }: Props) {
  const t = useTexts();
  const [place, setPlace] = useState({ page: 1, per_page: 25 });
  // A check may have found others since this page was last read.
  const query = useCall(
    listImportRows,
    { id: found.id, only, ...place },
    { placeholderData: keepPreviousData, staleTime: 0, meta: { quiet: true } },
  );
  const title = t(`imports.${only}_rows`);
  return (
    <Stack gap={2} aria-busy={query.isFetching}>
      <Heading level={2}>{title}</Heading>
      <QueryStates query={query} rows={5}>
        {({ data, meta }) => (
          <>
            {children(data, title)}
            <ListFooter
              meta={meta}
              count={data.length}
              list={{ ...place, ...rowOrder }}
              onChange={({ page = 1, per_page = place.per_page }) => setPlace({ page, per_page })}
            />
          </>
        )}
      </QueryStates>
    </Stack>
  );
}

import type { ImportData } from '@cadre/contract/calls/imports';
import { useState } from 'react';
import { ListFooter } from '../../crud/list/list-footer.tsx';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import { useImportRows } from './use-imports.ts';
import { WrongRowsList } from './wrong-rows-list.tsx';
import { WrongRowsTable } from './wrong-rows-table.tsx';

/** The broken rows, page by page: a table where there is room, else what is wrong in each. */
export function WrongRows({ found }: { found: ImportData }) {
  const t = useTexts();
  const { md: isWide } = useBreakpoint();
  const [place, setPlace] = useState({ page: 1, per_page: 25 });
  const { data: answer, error, isFetching, refetch } = useImportRows(found.id, { only: 'wrong', ...place });
  const list = { ...place, sort: { by: 'row_no', dir: 'asc' as const }, q: '', filters: {} };
  const View = isWide ? WrongRowsTable : WrongRowsList;
  return (
    <div className="imports__wrong" aria-busy={isFetching}>
      <h2>{t('imports.wrong_rows')}</h2>
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !answer && <Skeleton columns={4} rows={5} />}
      {answer && <View found={found} rows={answer.data} />}
      {answer && (
        <ListFooter
          meta={answer.meta}
          count={answer.data.length}
          list={list}
          onChange={({ page = 1, per_page = place.per_page }) => setPlace({ page, per_page })}
        />
      )}
    </div>
  );
}

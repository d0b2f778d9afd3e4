import { useEffect, useRef } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import type { ActionsFor, Page } from '../page.ts';
import { useColumns } from '../use-columns.ts';
import { useList } from '../use-list.ts';
import { DataCards } from './data-cards.tsx';
import { DataTable } from './data-table.tsx';
import { FilterBar } from './filter-bar.tsx';
import { ListFooter } from './list-footer.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { EmptyList, FailedList, NothingFound } from './list-states.tsx';
import { type OpenRowMenu, RowMenu } from './row-menu.tsx';
import { Toolbar } from './toolbar.tsx';
import { useListKeys } from './use-list-keys.ts';

/** The list of a resource with all that belongs to it. */
export function ListCard({ page, actionsFor }: { page: Page; actionsFor: ActionsFor }) {
  const labels = useLabels();
  const { md: isWide } = useBreakpoint();
  const { resource, address } = page;
  const { list, change } = address;
  const { data: answer, error, isPlaceholderData, isFetching, refetch } = useList(resource, list);
  const columns = useColumns(page);
  const rows = answer?.data ?? [];
  const active = useListKeys(page, rows);
  const menu = useRef<OpenRowMenu>(null);

  // The last rows of the last page may be gone since the address was written.
  const lastPage = isPlaceholderData ? undefined : answer?.meta.last_page;
  useEffect(() => {
    if (lastPage !== undefined && lastPage >= 1 && list.page > lastPage) change({ page: lastPage }, 'replace');
  });

  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  const View = isWide ? DataTable : DataCards;
  return (
    <section className="list-card" aria-label={labels.many(resource.name)} aria-busy={isFetching}>
      <Toolbar page={page} columns={columns} total={answer?.meta.total} />
      {isWide && <FilterBar page={page} />}
      {error && <FailedList problem={error} onRetry={() => refetch()} />}
      {!error && !answer && <ListSkeleton columns={isWide ? columns.shown.length : 1} rows={8} />}
      {!error && answer && rows.length === 0 && (isNarrowed ? <NothingFound onClear={address.clear} /> : <EmptyList page={page} />)}
      {!error && rows.length > 0 && (
        <div className={`list-card__rows ${isPlaceholderData ? 'list-card__rows--old' : ''}`}>
          <View
            page={page}
            rows={rows}
            columns={columns.shown}
            active={active}
            onMenu={(row, anchor) => menu.current?.(row, anchor)}
            hasMenu={(row) => actionsFor(row).length > 0}
          />
        </div>
      )}
      {!error && answer && rows.length > 0 && <ListFooter meta={answer.meta} count={rows.length} list={list} onChange={change} />}
      <RowMenu ref={menu} page={page} actionsFor={actionsFor} />
    </section>
  );
}

import { lazy, Suspense, useEffect, useRef } from 'react';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { useKeepNeighbours } from '../address/neighbours.ts';
import type { ActionsFor, Page } from '../page.ts';
import { useSelection } from './bulk/use-selection.ts';
import { useColumns } from './columns/use-columns.ts';
import { DataTable } from './data-table.tsx';
import { FilterBar } from './filters/filter-bar.tsx';
import { ListFooter } from './list-footer.tsx';
import { EmptyList, NothingFound } from './list-states.tsx';
import { type OpenRowMenu, RowMenu } from './row-menu.tsx';
import { Toolbar } from './toolbar.tsx';
import { useList } from './use-list.ts';
import { useListKeys } from './use-list-keys.ts';
import { useViews } from './views/use-views.ts';

/** Only narrow screens show cards, and only who ticks rows needs the bar for them. */
const loadCards = async () => ({ default: (await import('./data-cards.tsx')).DataCards });
const DataCards = lazy(loadCards);
const BulkBar = lazy(async () => ({ default: (await import('./bulk/bulk-bar.tsx')).BulkBar }));

const noRows: Row[] = [];

/** The list of a resource with all that belongs to it. */
export function ListCard({ page, actionsFor }: { page: Page; actionsFor: ActionsFor }) {
  const t = useTexts();
  const labels = useLabels();
  const { md: isWide } = useBreakpoint();
  const { resource, options, address, rights } = page;
  const isTicked = !options.list?.draw && (options.list?.bulk !== undefined || rights.moves || rights.delete || rights.export);
  const { list, change } = address;
  const { data: answer, error, isPlaceholderData, isFetching, refetch } = useList(resource, list, options.list);
  const columns = useColumns(page);
  const views = useViews(page);
  const rows = answer?.data ?? [];
  const selection = useSelection(rows);
  const active = useListKeys(page, options.list?.draw ? noRows : rows, isTicked ? selection.toggle : undefined);
  useKeepNeighbours(page, answer?.data);
  const menu = useRef<OpenRowMenu>(null);

  // The last rows of the last page may be gone since the address was written.
  const lastPage = isPlaceholderData ? undefined : answer?.meta.last_page;
  useEffect(() => {
    if (lastPage !== undefined && lastPage >= 1 && list.page > lastPage && !list.after) change({ page: lastPage }, 'replace');
  });

  // Loads the code of the cards in parallel with the rows that they will show.
  useEffect(() => {
    if (!isWide) void loadCards();
  }, [isWide]);

  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  const View = isWide ? DataTable : DataCards;
  return (
    <Card isFlush label={labels.many(resource.name)} aria-busy={isFetching}>
      {isTicked && selection.rows.length > 0 ? (
        <Suspense>
          <BulkBar page={page} columns={columns.shown} selection={selection}>
            {options.list?.bulk?.(selection)}
          </BulkBar>
        </Suspense>
      ) : (
        <Toolbar page={page} columns={columns} views={views} meta={answer?.meta} />
      )}
      {isWide && <FilterBar page={page} />}
      {error && <FailedState size="page" title={t('lists.failed')} problem={error} onRetry={refetch} />}
      {!error && !answer && <Skeleton columns={isWide ? columns.shown.length : 1} rows={8} />}
      {!error &&
        answer &&
        rows.length === 0 &&
        (isNarrowed && !options.list?.emptyText ? <NothingFound onClear={address.clear} /> : <EmptyList page={page} />)}
      {!error && rows.length > 0 && (
        <div className={`list-card__rows ${isPlaceholderData ? 'list-card__rows--old' : ''}`}>
          <Suspense fallback={<Skeleton columns={1} rows={8} />}>
            {options.list?.draw?.(rows, columns.shown, page) ?? (
              <View
                page={page}
                rows={rows}
                columns={columns.shown}
                isOwnChoice={columns.isOwnChoice}
                onAway={columns.onAway}
                active={active}
                selection={isTicked ? selection : undefined}
                onMenu={(row, anchor) => menu.current?.(row, anchor)}
                hasMenu={(row) => actionsFor(row).length > 0}
              />
            )}
          </Suspense>
        </div>
      )}
      {!error && answer && rows.length > 0 && <ListFooter meta={answer.meta} count={rows.length} list={list} onChange={change} />}
      <RowMenu ref={menu} page={page} actionsFor={actionsFor} />
    </Card>
  );
}

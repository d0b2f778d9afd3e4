import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import '../../crud/crud.css';
import { FilterBar } from '../../crud/list/filter-bar.tsx';
import { FilterSheet } from '../../crud/list/filter-sheet.tsx';
import { ListFooter } from '../../crud/list/list-footer.tsx';
import { NothingFound } from '../../crud/list/list-states.tsx';
import { SearchBox } from '../../crud/list/search-box.tsx';
import type { Page } from '../../crud/page.ts';
import type { ListMeta } from '../../crud/use-list.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import '../../fields/fields.css';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { NoPeople } from './no-people.tsx';
import './people-card.css';

type Props<R> = {
  label: string;
  className: string;
  page: Page;
  answer: UseQueryResult<{ data: R[]; meta: ListMeta }>;
  /** Which period is shown, and the way to others. */
  lead: ReactNode;
  tools: ReactNode;
  /** The sentence for nobody at all, where it is good news. */
  nobody?: string | undefined;
  children: (rows: R[]) => ReactNode;
};

/** People over a period: the period, search, filters, then the rows or why there are none. */
export function PeopleCard<R>({ label, className, page, answer, lead, tools, nobody, children }: Props<R>) {
  const { md: isWide } = useBreakpoint();
  const { data, error, isPlaceholderData, isFetching, refetch } = answer;
  const { list, change, clear } = page.address;
  const isNarrowed = list.q !== '' || Object.keys(list.filters).length > 0;
  const rows = data?.data ?? [];
  return (
    <Card isFlush className={`people-card ${className}`} label={label} aria-busy={isFetching}>
      <div className="toolbar">
        {lead}
        <SearchBox page={page} />
        {!isWide && <FilterSheet page={page} meta={data?.meta} />}
        <div className="toolbar__end">{tools}</div>
      </div>
      {isWide && <FilterBar page={page} />}
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !data && <Skeleton columns={isWide ? 8 : 2} rows={8} />}
      {!error && data && rows.length === 0 && (isNarrowed && !nobody ? <NothingFound onClear={clear} /> : <NoPeople title={nobody} />)}
      {!error && data && rows.length > 0 && (
        <>
          <div className={`list-card__rows ${isPlaceholderData ? 'list-card__rows--old' : ''}`}>{children(rows)}</div>
          <ListFooter meta={data.meta} count={rows.length} list={list} onChange={change} />
        </>
      )}
    </Card>
  );
}

import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ListSkeleton } from '../../../crud/list/list-skeleton.tsx';
import { FailedList } from '../../../crud/list/list-states.tsx';

type Props<R> = {
  id: string;
  title: string;
  query: UseQueryResult<R[]>;
  more?: ReactNode;
  /** The sentence for no rows. */
  empty: string;
  children: (rows: R[]) => ReactNode;
};

/** One of the live parts of the page: its rows, or that they are coming, that there are none, or that they failed. */
export function BoardCard<R>({ id, title, query: { data, error, refetch }, more, empty, children }: Props<R>) {
  return (
    <section className="card board-card" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {more}
      </header>
      {!data && error && <FailedList problem={error} onRetry={() => void refetch()} />}
      {!data && !error && <ListSkeleton columns={2} rows={4} />}
      {data && (data.length === 0 ? <p className="board-card__empty">{empty}</p> : children(data))}
    </section>
  );
}

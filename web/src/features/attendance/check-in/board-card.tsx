import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';

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
      {!data && error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!data && !error && <Skeleton columns={2} rows={4} />}
      {data && (data.length === 0 ? <p className="board-card__empty">{empty}</p> : children(data))}
    </section>
  );
}

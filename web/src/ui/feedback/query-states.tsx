import type { ReactNode } from 'react';
import { Skeleton } from './skeleton.tsx';
import { EmptyState, FailedState } from './states.tsx';

type Props<T> = {
  query: { data: T | undefined; error: Error | null; refetch: () => unknown };
  /** The expected number of rows, for a skeleton of that height. */
  rows?: number | undefined;
  /** The sentence for empty data. */
  empty?: ((data: T) => ReactNode) | undefined;
  children: (data: T) => ReactNode;
};

/** The states of a query: its data, loading, empty, or failed. */
export function QueryStates<T>({ query: { data, error, refetch }, rows, empty, children }: Props<T>) {
  if (data === undefined) return error ? <FailedState problem={error} onRetry={refetch} /> : <Skeleton rows={rows} />;
  const sentence = empty?.(data);
  return sentence ? <EmptyState text={sentence} /> : children(data);
}

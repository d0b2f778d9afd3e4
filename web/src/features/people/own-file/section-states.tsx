import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { FailedState } from '../../../ui/states.tsx';

/** What a query knows of its answer, or of a part of it. */
export type Asked<T> = { data: T | undefined; error: Error | null; refetch: () => unknown };

type Props<T> = { query: Asked<T>; rows?: number; children: (data: T) => ReactNode };

/** What a section shows, or that it is coming, or that it failed. */
export function SectionStates<T>({ query: { data, error, refetch }, rows = 3, children }: Props<T>) {
  const t = useTexts();
  if (data !== undefined) return children(data);
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  return (
    <div className="own-skeleton" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <span key={index} aria-hidden />
      ))}
    </div>
  );
}

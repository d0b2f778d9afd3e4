import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { ApiProblem } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';

type Props<T> = {
  query: Pick<UseQueryResult, 'error' | 'refetch'> & { data: T | undefined };
  /** How many rows the card will have, for a skeleton of its height. */
  rows: number;
  /** The sentence for an answer that holds nothing. */
  empty: (data: T) => string | undefined;
  children: (data: T) => ReactNode;
};

/** What a card shows: its rows, or that they are coming, that there are none, or that they failed. */
export function CardStates<T>({ query, rows, empty, children }: Props<T>) {
  const t = useTexts();
  const { data, error, refetch } = query;
  if (data !== undefined) {
    const sentence = empty(data);
    return sentence === undefined ? children(data) : <p className="dash-card__empty">{sentence}</p>;
  }
  if (error) {
    const requestId = error instanceof ApiProblem ? error.requestId : undefined;
    return (
      <div className="dash-card__empty" role="alert">
        <p>{t('dashboard.failed')}</p>
        {requestId && <p className="muted">{t('common.request_id', { id: requestId })}</p>}
        <Button size="small" onClick={() => void refetch()}>
          {t('common.retry')}
        </Button>
      </div>
    );
  }
  return (
    <div className="dash-card__skeleton" role="status">
      <span className="visually-hidden">{t('common.loading')}</span>
      {Array.from({ length: rows }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the bars are all alike and never move
        <span key={index} aria-hidden />
      ))}
    </div>
  );
}

import type { Call } from '@cadre/contract/call';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDebounced } from '../../fields/use-debounced.ts';
import { type Told, useAsk, type WishOf } from '../../platform/ask.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import { Card } from '../../ui/card.tsx';

type Props<C extends Call> = {
  title: string;
  call: C;
  /** What is typed, as far as it can be counted. */
  wish: WishOf<C> | undefined;
  /** What to fill in until then. */
  missing: string;
  children: (told: Told<C>) => ReactNode;
};

/** The answer to what is typed, once the typing pauses; card and brief of a form share one. */
export function usePreview<C extends Call>(call: C, wish: WishOf<C> | undefined) {
  const asked = useDebounced(wish === undefined ? '' : JSON.stringify(wish));
  return useAsk<Call, Told<C>>(call, JSON.parse(asked || '{}'), {
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Beside a form: what the request that is being written comes to, asked for whenever the typing pauses. */
export function PreviewCard<C extends Call>({ title, call, wish, missing, children }: Props<C>) {
  const t = useTexts();
  const { data, error } = usePreview(call, wish);
  return (
    <Card title={title} level={3}>
      {wish === undefined && <p className="muted">{missing}</p>}
      {wish !== undefined && error && (
        <Alert tone="warning" takesFocus={false}>
          {error.message}
        </Alert>
      )}
      {wish !== undefined && !error && !data && <p className="muted">{t('common.loading')}</p>}
      {wish !== undefined && !error && data && children(data)}
    </Card>
  );
}

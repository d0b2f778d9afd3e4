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
  /** The input of the preview; undefined while the form is incomplete. */
  wish: WishOf<C> | undefined;
  /** Names the fields to fill in until then. */
  missing: string;
  children: (told: Told<C>) => ReactNode;
};

/** The preview of the draft, debounced; the card and the brief of a form share one. */
export function usePreview<C extends Call>(call: C, wish: WishOf<C> | undefined) {
  const asked = useDebounced(wish === undefined ? '' : JSON.stringify(wish));
  return useAsk<Call, Told<C>>(call, JSON.parse(asked || '{}'), {
    enabled: asked !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Next to a form: a preview of the request, updated whenever the user pauses typing. */
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

import type { Call } from '@cadre/contract/call';
import { keepPreviousData } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useDebounced } from '../../fields/use-debounced.ts';
import { type ParamsFor, type ResultOf, useCall } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Card } from '../../ui/layout/card.tsx';

type Props<C extends Call> = {
  title: string;
  call: C;
  /** The input of the preview; undefined while the form is incomplete. */
  params: ParamsFor<C> | undefined;
  /** Names the fields to fill in until then. */
  missing: string;
  children: (result: ResultOf<C>) => ReactNode;
};

/** The preview of the draft, debounced; the card and the brief of a form share one. */
export function usePreview<C extends Call>(call: C, params: ParamsFor<C> | undefined) {
  const requested = useDebounced(params === undefined ? '' : JSON.stringify(params));
  return useCall<Call, ResultOf<C>>(call, JSON.parse(requested || '{}'), {
    enabled: requested !== '',
    placeholderData: keepPreviousData,
    meta: { quiet: true },
  });
}

/** Next to a form: a preview of the request, updated whenever the user pauses typing. */
export function PreviewCard<C extends Call>({ title, call, params, missing, children }: Props<C>) {
  const t = useTexts();
  const { data, error } = usePreview(call, params);
  return (
    <Card title={title} level={3}>
      {params === undefined && <p className="muted">{missing}</p>}
      {params !== undefined && error && (
        <Alert tone="warning" takesFocus={false}>
          {error.message}
        </Alert>
      )}
      {params !== undefined && !error && !data && <p className="muted">{t('common.loading')}</p>}
      {params !== undefined && !error && data && children(data)}
    </Card>
  );
}

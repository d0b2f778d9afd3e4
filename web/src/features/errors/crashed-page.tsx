import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { queryClient } from '../../platform/query.ts';
import { useTexts } from '../../platform/texts.ts';
import { useOnline } from '../../platform/use-online.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MessagePage } from './message-page.tsx';

/** Replaces a page that failed; the rest of the screen continues to work. */
export function CrashedPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts();
  const router = useRouter();
  const problem = error instanceof ApiProblem ? error : undefined;
  const isMissingPart = isFailedPart(error);
  const isWaiting = useReload(isMissingPart);
  const isCutOff = problem?.status === 0 || isWaiting;
  const retry = async () => {
    if (isMissingPart) return window.location.reload();
    await queryClient.resetQueries({ predicate: (query) => query.state.status === 'error' });
    reset();
    await router.invalidate();
  };
  return (
    <MessagePage
      look="inside"
      title={t(isCutOff ? 'errors.v4_title' : 'errors.crashed')}
      text={isCutOff ? t('errors.v4_text') : (problem?.message ?? t('errors.v2_text'))}
      drawing={<Spark />}
    >
      {problem?.requestId && <p className="message-page__id">{t('common.request_id', { id: problem.requestId })}</p>}
      {!isWaiting && <Button onClick={() => void retry()}>{t('common.retry')}</Button>}
    </MessagePage>
  );
}

/** A part of the page that is loaded later failed to load. Each browser, as well as the CSS preloader, has its own message for this. */
const isFailedPart = (error: unknown): boolean =>
  error instanceof Error && /dynamically imported module|module script failed|preload CSS/i.test(error.message);

/** Only a full reload requests a missing part again; it waits for the connection. */
function useReload(isMissingPart: boolean): boolean {
  const isOnline = useOnline();
  const [wasOffline] = useState(!isOnline);
  useEffect(() => {
    if (isMissingPart && wasOffline && isOnline) window.location.reload();
  }, [isMissingPart, wasOffline, isOnline]);
  return isMissingPart && wasOffline;
}

const Spark = () => (
  <svg viewBox="0 0 160 160">
    <path d="M88 20 40 90h34l-6 50 50-74H84Z" />
  </svg>
);

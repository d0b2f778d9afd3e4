import type { ErrorComponentProps } from '@tanstack/react-router';
import { useRouter } from '@tanstack/react-router';
import { ApiProblem } from '../../platform/api-problem.ts';
import { queryClient } from '../../platform/query.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { MessagePage } from './message-page.tsx';

/** What stands in place of a page that failed; the rest of the screen goes on working. */
export function CrashedPage({ error, reset }: ErrorComponentProps) {
  const t = useTexts();
  const router = useRouter();
  const problem = error instanceof ApiProblem ? error : undefined;
  const isCutOff = problem?.status === 0;
  const retry = async () => {
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
      <Button onClick={() => void retry()}>{t('common.retry')}</Button>
    </MessagePage>
  );
}

const Spark = () => (
  <svg viewBox="0 0 160 160">
    <path d="M88 20 40 90h34l-6 50 50-74H84Z" />
  </svg>
);

import { CloudOff, Inbox, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { ApiProblem } from '../../platform/api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { NewButton } from '../new-button.tsx';
import type { Page } from '../page.ts';

function Notice({ icon, title, text, children }: { icon: ReactNode; title: string; text: string; children?: ReactNode }) {
  return (
    <div className="notice">
      {icon}
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  );
}

/** Nothing was ever entered: says what belongs here and offers the one thing to do. */
export function EmptyList({ page }: { page: Page }) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <Notice
      icon={<Inbox size={32} strokeWidth={1.25} aria-hidden />}
      title={t('lists.empty_title')}
      text={labels.empty(page.resource.name)}
    >
      <NewButton page={page} plain />
    </Notice>
  );
}

export function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useTexts();
  return (
    <Notice
      icon={<SearchX size={32} strokeWidth={1.25} aria-hidden />}
      title={t('lists.nothing_found')}
      text={t('lists.nothing_found_hint')}
    >
      <Button onClick={onClear}>{t('lists.clear_filters')}</Button>
    </Notice>
  );
}

export function FailedList({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const t = useTexts();
  const requestId = problem instanceof ApiProblem ? problem.requestId : undefined;
  return (
    <Notice icon={<CloudOff size={32} strokeWidth={1.25} aria-hidden />} title={t('lists.failed')} text={problem.message}>
      <Button onClick={onRetry}>{t('common.retry')}</Button>
      {requestId && <p className="notice__request">{t('common.request_id', { id: requestId })}</p>}
    </Notice>
  );
}

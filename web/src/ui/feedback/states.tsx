import { CloudOff, type LucideIcon, SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../actions/button.tsx';
import { classNames } from '../class-names.ts';
import './states.css';
import { wholeDays } from '../dates/whole-days.tsx';

type Size = 'page' | 'card' | undefined;

type EmptyProps = {
  icon?: LucideIcon | undefined;
  title?: ReactNode;
  text?: ReactNode;
  /** `page` has the air of a whole list, `card` that of a small box. */
  size?: Size;
  /** A positive state: no work is left. */
  isDone?: boolean | undefined;
  /** The action for this state. */
  children?: ReactNode;
};

/** There is no data to show: the reason, and a possible action. */
export function EmptyState({ icon: Icon, title, text, size = 'card', isDone, children }: EmptyProps) {
  return (
    <div className={classNames('quiet anywhere gap-2 center fills grid ui-state', `ui-state--${size}`)}>
      {Icon && <Icon size={size === 'page' ? 32 : 24} strokeWidth={1.25} className={isDone ? 'toned tone--green' : 'muted'} aria-hidden />}
      {title && <Title size={size}>{title}</Title>}
      {text && <p>{wholeDays(text)}</p>}
      {children}
    </div>
  );
}

type FailedProps = {
  problem?: Error | null | undefined;
  title?: string | undefined;
  /** Shown instead if the record does not exist or is hidden from this reader. */
  missing?: string | undefined;
  onRetry: () => unknown;
  size?: Size;
};

/** Loading failed: the message, the request ID for support, and a button to retry. */
export function FailedState({ problem, title, missing, onRetry, size = 'card' }: FailedProps) {
  const t = useTexts();
  if (problem instanceof ApiProblem && problem.status === 404)
    return <EmptyState icon={SearchX} size={size} title={missing ?? t('lists.missing')} />;
  const requestId = problem instanceof ApiProblem ? problem.requestId : undefined;
  return (
    <div className={classNames('quiet anywhere gap-2 center fills grid ui-state', `ui-state--${size}`)} role="alert">
      <CloudOff size={size === 'page' ? 32 : 24} strokeWidth={1.25} className="muted" aria-hidden />
      <Title size={size}>{title ?? t('common.failed')}</Title>
      {problem && <p>{problem.message}</p>}
      <Button size={size === 'page' ? 'medium' : 'small'} onClick={() => void onRetry()}>
        {t('common.retry')}
      </Button>
      {requestId && <p className="muted smaller">{t('common.request_id', { id: requestId })}</p>}
    </div>
  );
}

/** The title of a whole page is part of its outline; in a card, the card's own heading is above it. */
function Title({ size, children }: { size: Size; children: ReactNode }) {
  const Tag = size === 'page' ? 'h2' : 'p';
  return <Tag className="ui-state__title">{children}</Tag>;
}

import { CircleAlert, CircleCheck, Info, type LucideIcon, TriangleAlert, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import './alert.css';
import { wholeDays } from '../dates/whole-days.tsx';

type Tone = 'danger' | 'warning' | 'info' | 'success';

type Props = {
  tone: Tone;
  title?: ReactNode;
  /** Actions that the reader can take. */
  actions?: ReactNode;
  onDismiss?: (() => void) | undefined;
  /** A failure takes the focus, so that it is read before anything else; where it is no answer to anything done, it need not. */
  takesFocus?: boolean | undefined;
  className?: string | undefined;
  children?: ReactNode;
};

const colors: Record<Tone, string> = { danger: 'pink', warning: 'amber', info: 'blue', success: 'green' };
const icons: Record<Tone, LucideIcon> = { danger: CircleAlert, warning: TriangleAlert, info: Info, success: CircleCheck };

/** A sentence in the page that must not be missed: `<Alert tone="danger">{problem.message}</Alert>` */
export function Alert({ tone, title, actions, onDismiss, takesFocus = tone === 'danger', className, children }: Props) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (takesFocus) box.current?.focus();
  }, [takesFocus]);
  const Icon = icons[tone];
  return (
    <div
      ref={box}
      className={classNames('rounded flex ink wraps ui-alert', `tone--${colors[tone]}`, className)}
      role={tone === 'danger' ? 'alert' : 'status'}
      tabIndex={takesFocus ? -1 : undefined}
    >
      <Icon size={18} aria-hidden />
      <div className="stacked anywhere gap-1 shrinkable ui-alert__text">
        {title && <strong>{title}</strong>}
        {wholeDays(children)}
      </div>
      {actions && <div className="gap-2 flex wraps ui-alert__actions">{actions}</div>}
      {onDismiss && <IconButton icon={X} label={t('common.close')} size="small" onClick={onDismiss} />}
    </div>
  );
}

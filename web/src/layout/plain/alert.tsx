import { CircleAlert, Info, X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../../platform/texts.ts';
import './plain-form.css';

type Props = { kind: 'danger' | 'info'; children: ReactNode; onDismiss?: () => void };

/** A failure takes the focus, so that it is read before anything else. */
export function Alert({ kind, children, onDismiss }: Props) {
  const t = useTexts();
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (kind === 'danger') box.current?.focus();
  }, [kind]);
  const Icon = kind === 'danger' ? CircleAlert : Info;
  return (
    <div ref={box} className={`alert alert--${kind}`} role={kind === 'danger' ? 'alert' : 'status'} tabIndex={-1}>
      <Icon size={18} aria-hidden />
      <div>{children}</div>
      {onDismiss && (
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onDismiss}>
          <X size={16} aria-hidden />
        </button>
      )}
    </div>
  );
}

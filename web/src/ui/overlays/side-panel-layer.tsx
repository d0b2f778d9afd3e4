import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { DialogFrame } from './dialog-frame.tsx';
import './side-panel-layer.css';

export type SidePanelProps = {
  label: string;
  side: 'left' | 'right' | 'bottom';
  onClose: () => void;
  /** Without it the panel's own content has to offer a way to close it. */
  title?: ReactNode;
  className?: string;
  children: ReactNode;
};

export function SidePanelLayer({ label, side, onClose, title, className, children }: SidePanelProps) {
  const t = useTexts();
  return (
    <DialogFrame
      place={`ui-side-place ui-side-place--${side}`}
      className={classNames('ui-side-panel', `ui-side-panel--${side}`, className)}
      label={label}
      onClose={onClose}
    >
      {title && (
        <header className="rigid between flex sticky middle ui-side-panel__head">
          <h2>{title}</h2>
          <Dialog.Close render={<IconButton icon={X} label={t('common.close')} />} />
        </header>
      )}
      {children}
    </DialogFrame>
  );
}

import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { useTexts } from '../platform/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import './side-panel.css';

type Props = {
  label: string;
  side: 'left' | 'right';
  isOpen: boolean;
  onClose: () => void;
  /** Without it the panel's own content has to offer a way to close it. */
  title?: ReactNode;
  className?: string;
  children: ReactNode;
};

/** A layer at the edge. The browser's dialog traps the focus, answers Escape and gives the focus back. */
export function SidePanel({ label, side, isOpen, onClose, title, className = '', children }: Props) {
  const t = useTexts();
  const dialog = useRef<HTMLDialogElement>(null);

  useEffect(() => {
    const element = dialog.current;
    if (isOpen && !element?.open) element?.showModal();
    if (!isOpen && element?.open) element.close();
  }, [isOpen]);

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: a click beside the panel closes it; Escape does the same
    <dialog
      ref={dialog}
      className={`side-panel side-panel--${side} ${className}`}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => event.target === dialog.current && onClose()}
    >
      {isOpen && (
        <div className="side-panel__inside">
          {title && (
            <header className="side-panel__head">
              <h2>{title}</h2>
              <IconButton icon={X} label={t('common.close')} onClick={onClose} />
            </header>
          )}
          {children}
        </div>
      )}
    </dialog>
  );
}

import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { CSSProperties, KeyboardEvent, ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import { ModalButtons, type ModalButtonsProps } from './modal-buttons.tsx';
import './modal.css';

type Props = Partial<ModalButtonsProps> & {
  open?: boolean;
  title: ReactNode;
  /** In px; the screen limits it. */
  width?: number;
  /** Given, it replaces the two buttons; `null` leaves none. */
  footer?: ReactNode;
  mask?: { closable: boolean };
  onCancel: () => void;
  children: ReactNode;
};

/** A question or a small form in the middle of the screen. */
export function Modal({ open = true, title, width = 520, footer, mask = { closable: true }, onCancel, children, ...buttons }: Props) {
  const t = useTexts();
  // Ctrl+Enter presses the button, also from a text of several lines.
  const press = (event: KeyboardEvent) => {
    const { disabled, loading } = buttons.okButtonProps ?? {};
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.repeat || event.defaultPrevented || footer !== undefined)
      return;
    event.preventDefault();
    if (!disabled && !loading) void buttons.onOk?.();
  };
  return (
    <DialogFrame open={open} place="ui-modal-place" className="ui-modal" closesOutside={mask.closable} onKeyDown={press} onClose={onCancel}>
      <div className="column ui-modal__inside" style={{ '--modal-width': `${width}px` } as CSSProperties}>
        <header className="gap-3 between flex ui-modal__head">
          <Dialog.Title className="anywhere ui-modal__title">{title}</Dialog.Title>
          <Dialog.Close render={<IconButton icon={X} label={t('common.close')} />} />
        </header>
        <div className="scrolls fills ui-modal__body">{children}</div>
        {footer !== null && (
          <footer className="gap-2 flex wraps ui-modal__foot">{footer ?? <ModalButtons onCancel={onCancel} {...buttons} />}</footer>
        )}
      </div>
    </DialogFrame>
  );
}

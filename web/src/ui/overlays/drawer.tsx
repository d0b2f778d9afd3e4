import { Dialog } from '@base-ui/react/dialog';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../actions/icon-button.tsx';
import { DialogFrame } from './dialog-frame.tsx';
import './drawer.css';

type Props = {
  title: ReactNode;
  /** Next to the title: the actions on the record. */
  extra?: ReactNode;
  className?: string;
  /** Stays in sight below, however long the rest is. */
  footer?: ReactNode;
  mask?: { closable: boolean };
  onClose: () => void;
  children: ReactNode;
};

/** A record or a form at the right edge; on a phone it fills the screen. */
export function Drawer({ title, extra, className = '', footer, mask = { closable: true }, onClose, children }: Props) {
  const t = useTexts();
  return (
    <DialogFrame place="ui-drawer-place" className={`ui-drawer ${className}`} closesOutside={mask.closable} onClose={onClose}>
      <header className="line rigid gap-2 ruled ui-drawer__head">
        <Dialog.Title className="grow ui-drawer__title" render={<div />}>
          {title}
        </Dialog.Title>
        {extra}
        <Dialog.Close render={<IconButton icon={X} label={t('common.close')} />} />
      </header>
      <div className="scrolls fills ui-drawer__body">{children}</div>
      {footer && <footer className="rigid gap-2 flex ui-drawer__foot not-printed">{footer}</footer>}
    </DialogFrame>
  );
}

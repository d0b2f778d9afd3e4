import type { LucideIcon } from 'lucide-react';
import { type ReactNode, Suspense, useCallback, useRef, useState } from 'react';
import { buttonClass } from '../actions/button-look.ts';
import { IconButton } from '../actions/icon-button.tsx';

export type OpeningButtonProps = {
  /** The name of the opened layer, and of the button if it is an icon only. */
  label: string;
  /** The label of the button after its icon; without it the button is the icon alone. */
  button?: ReactNode;
  icon?: LucideIcon;
  isFramed?: boolean;
  /** A button with custom styles, for example one inside a chip. */
  isBare?: boolean;
  className?: string;
  align?: 'start' | 'end';
  disabled?: boolean;
};
type Props = OpeningButtonProps & {
  kind: 'dialog' | 'menu';
  /** Fetches the panel as soon as it is likely to be wanted. */
  preload: () => void;
  children: (anchor: HTMLElement, close: () => void) => ReactNode;
};

/** A button with a panel that is fetched when it is first wanted: pages without an open panel do not pay for it. */
export function OpeningButton({
  label,
  button,
  icon: Icon,
  isFramed,
  isBare = false,
  className,
  disabled,
  kind,
  preload,
  children,
}: Props) {
  const [isOpen, setOpen] = useState(false);
  const anchor = useRef<HTMLButtonElement>(null);
  const close = useCallback(() => setOpen(false), []);
  const shared = {
    ref: anchor,
    disabled,
    'aria-haspopup': kind,
    'aria-expanded': isOpen,
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => setOpen(!isOpen),
  };
  return (
    <>
      {Icon && !button ? (
        <IconButton {...shared} icon={Icon} label={label} isFramed={isFramed} className={className} />
      ) : (
        <button {...shared} type="button" className={isBare ? className : buttonClass({ className })}>
          {Icon && <Icon size={16} aria-hidden />}
          {button}
        </button>
      )}
      {isOpen && anchor.current && <Suspense>{children(anchor.current, close)}</Suspense>}
    </>
  );
}

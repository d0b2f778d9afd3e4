import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import { type Handlers, useTooltip } from '../overlays/tooltip.tsx';
import './icon-button.css';

type Look = {
  icon: LucideIcon;
  /** The action, for screen readers and as the tooltip. */
  label: string;
  size?: 'small' | 'medium' | undefined;
  /** For a row with buttons that have a frame. */
  isFramed?: boolean | undefined;
  /** For its place among others only. */
  className?: string | undefined;
  /** A mark upon the icon, for example a count. */
  children?: ReactNode;
};

/** `<IconButton icon={X} label={t('common.close')} onClick={close} />` */
export function IconButton({
  icon,
  label,
  size,
  isFramed,
  className,
  children,
  ...button
}: Omit<ComponentProps<'button'>, keyof Look> & Look) {
  const { over, tip } = useTooltip(label, button as Handlers);
  return (
    <>
      <button type="button" {...button} {...over} className={iconButtonClass({ size, isFramed, className })} aria-label={label}>
        {drawn(icon, size)}
        {children}
      </button>
      {tip}
    </>
  );
}

/** A link out of the application that is an icon alone, for example a mail address. */
export function IconAnchor({ icon, label, size, isFramed, className, children, ...link }: Omit<ComponentProps<'a'>, keyof Look> & Look) {
  const { over, tip } = useTooltip(label, link as Handlers);
  return (
    <>
      <a {...link} {...over} className={iconButtonClass({ size, isFramed, className })} aria-label={label}>
        {drawn(icon, size)}
        {children}
      </a>
      {tip}
    </>
  );
}

/** A way to another page that is an icon alone. */
export const IconLink = createLink(IconAnchor);

const drawn = (Icon: LucideIcon, size: Look['size']) => <Icon size={size === 'small' ? 16 : 18} aria-hidden />;

const iconButtonClass = ({ size, isFramed, className }: Pick<Look, 'size' | 'isFramed' | 'className'>): string =>
  classNames('ui-icon-button', size === 'small' && 'ui-icon-button--small', isFramed && 'ui-icon-button--framed', className);

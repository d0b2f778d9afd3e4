import { createLink } from '@tanstack/react-router';
import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { type ButtonLook, buttonClass } from './button-look.ts';

type Props = Omit<ComponentProps<'a'>, keyof ButtonLook> & ButtonLook & { icon?: LucideIcon | undefined };

/** A link out of the application, to a file or to a mail, in the clothes of a button. */
export function AnchorButton({ variant, size, className, icon: Icon, children, ...link }: Props) {
  return (
    <a {...link} className={buttonClass({ variant, size, className })}>
      {Icon && <Icon size={16} aria-hidden />}
      {children}
    </a>
  );
}

/** A way to another page that looks like a button: `<LinkButton to="/employees" variant="primary">People</LinkButton>` */
export const LinkButton = createLink(AnchorButton);

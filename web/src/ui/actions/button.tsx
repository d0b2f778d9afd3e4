import type { LucideIcon } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Spinner } from '../feedback/spinner.tsx';
import { type ButtonLook, buttonClass } from './button-look.ts';

type Props = Omit<ComponentProps<'button'>, keyof ButtonLook> &
  ButtonLook & {
    icon?: LucideIcon | undefined;
    /** It was pressed and works on it: it cannot be pressed again until then. */
    isBusy?: boolean | undefined;
  };

/** `<Button variant="primary" icon={Plus} isBusy={save.isPending} onClick={save}>Save</Button>` */
export function Button({ variant, size, className, icon: Icon, isBusy = false, disabled, children, ...button }: Props) {
  return (
    <button
      type="button"
      {...button}
      className={buttonClass({ variant, size, className })}
      disabled={disabled || isBusy}
      aria-busy={isBusy || undefined}
    >
      {isBusy ? <Spinner /> : Icon && <Icon size={16} aria-hidden />}
      {children}
    </button>
  );
}

import { classNames } from '../class-names.ts';
import './button.css';

/**
 * `primary` is the main action here, `danger` removes or refuses a record, `destroy` confirms a permanent deletion. A page has one primary button.
 */
export type ButtonLook = {
  variant?: 'plain' | 'primary' | 'danger' | 'destroy' | undefined;
  size?: 'small' | 'medium' | 'large' | undefined;
  /** For its place among others only. */
  className?: string | undefined;
};

export const buttonClass = ({ variant = 'plain', size = 'medium', className }: ButtonLook): string =>
  classNames('ui-button', variant !== 'plain' && `ui-button--${variant}`, size !== 'medium' && `ui-button--${size}`, className);

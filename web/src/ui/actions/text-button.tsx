import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './text-button.css';

type Props = ComponentProps<'button'> & {
  /** Takes the colour of the sentence around it. */
  isQuiet?: boolean | undefined;
};

/** Does something, but reads as a link in a sentence or in a small place. */
export function TextButton({ isQuiet, className, ...button }: Props) {
  return <button type="button" {...button} className={classNames('start ui-text-button', isQuiet && 'ui-text-button--quiet', className)} />;
}

import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './action-bar.css';

type Props = {
  /** What the buttons are about: how many are chosen, what is still missing. */
  text?: ReactNode;
  /** Something is chosen or changed and waits for its button. */
  isLoud?: boolean | undefined;
  children: ReactNode;
};

/** The end of what was chosen or filled in above: its buttons stay in sight, however long it is. */
export const ActionBar = ({ text, isLoud, children }: Props) => (
  <div className={classNames('ui-action-bar', isLoud && 'ui-action-bar--loud')}>
    <span className="ui-action-bar__text">{text}</span>
    {children}
  </div>
);

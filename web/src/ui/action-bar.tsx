import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import './action-bar.css';

type Props = {
  /** What the buttons are about: how many are chosen, what is still missing. */
  text?: ReactNode;
  /** Only there to be heard: what it will say next is read out, since it does not come with it. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** The end of what was chosen or filled in above: its buttons stay in sight, however long that is. */
export const ActionBar = ({ text, isEmpty = false, children }: Props) => (
  <footer className={classNames(isEmpty ? 'visually-hidden' : 'ui-action-bar')}>
    <span className="ui-action-bar__text" role="status">
      {text}
    </span>
    {!isEmpty && children}
  </footer>
);

import type { ReactNode } from 'react';
import './action-bar.css';

type Props = {
  /** What the buttons are about: how many are chosen, what is still missing. */
  text?: ReactNode;
  children: ReactNode;
};

/** The end of what was chosen or filled in above: its buttons stay in sight, however long that is. */
export const ActionBar = ({ text, children }: Props) => (
  <footer className="ui-action-bar">
    <span className="ui-action-bar__text" role="status">
      {text}
    </span>
    {children}
  </footer>
);

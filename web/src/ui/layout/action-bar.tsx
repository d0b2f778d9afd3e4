import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './action-bar.css';

type Props = {
  /** The subject of the buttons: the number of selected rows, or the values still missing. */
  text?: ReactNode;
  /** Hidden, but present for screen readers, which announce only changes of an existing element. */
  isEmpty?: boolean;
  children: ReactNode;
};

/** The end of a selection or a form above it: its buttons stay in sight, however long that is. */
export const ActionBar = ({ text, isEmpty = false, children }: Props) => (
  <footer className={classNames(isEmpty ? 'visually-hidden' : 'line wraps rounded-large raised ui-action-bar')}>
    <span className="line medium ui-action-bar__text" role="status">
      {text}
    </span>
    {!isEmpty && children}
  </footer>
);

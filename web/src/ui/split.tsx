import type { ReactNode } from 'react';
import './split.css';

type Props = { list: ReactNode; panel: ReactNode };

/** A list, and beside it what is opened of it, which stays in sight while the list is walked through. For wide screens; on narrow ones a `Drawer` shows it. */
export const Split = ({ list, panel }: Props) => (
  <div className="ui-split">
    <div className="ui-split__list">{list}</div>
    <div className="ui-split__panel">{panel}</div>
  </div>
);

import type { ReactNode } from 'react';
import './split.css';

type Props = { list: ReactNode; panel: ReactNode };

/**
 * A list, and next to it the open item, which stays in sight while the user walks through the list. For wide screens; on narrow ones a
 * `Drawer` shows it.
 */
export const Split = ({ list, panel }: Props) => (
  <div className="ui-split">
    <div className="ui-split__list">{list}</div>
    <div className="ui-split__panel">{panel}</div>
  </div>
);

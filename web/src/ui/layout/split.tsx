import type { ReactNode } from 'react';
import './split.css';

type Props = { list: ReactNode; panel: ReactNode };

/**
 * A list, and next to it the open item, which stays in sight while the user walks through the list. For wide screens; on narrow ones a
 * `Drawer` shows it.
 */
export const Split = ({ list, panel }: Props) => (
  <div className="gap-4 grid ui-split">
    <div className="shrinkable">{list}</div>
    <div className="shrinkable rounded-large scrolls sticky ui-split__panel">{panel}</div>
  </div>
);

import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';
import './timeline.css';

export const Timeline = ({ className, children }: { className?: string | undefined; children: ReactNode }) => (
  <ol className={classNames('ui-timeline', className)}>{children}</ol>
);

type EntryProps = {
  head: ReactNode;
  /** At the end of the first line: the time, or an action. */
  end?: ReactNode;
  /** Past, today, or still to come. */
  place?: 'past' | 'today' | 'future' | undefined;
  children?: ReactNode;
};

/** `<Timeline><TimelineEntry head="Noa changed Branch" end={<time …/>}>…</TimelineEntry></Timeline>` */
export const TimelineEntry = ({ head, end, place, children }: EntryProps) => (
  <li className={classNames(place && `ui-timeline__${place}`)}>
    <div className="medium between flex wraps ui-timeline__head">
      <span>{head}</span>
      {end}
    </div>
    {children}
  </li>
);

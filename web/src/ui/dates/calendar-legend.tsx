import './calendar.css';
import { Cluster } from '../layout/stack.tsx';
import type { CalendarDot } from './calendar-grid.tsx';

/** The meaning of the dots in a calendar. */
export const CalendarLegend = ({ label, entries }: { label: string; entries: readonly { dot: CalendarDot; text: string }[] }) => (
  <Cluster as="ul" gap={3} className="ui-calendar-legend" aria-label={label}>
    {entries.map(({ dot, text }) => (
      <li key={dot}>
        <span className="round ui-calendar__dot" data-dot={dot} aria-hidden /> {text}
      </li>
    ))}
  </Cluster>
);

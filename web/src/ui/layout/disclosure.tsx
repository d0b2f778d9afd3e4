import { ChevronDown } from 'lucide-react';
import type { ReactNode } from 'react';
import './disclosure.css';

type Props = {
  /** A quieter line below the words. */
  note?: ReactNode;
  /** At the end of the line, mostly a number. */
  end?: ReactNode;
  head: ReactNode;
  children: ReactNode;
  /** Open from now on; it can still be closed. */
  isOpen?: boolean | undefined;
};

/** A line that opens hidden content: `<Disclosure head="Housing" end="€ 200.00">The whole month.</Disclosure>` */
export const Disclosure = ({ head, note, end, isOpen, children }: Props) => (
  <details className="ui-disclosure" open={isOpen}>
    <summary className="pressable ink line wraps hoverable">
      <ChevronDown size={16} className="muted" aria-hidden />
      <span className="stacked anywhere shrinkable ui-disclosure__words">
        <span>{head}</span>
        {note && <span className="note">{note}</span>}
      </span>
      {end}
    </summary>
    <div className="ui-disclosure__body">{children}</div>
  </details>
);

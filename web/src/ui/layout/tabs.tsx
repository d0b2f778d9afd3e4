import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import { ScrollingRow } from './scrolling-row.tsx';
import './tabs.css';

type Props<V extends string> = {
  label: string;
  tabs: readonly { value: V; text: string }[];
  value: V;
  onChoose: (value: V) => void;
  /** The tabs begin where the content below them begins. */
  isFlush?: boolean;
  /** The content below keeps its distance. */
  isApart?: boolean;
  children: ReactNode;
};

/** One tab stop; arrows, Home and End move between the tabs. */
export function Tabs<V extends string>({ label, tabs, value, onChoose, isFlush = false, isApart = false, children }: Props<V>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const at = tabs.findIndex((tab) => tab.value === value);
    const to = { ArrowRight: at + 1, ArrowLeft: at - 1, Home: 0, End: -1 }[event.key];
    const next = to === undefined ? undefined : tabs.at(to % tabs.length);
    if (!next) return;
    event.preventDefault();
    onChoose(next.value);
    document.getElementById(`${id}${next.value}`)?.focus();
  };
  return (
    <div>
      <ScrollingRow
        as="div"
        current={value}
        className={classNames('ui-tabs', isFlush && 'ui-tabs--flush', isApart && 'ui-tabs--apart')}
        role="tablist"
        aria-label={label}
      >
        {tabs.map((tab) => (
          <button
            key={tab.value}
            id={id + tab.value}
            type="button"
            role="tab"
            aria-selected={tab.value === value}
            aria-controls={`${id}panel`}
            tabIndex={tab.value === value ? 0 : -1}
            onClick={() => onChoose(tab.value)}
            onKeyDown={move}
          >
            {tab.text}
          </button>
        ))}
      </ScrollingRow>
      <div id={`${id}panel`} role="tabpanel" aria-labelledby={id + value}>
        {children}
      </div>
    </div>
  );
}

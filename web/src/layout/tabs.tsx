import { type KeyboardEvent, type ReactNode, useId } from 'react';
import './tabs.css';

type Props<V extends string> = {
  label: string;
  tabs: { value: V; text: string }[];
  value: V;
  onChoose: (value: V) => void;
  children: ReactNode;
};

/** One tab stop; arrows move between the tabs. */
export function Tabs<V extends string>({ label, tabs, value, onChoose, children }: Props<V>) {
  const id = useId();
  const move = (event: KeyboardEvent<HTMLElement>): void => {
    const step = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (step === undefined) return;
    const next = tabs.at((tabs.findIndex((tab) => tab.value === value) + step) % tabs.length);
    if (!next) return;
    onChoose(next.value);
    document.getElementById(`${id}${next.value}`)?.focus();
  };
  return (
    <div className="tabs">
      <div className="tabs__list" role="tablist" aria-label={label}>
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
      </div>
      <div id={`${id}panel`} className="tabs__panel" role="tabpanel" aria-labelledby={id + value}>
        {children}
      </div>
    </div>
  );
}

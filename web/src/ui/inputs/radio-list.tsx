import { type ReactNode, useId } from 'react';
import './radio-list.css';

type Props<V extends string> = {
  label: string;
  options: readonly { value: V; text: ReactNode; hint?: ReactNode }[];
  value: V | undefined;
  onChoose: (value: V) => void;
};

/** A few choices one below the other, each with room for a line that explains it. */
export function RadioList<V extends string>({ label, options, value, onChoose }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="stacked gap-1 ui-radio-list">
      <legend className="medium">{label}</legend>
      {options.map(({ value: one, text, hint }) => (
        <label key={one}>
          <input className="rigid" type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          <span>
            {text}
            {hint && <span className="muted block smaller">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

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
    <fieldset className="ui-radio-list">
      <legend>{label}</legend>
      {options.map(({ value: one, text, hint }) => (
        <label key={one}>
          <input type="radio" name={name} checked={one === value} onChange={() => onChoose(one)} />
          <span>
            {text}
            {hint && <span className="ui-radio-list__hint">{hint}</span>}
          </span>
        </label>
      ))}
    </fieldset>
  );
}

import { useId } from 'react';

type Props<V extends string> = { label: string; options: { value: V; text: string }[]; value: V; onChoose: (value: V) => void };

/** A few choices side by side: radio buttons in the clothes of one control. */
export function Segments<V extends string>({ label, options, value, onChoose }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="segments">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option.value}>
            <input
              type="radio"
              className="visually-hidden"
              name={name}
              checked={option.value === value}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.text}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

import { useId } from 'react';
import { classNames } from '../class-names.ts';
import './segments.css';

type Props<V extends string> = {
  label: string;
  /** The label is for screen readers only, because the context shows it to all others. */
  isLabelHidden?: boolean | undefined;
  options: readonly { value: V; text: string }[];
  value: V;
  onChoose: (value: V) => void;
};

/** A few choices side by side: radio buttons in the clothes of one control. */
export function Segments<V extends string>({ label, isLabelHidden, options, value, onChoose }: Props<V>) {
  const name = useId();
  return (
    <fieldset className="ui-segments">
      <legend className={classNames('quiet', isLabelHidden && 'visually-hidden')}>{label}</legend>
      <div className="stacked rounded">
        {options.map((option) => (
          <label className="pressable stacked" key={option.value}>
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

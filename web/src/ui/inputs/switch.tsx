import { type ComponentProps, type ReactNode, useId } from 'react';
import { classNames } from '../class-names.ts';
import './switch.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'role' | 'onChange' | 'checked'> & {
  isOn: boolean;
  onChange: (isOn: boolean) => void;
  /** The words are before the switch, which goes to the end of the line. */
  label?: ReactNode;
  /** The words are after the switch; where a `Field` labels it they only name its state. */
  state?: string | undefined;
};

/** Applied immediately: `<Switch label="Less motion" isOn={reduces} onChange={setReduces} />` */
export function Switch({ isOn, onChange, label, state, className, ...input }: Props) {
  const made = useId();
  const id = input.id ?? made;
  const box = <input {...input} id={id} type="checkbox" role="switch" checked={isOn} onChange={({ target }) => onChange(target.checked)} />;
  if (label === undefined) {
    return (
      <span className={classNames('line gap-2-5 ui-switch', className)}>
        {box}
        {state && <span aria-hidden>{state}</span>}
      </span>
    );
  }
  return (
    <label htmlFor={id} className={classNames('line gap-2-5 ui-switch', 'ui-switch--line', className)}>
      {label}
      {box}
    </label>
  );
}

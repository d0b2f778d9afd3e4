import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import './checkbox.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange' | 'checked'> & {
  isChecked: boolean;
  /** Some of what it stands for is chosen. */
  isMixed?: boolean | undefined;
  /** `withShift` is true when the key was held, which in a list means: all from the one before. */
  onChange: (isChecked: boolean, withShift: boolean) => void;
  /** Where there are no words beside it, `aria-label` must say them. */
  children?: ReactNode;
};

/** `<Checkbox isChecked={only} onChange={setOnly}>Only differences</Checkbox>` */
export function Checkbox({ isChecked, isMixed = false, onChange, className, children, ...input }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = isMixed;
  }, [isMixed]);
  const change = ({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) =>
    onChange(target.checked, 'shiftKey' in nativeEvent && nativeEvent.shiftKey === true);
  return (
    <label className={classNames('ui-checkbox', children === undefined && 'ui-checkbox--alone', className)}>
      <input {...input} ref={box} type="checkbox" checked={isChecked} onChange={change} />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

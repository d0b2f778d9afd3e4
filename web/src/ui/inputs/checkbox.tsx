import { type ChangeEvent, type ComponentProps, type ReactNode, useEffect, useRef } from 'react';
import { classNames } from '../class-names.ts';
import './checkbox.css';

type Props = Omit<ComponentProps<'input'>, 'type' | 'ref' | 'onChange' | 'checked'> & {
  isChecked: boolean;
  /** Only some of the items it represents are selected. */
  isMixed?: boolean | undefined;
  /** `withShift` is true if the Shift key was pressed, which in a list selects the range since the previous row. */
  onChange: (isChecked: boolean, withShift: boolean) => void;
  /** Without words next to it, it needs an `aria-label`. */
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
    <label className={classNames('gap-2-5 flex pressable ui-checkbox', children === undefined && 'ui-checkbox--alone', className)}>
      <input className="rigid" {...input} ref={box} type="checkbox" checked={isChecked} onChange={change} />
      {children !== undefined && <span>{children}</span>}
    </label>
  );
}

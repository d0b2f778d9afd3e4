import type { ComponentProps } from 'react';
import { classNames } from '../class-names.ts';
import './text-input.css';

type Own = {
  size?: 'small' | 'medium' | 'large' | undefined;
  /** As wide as its words, not as its place. */
  isFit?: boolean | undefined;
};

/** A line of text. Label and hint come from the `Field` around it. */
export function TextInput({ size, isFit, className, ...input }: Omit<ComponentProps<'input'>, 'size'> & Own) {
  return <input type="text" {...input} className={classesOf({ size, isFit }, className)} />;
}

/** Several lines of text. */
export function TextArea({ className, ...input }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...input} className={classNames('ui-input', 'ui-input--long', className)} />;
}

/** A short list of the browser's own; long ones and those of the server are a combobox. */
export function NativeSelect({ size, isFit, className, ...select }: Omit<ComponentProps<'select'>, 'size'> & Own) {
  return <select {...select} className={classesOf({ size, isFit }, className)} />;
}

const classesOf = ({ size, isFit }: Own, className: string | undefined): string =>
  classNames('ui-input', size && `ui-input--${size}`, isFit && 'ui-input--fit', className);

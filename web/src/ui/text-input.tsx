import type { ComponentProps } from 'react';
import { classNames } from './class-names.ts';
import './text-input.css';

type Own = { size?: 'small' | 'medium' | 'large' | undefined };

/** A line of text. Label and hint come from the `Field` around it. */
export function TextInput({ size, className, ...input }: Omit<ComponentProps<'input'>, 'size'> & Own) {
  return <input type="text" {...input} className={classNames('ui-input', size && `ui-input--${size}`, className)} />;
}

/** Several lines of text. */
export function TextArea({ className, ...input }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...input} className={classNames('ui-input', 'ui-input--long', className)} />;
}

/** A short list of the browser's own; long ones and those of the server are a combobox. */
export function NativeSelect({ size, className, ...select }: Omit<ComponentProps<'select'>, 'size'> & Own) {
  return <select {...select} className={classNames('ui-input', size && `ui-input--${size}`, className)} />;
}

import type { InputHTMLAttributes } from 'react';
import type { InputProps } from './kind.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id' | 'name'>;
type Props = Pick<InputProps, 'id' | 'name' | 'invalid' | 'describedBy'> & Native & { value: string; onText: (text: string) => void };

/** The one native input that all kinds of typed fields share. */
export function PlainInput({ invalid, describedBy, onText, className = '', ...native }: Props) {
  return (
    <input
      {...native}
      className={`control ${className}`}
      autoComplete={native.autoComplete ?? 'off'}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

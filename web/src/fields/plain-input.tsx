import type { InputHTMLAttributes } from 'react';
import { TextInput } from '../ui/text-input.tsx';
import type { InputProps } from './kind.ts';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'id' | 'name' | 'size'>;
type Props = Pick<InputProps, 'id' | 'name' | 'invalid' | 'describedBy'> & Native & { value: string; onText: (text: string) => void };

/** The one native input that all kinds of typed fields share. */
export function PlainInput({ invalid, describedBy, onText, className, ...native }: Props) {
  return (
    <TextInput
      {...native}
      className={className}
      autoComplete={native.autoComplete ?? 'off'}
      aria-invalid={invalid}
      aria-describedby={describedBy}
      onChange={(event) => onText(event.target.value)}
    />
  );
}

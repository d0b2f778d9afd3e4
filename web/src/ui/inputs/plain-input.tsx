import type { InputHTMLAttributes } from 'react';
import { classNames } from '../class-names.ts';
import './plain-input.css';
import { TextInput } from './text-input.tsx';

type Native = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange' | 'size' | 'className'>;

export type PlainInputProps = {
  id: string;
  name: string;
  invalid: boolean;
  describedBy: string;
};

type Props = PlainInputProps & Native & { value: string; onText: (text: string) => void; hasDigits?: boolean };

/** The one native input that all kinds of typed fields share; its digits line up below each other. */
export const PlainInput = ({ invalid, describedBy, onText, hasDigits, ...native }: Props) => (
  <TextInput
    {...native}
    className={classNames(hasDigits && 'ui-input--digits')}
    autoComplete={native.autoComplete ?? 'off'}
    aria-invalid={invalid}
    aria-describedby={describedBy}
    onChange={(event) => onText(event.target.value)}
  />
);

import { CircleCheck } from 'lucide-react';
import { type InputHTMLAttributes, type ReactNode, useId } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { TextInput } from '../../ui/inputs/text-input.tsx';
import './plain-form.css';

type Props = Omit<InputHTMLAttributes<HTMLInputElement>, 'className' | 'onChange' | 'value' | 'size'> & {
  label: string;
  value: string;
  onText: (text: string) => void;
  /** The error, shown once the field was touched. */
  complaint?: string | undefined;
  isTouched: boolean;
  /** Inside the field, at its end. */
  button?: ReactNode;
  hint?: ReactNode;
};

/** A native input with its label, and its valid or invalid look once touched. */
export function PlainField({ label, value, onText, complaint, isTouched, button, hint, ...input }: Props) {
  const t = useTexts();
  const id = useId();
  const state = !isTouched ? undefined : complaint ? 'invalid' : 'valid';
  return (
    <div className="plain-field" data-state={state}>
      <label className="quiet medium block" htmlFor={id}>
        {label}
      </label>
      <div className="relative plain-field__box">
        <TextInput
          size="large"
          {...input}
          id={id}
          value={value}
          onChange={({ target }) => onText(target.value)}
          aria-invalid={state === 'invalid'}
          aria-describedby={`${id}note`}
        />
        {button ?? (state === 'valid' && value !== '' && <CircleCheck className="plain-field__tick" size={18} aria-hidden />)}
      </div>
      <p id={`${id}note`} className="line wraps quiet meta plain-field__note">
        {state === 'invalid' && complaint}
        {state === 'valid' && value !== '' && <span className="visually-hidden">{t('hints.correct', { label })}</span>}
        {hint}
      </p>
    </div>
  );
}

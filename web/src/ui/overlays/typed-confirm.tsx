import { useId } from 'react';
import { TextInput } from '../inputs/text-input.tsx';
import './typed-confirm.css';

type Props = { label: string; value: string; onChange: (value: string) => void; inputMode?: 'numeric' };

/** For actions that cannot be undone: a name or number is typed, not clicked. */
export function TypedConfirm({ label, value, onChange, inputMode }: Props) {
  const id = useId();
  return (
    <p className="stacked gap-1-5 ui-typed-confirm">
      <label htmlFor={id}>{label}</label>
      <TextInput id={id} autoComplete="off" inputMode={inputMode} value={value} onChange={(event) => onChange(event.target.value)} />
    </p>
  );
}

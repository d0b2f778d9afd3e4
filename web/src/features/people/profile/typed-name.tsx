import { useId } from 'react';
import { TextInput } from '../../../ui/text-input.tsx';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** For what cannot be taken back: the name is typed, not clicked. */
export function TypedName({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <p className="typed-confirm">
      <label htmlFor={id}>{label}</label>
      <TextInput id={id} autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </p>
  );
}

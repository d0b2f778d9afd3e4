import { useId } from 'react';

type Props = { label: string; value: string; onChange: (value: string) => void };

/** For what cannot be taken back: the name is typed, not clicked. */
export function TypedName({ label, value, onChange }: Props) {
  const id = useId();
  return (
    <p className="typed-confirm">
      <label htmlFor={id}>{label}</label>
      <input id={id} className="control" autoComplete="off" value={value} onChange={(event) => onChange(event.target.value)} />
    </p>
  );
}

import { useState } from 'react';
import './number-input.css';
import { PlainInput, type PlainInputProps } from './plain-input.tsx';

type Props = PlainInputProps & {
  value: unknown;
  onChange: (value: unknown) => void;
  decimals: number;
  /** The stored number for one that is typed: 10000 basis points for 100 %. */
  factor?: number;
  unit?: string | undefined;
};

/**
 * A text input for numbers: no arrows, and the mouse wheel scrolls the page instead of changing the value. Input that is not a number stays as typed
 * and is passed on unchanged, so that validation can reject it.
 */
export function NumberInput({ value, decimals, factor = 1, unit, onChange, ...rest }: Props) {
  const [typed, setTyped] = useState(() => shown(value, factor));
  const current = parse(typed, factor, decimals);
  const text = current === value ? typed : shown(value, factor);
  const take = (next: string) => {
    setTyped(next);
    onChange(parse(next, factor, decimals));
  };
  return (
    <span className="relative block ui-number">
      <PlainInput {...rest} type="text" inputMode={decimals > 0 ? 'decimal' : 'numeric'} hasDigits value={text} onText={take} />
      {unit && (
        <span className="muted flex absolute middle ui-number__unit" aria-hidden>
          {unit}
        </span>
      )}
    </span>
  );
}

const shown = (value: unknown, factor: number): string => (typeof value === 'number' ? String(round(value / factor)) : String(value ?? ''));

const round = (value: number): number => Number(value.toFixed(6));

function parse(typed: string, factor: number, decimals: number): number | string | null {
  const plain = typed.trim().replace(',', '.');
  if (plain === '') return null;
  const pattern = decimals > 0 ? /^-?\d+(\.\d+)?$/ : /^-?\d+$/;
  return pattern.test(plain) ? round(Number(plain) * factor) : typed;
}

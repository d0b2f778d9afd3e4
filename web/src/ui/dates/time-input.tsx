import { PlainInput, type PlainInputProps } from '../inputs/plain-input.tsx';
import { maskTime } from './time-mask.ts';

type Props = PlainInputProps & { value: string; onChange: (time: string | null) => void };

/** Typed as `hh:mm`, on a clock of 24 hours. */
export const TimeInput = ({ value, onChange, ...rest }: Props) => (
  <PlainInput
    {...rest}
    type="text"
    inputMode="numeric"
    hasDigits
    placeholder="hh:mm"
    maxLength={5}
    value={value}
    onText={(next) => onChange(maskTime(next, value) || null)}
  />
);

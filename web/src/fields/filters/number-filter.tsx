import { useId } from 'react';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import type { FilterProps } from '../kind.ts';
import { RangeFilter } from './range-filter.tsx';

type Props = FilterProps & { decimals: number; factor?: number; unit?: string };

/** Only a complete number or an empty field filters the list; unfinished input waits. */
export function NumberFilter({ name, value, onChange, decimals, factor = 1, unit }: Props) {
  const id = useId();
  return (
    <RangeFilter
      id={id}
      value={value}
      onChange={onChange}
      input={(bound) => (
        <NumberInput
          {...bound}
          name={name}
          invalid={false}
          describedBy=""
          decimals={decimals}
          factor={factor}
          unit={unit}
          onChange={(next) => typeof next !== 'string' && bound.onChange((next as number | null) ?? undefined)}
        />
      )}
    />
  );
}

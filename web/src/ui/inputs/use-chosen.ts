import { useMemo, useRef } from 'react';
import type { Option } from './option.ts';

type Value = Option['value'];

/** The selected options with their names. A name once seen is remembered, because later search results need not include it. */
export function useChosen(value: Value | readonly Value[] | undefined, options: readonly Option[]): Option[] {
  const names = useRef(new Map<Value, string>());
  for (const option of options) names.current.set(option.value, option.label);
  const values = value === undefined ? [] : [value].flat();
  const labels = values.map((one) => names.current.get(one) ?? (typeof one === 'string' ? one : ''));
  // The kit compares by identity, so the same choice must stay the same object.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the key contains the values of both lists
  return useMemo(() => values.map((one, at) => ({ value: one, label: labels[at] ?? '' })), [JSON.stringify([values, labels])]);
}

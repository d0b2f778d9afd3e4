import { isDate } from '@cadre/rules/calendar';
import { useId, useState } from 'react';
import { DateInput } from './date-input.tsx';
import type { FilterProps } from './kind.ts';
import { RangeFilter } from './range-filter.tsx';

export function DayFilter({ name, value, onChange }: FilterProps) {
  const id = useId();
  return (
    <RangeFilter
      id={id}
      value={value}
      onChange={onChange}
      input={(bound) => <DayBound id={bound.id} name={name} value={bound.value} onChange={bound.onChange} />}
    />
  );
}

/** A day that is still being typed does not narrow the list. */
function DayBound({
  id,
  name,
  value,
  onChange,
}: {
  id: string;
  name: string;
  value: unknown;
  onChange: (day: string | undefined) => void;
}) {
  const [typed, setTyped] = useState(String(value ?? ''));
  const take = (next: string | null) => {
    setTyped(next ?? '');
    if (next === null) onChange(undefined);
    else if (isDate(next)) onChange(next);
  };
  return <DateInput id={id} name={name} invalid={typed.length === 10 && !isDate(typed)} describedBy="" value={typed} onChange={take} />;
}

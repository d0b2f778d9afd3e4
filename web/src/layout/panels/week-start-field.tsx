import { useId } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';

/** The days on which weeks begin somewhere in the world. */
const starts = [1, 6, 7];

export function WeekStartField({ value, onChoose }: { value: number; onChoose: (weekday: number) => void }) {
  const labels = useLabels();
  const id = useId();
  return (
    <label className="quiet gap-1 stacked settings__field" htmlFor={id}>
      {labels.field('branches', 'week_start')}
      <NativeSelect id={id} value={value} onChange={({ target }) => onChoose(Number(target.value))}>
        {starts.map((weekday) => (
          <option key={weekday} value={weekday}>
            {labels.option(undefined, 'weekday', String(weekday))}
          </option>
        ))}
      </NativeSelect>
    </label>
  );
}

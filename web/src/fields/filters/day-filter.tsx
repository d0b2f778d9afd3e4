import { type Day, isDate } from '@cadre/rules/calendar';
import { useEffect, useId, useState } from 'react';
import { usePreferences } from '../../platform/session/preferences.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DateInput } from '../../ui/dates/date-input.tsx';
import { dayPresets, daysOfPreset } from '../../ui/dates/day-presets.ts';
import type { FilterProps } from '../kind.ts';
import { isRange } from './filter-value.ts';
import { RangeFilter } from './range-filter.tsx';

/** From one day to another: typed, picked, or by the words that people use. */
export function DayFilter({ name, value, onChange }: FilterProps) {
  const t = useTexts();
  const id = useId();
  const { week_start } = usePreferences();
  const { from, to } = (isRange(value) ? value : {}) as { from?: Day; to?: Day };
  const today = new Date().toLocaleDateString('en-CA');
  return (
    <>
      <div className="gap-1 flex wraps day-presets">
        {dayPresets.map((preset) => {
          const span = daysOfPreset(preset, today, week_start);
          return (
            <Button key={preset} size="small" aria-pressed={span.from === from && span.to === to} onClick={() => onChange(span)}>
              {t(`lists.days.${preset}`)}
            </Button>
          );
        })}
      </div>
      <RangeFilter
        id={id}
        value={value}
        onChange={onChange}
        input={(bound) => (
          <DayBound
            id={bound.id}
            name={name}
            value={bound.value}
            {...(bound.id.endsWith('-from') ? { max: to } : { min: from })}
            onChange={bound.onChange}
          />
        )}
      />
    </>
  );
}

type BoundProps = {
  id: string;
  name: string;
  value: unknown;
  min?: Day | undefined;
  max?: Day | undefined;
  onChange: (day: string | undefined) => void;
};

/** A day that is still being typed does not narrow the list. */
function DayBound({ value, onChange, ...rest }: BoundProps) {
  const [typed, setTyped] = useState(String(value ?? ''));
  useEffect(() => setTyped(String(value ?? '')), [value]);
  const take = (next: string | null) => {
    setTyped(next ?? '');
    if (next === null) onChange(undefined);
    else if (isDate(next)) onChange(next);
  };
  return <DateInput {...rest} invalid={typed.length === 10 && !isDate(typed)} describedBy="" value={typed} onChange={take} />;
}

import { type Day, isDate } from '@cadre/rules/calendar';
import { CalendarDays } from 'lucide-react';
import { lazy } from 'react';
import { useTexts } from '../../platform/texts.ts';
import './date-input.css';
import { TextInput } from '../inputs/text-input.tsx';
import { Popup } from '../overlays/popup.tsx';
import { maskDate } from './date-mask.ts';

const Calendar = lazy(async () => ({ default: (await import('./calendar.tsx')).Calendar }));

type Props = {
  id: string;
  name: string;
  invalid: boolean;
  describedBy: string;
  value: string;
  min?: Day | undefined;
  max?: Day | undefined;
  onChange: (value: string | null) => void;
};

/** Typed as `yyyy-mm-dd`, or picked from a calendar that loads when it is first opened. */
export function DateInput({ invalid, describedBy, value, min, max, onChange, ...rest }: Props) {
  const t = useTexts();
  return (
    <span className="relative block ui-date-input">
      <TextInput
        {...rest}
        inputMode="numeric"
        placeholder="yyyy-mm-dd"
        maxLength={10}
        autoComplete="off"
        aria-invalid={invalid}
        aria-describedby={describedBy || undefined}
        value={value}
        onChange={(event) => onChange(maskDate(event.target.value, value) || null)}
      />
      <Popup className="ui-date-input__button" icon={CalendarDays} label={t('forms.pick_date')} align="end">
        {(close) => (
          <Calendar
            day={isDate(value) ? value : undefined}
            min={min}
            max={max}
            onPick={(day) => {
              onChange(day);
              close();
            }}
          />
        )}
      </Popup>
    </span>
  );
}

import { isDate } from '@cadre/rules/calendar';
import { CalendarDays } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTexts } from '../platform/texts.ts';
import { maskDate } from './date-mask.ts';
import type { InputProps } from './kind.ts';
import { Layer } from './layer.tsx';
import { PlainInput } from './plain-input.tsx';

const CalendarPanel = lazy(async () => ({ default: (await import('./calendar-panel.tsx')).CalendarPanel }));

type Props = Pick<InputProps, 'id' | 'name' | 'invalid' | 'describedBy'> & { value: string; onChange: (value: string | null) => void };

/** Typed as `yyyy-mm-dd`, or picked from a calendar that loads when it is first opened. */
export function DateInput({ value, onChange, ...rest }: Props) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const close = () => setOpen(false);
  return (
    <span className="field-affix">
      <PlainInput
        {...rest}
        type="text"
        inputMode="numeric"
        className="control--date"
        placeholder="yyyy-mm-dd"
        maxLength={10}
        value={value}
        onText={(next) => onChange(maskDate(next, value) || null)}
      />
      <button
        ref={button}
        type="button"
        className="field-affix__button"
        aria-label={t('forms.pick_date')}
        aria-expanded={isOpen}
        onClick={() => setOpen(!isOpen)}
      >
        <CalendarDays size={16} aria-hidden />
      </button>
      {isOpen && button.current && (
        <Layer anchor={button.current} label={t('forms.pick_date')} onClose={close} align="end">
          <Suspense fallback={<p className="calendar calendar--loading">{t('common.loading')}</p>}>
            <CalendarPanel
              day={isDate(value) ? value : undefined}
              onPick={(day) => {
                onChange(day);
                close();
              }}
            />
          </Suspense>
        </Layer>
      )}
    </span>
  );
}

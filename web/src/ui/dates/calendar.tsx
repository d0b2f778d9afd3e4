import { dayForms } from '@cadre/contract/texts/day-forms';
import type { Day } from '@cadre/rules/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { usePreferences } from '../../platform/session/preferences.ts';
import { useTexts } from '../../platform/texts.ts';
import './calendar.css';
import { IconButton } from '../actions/icon-button.tsx';
import { classNames } from '../class-names.ts';
import { NativeSelect } from '../inputs/text-input.tsx';
import { addMonths, within } from './calendar-days.ts';
import { CalendarGrid, type CalendarProps } from './calendar-grid.tsx';
import { moveByKey } from './calendar-keys.ts';

type Props = CalendarProps & {
  /** Part of a page: it takes the focus only when it is steered. */
  isInline?: boolean;
  /** Another month is shown: `2026-11`. */
  onMonth?: (month: string) => void;
};

/** A month to pick a day from. Arrows move by a day or a week, Home and End within the week, Page Up and Down by a month, with Shift by a year. */
export function Calendar({ day, min, max, range, markOf, isInline = false, onMonth, onPick }: Props) {
  const t = useTexts();
  const language = useLocale();
  const { week_start } = usePreferences();
  const today = new Date().toLocaleDateString('en-CA');
  const [focused, setFocused] = useState(() => within(day ?? today, min, max));
  const isSteered = useRef(!isInline);
  const grid = useRef<HTMLTableElement>(null);
  const go = (next: Day) => setFocused(within(next, min, max));

  useEffect(() => {
    if (isSteered.current) grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const shown = focused.slice(0, 7);
  useEffect(() => onMonth?.(shown), [shown, onMonth]);
  // A day that is typed elsewhere is shown here.
  useEffect(() => {
    if (!isInline || !day) return;
    isSteered.current = false;
    setFocused(day);
  }, [isInline, day]);

  const turn = (event: KeyboardEvent) => {
    const next = moveByKey(event, focused, week_start);
    if (!next) return;
    event.preventDefault();
    isSteered.current = true;
    go(next);
  };
  const leaf = (months: number) => {
    isSteered.current = false;
    go(addMonths(focused, months));
  };
  const [year, month] = [Number(focused.slice(0, 4)), Number(focused.slice(5, 7))];
  return (
    <div className={classNames('ui-calendar', isInline && 'ui-calendar--inline')}>
      <div className="line gap-1 between ui-calendar__head">
        <IconButton size="small" icon={ChevronLeft} label={t('lists.previous_month')} onClick={() => leaf(-1)} />
        <NativeSelect
          size="small"
          aria-label={t('lists.month')}
          value={month}
          onChange={(event) => leaf(Number(event.target.value) - month)}
        >
          {months.map((one) => (
            <option key={one} value={one}>
              {dayForms(language).longMonthName(`${String(year).padStart(4, '0')}-${String(one).padStart(2, '0')}-01`)}
            </option>
          ))}
        </NativeSelect>
        <NativeSelect
          size="small"
          aria-label={t('lists.year')}
          value={year}
          onChange={(event) => leaf((Number(event.target.value) - year) * 12)}
        >
          {yearsBetween(min ?? '1900', max ?? addMonths(today, 50 * 12)).map((one) => (
            <option key={one}>{one}</option>
          ))}
        </NativeSelect>
        <IconButton size="small" icon={ChevronRight} label={t('lists.next_month')} onClick={() => leaf(1)} />
      </div>
      <CalendarGrid ref={grid} {...{ day, min, max, range, markOf, today, focused, onPick }} weekStart={week_start} onKeyDown={turn} />
    </div>
  );
}

const months = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];

const yearsBetween = (first: Day, last: Day): number[] => {
  const [from, to] = [Number(first.slice(0, 4)), Number(last.slice(0, 4))];
  return Array.from({ length: Math.max(1, to - from + 1) }, (_, at) => from + at);
};

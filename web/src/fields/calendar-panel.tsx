import { addDays, type Day, daysInMonth } from '@cadre/rules/calendar';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { useLocale } from 'use-intl';
import { usePreferences } from '../platform/preferences.ts';
import { useTexts } from '../platform/texts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { weeksOf } from './weeks-of.ts';

/** A month to pick a day from: arrows move by a day or a week, Page Up and Page Down by a month. */
export function CalendarPanel({ day, onPick }: { day: Day | undefined; onPick: (day: Day) => void }) {
  const t = useTexts();
  const language = useLocale();
  const { week_start } = usePreferences();
  const today = new Date().toLocaleDateString('en-CA');
  const [focused, setFocused] = useState(day ?? today);
  const grid = useRef<HTMLTableElement>(null);

  useEffect(() => {
    grid.current?.querySelector<HTMLButtonElement>(`[data-day="${focused}"]`)?.focus();
  }, [focused]);

  const turn = (event: KeyboardEvent) => {
    const next = moves[event.key]?.(focused);
    if (!next) return;
    event.preventDefault();
    setFocused(next);
  };
  const written = (of: Day, options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: 'UTC', ...options }).format(new Date(`${of}T00:00:00Z`));
  const weeks = weeksOf(focused, week_start);
  return (
    <div className="calendar">
      <div className="calendar__head">
        <IconButton icon={ChevronLeft} label={t('lists.previous_month')} onClick={() => setFocused(addMonths(focused, -1))} />
        <span aria-live="polite">{written(focused, { month: 'long', year: 'numeric' })}</span>
        <IconButton icon={ChevronRight} label={t('lists.next_month')} onClick={() => setFocused(addMonths(focused, 1))} />
      </div>
      <table ref={grid} onKeyDown={turn}>
        <thead>
          <tr>
            {weeks[0]?.map((one) => (
              <th key={one} scope="col" abbr={written(one, { weekday: 'long' })}>
                {written(one, { weekday: 'short' })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeks.map((week) => (
            <tr key={week[0]}>
              {week.map((one) => (
                <td key={one}>
                  <button
                    type="button"
                    data-day={one}
                    tabIndex={one === focused ? 0 : -1}
                    aria-label={written(one, { dateStyle: 'full' })}
                    aria-pressed={one === day}
                    aria-current={one === today ? 'date' : undefined}
                    className={one.slice(0, 7) === focused.slice(0, 7) ? '' : 'calendar__other'}
                    onClick={() => onPick(one)}
                  >
                    {Number(one.slice(8))}
                  </button>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const moves: Record<string, (day: Day) => Day> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  PageUp: (day) => addMonths(day, -1),
  PageDown: (day) => addMonths(day, 1),
};

function addMonths(day: Day, count: number): Day {
  const month = Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1 + count;
  const [year, of] = [Math.floor(month / 12), (month % 12) + 1];
  const last = Math.min(Number(day.slice(8)), daysInMonth(year, of));
  return `${year}-${String(of).padStart(2, '0')}-${String(last).padStart(2, '0')}`;
}

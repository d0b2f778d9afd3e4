import { dayForms } from '@cadre/contract/texts/day-forms';
import type { Day } from '@cadre/rules/calendar';
import type { KeyboardEvent, Ref } from 'react';
import { useLocale } from 'use-intl';
import { isWithin, weeksOf } from './calendar-days.ts';

export type CalendarProps = {
  day: Day | undefined;
  /** The first and the last day that may be picked. */
  min?: Day | undefined;
  max?: Day | undefined;
  /** Chosen days, shown in place of one. */
  range?: { from: Day | undefined; to: Day | undefined } | undefined;
  markOf?: ((day: Day) => DayMark) | undefined;
  onPick: (day: Day) => void;
};

/** The marks of a day, besides its number: dots are explained by a `CalendarLegend`, and screen readers hear the text. */
export type DayMark = { isOff: boolean; dots: readonly CalendarDot[]; text: string };
export type CalendarDot = 'holiday' | 'own' | 'others' | 'closed';

const placeIn = (day: Day, { from, to }: NonNullable<CalendarProps['range']>): 'end' | 'inner' | undefined => {
  if (day === from || day === to) return 'end';
  return from && to && from < day && day < to ? 'inner' : undefined;
};

type Props = CalendarProps & {
  ref: Ref<HTMLTableElement>;
  today: Day;
  focused: Day;
  weekStart: number;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The weeks in the month of the focused day; one of its days is a tab stop. */
export function CalendarGrid({ ref, day, min, max, range, markOf, today, focused, weekStart, onPick, onKeyDown }: Props) {
  const language = useLocale();
  const forms = dayForms(language);
  const weeks = weeksOf(focused, weekStart);
  const drawDay = (one: Day) => {
    const place = range && placeIn(one, range);
    const mark = markOf?.(one);
    return (
      <td key={one} aria-selected={range ? place !== undefined : one === day} data-range={place} data-off={mark?.isOff || undefined}>
        <button
          type="button"
          data-day={one}
          tabIndex={one === focused ? 0 : -1}
          aria-label={[forms.full(one), mark?.text].filter(Boolean).join(', ')}
          aria-current={one === today ? 'date' : undefined}
          disabled={!isWithin(one, min, max)}
          className={one.slice(0, 7) === focused.slice(0, 7) ? undefined : 'ui-calendar__other'}
          onClick={() => onPick(one)}
        >
          {Number(one.slice(8))}
          {mark && mark.dots.length > 0 && (
            <span className="gap-half flex absolute ui-calendar__dots" aria-hidden>
              {mark.dots.map((dot) => (
                <span key={dot} className="round ui-calendar__dot" data-dot={dot} />
              ))}
            </span>
          )}
        </button>
      </td>
    );
  };
  return (
    // biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: a table whose cells are steered with arrows is a grid
    <table ref={ref} role="grid" aria-label={forms.month(focused)} onKeyDown={onKeyDown}>
      <thead>
        <tr>
          {weeks[0]?.map((one) => (
            <th key={one} scope="col" abbr={forms.longWeekdayName(one)}>
              {forms.weekdayName(one)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week) => (
          <tr key={week[0]}>{week.map(drawDay)}</tr>
        ))}
      </tbody>
    </table>
  );
}

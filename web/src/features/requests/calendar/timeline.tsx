import type { Absences } from '@cadre/contract/calls/absences';
import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { type CSSProperties, type KeyboardEvent, useEffect, useId, useMemo, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { gridStep, type Place } from '../../../ui/table/grid-step.ts';
import { freeOn } from './absences-on.ts';
import { TimelineRow } from './timeline-row.tsx';
import { useShownRows } from './use-shown-rows.ts';

const rowHeight = 36;
const headHeight = 44;
const heights = { '--row-height': `${rowHeight}px`, '--head-height': `${headHeight}px` };

/** A table whose cells are navigated with arrow keys. */
const isGrid = { role: 'grid' } as const;

type Props = { data: Absences; isQuarter?: boolean; onOpen: (person: number, day: Day) => void };

/** People by days. Of hundreds only those in sight are drawn. One stop of the Tab key; inside it arrows move. */
export function Timeline({ data: { from, to, people, patterns }, isQuarter = false, onOpen }: Props) {
  const t = useTexts();
  const hint = useId();
  const words = useDayWords();
  const today = useFormat().today();
  const days = useMemo(() => daysThrough(from, to), [from, to]);
  const frees = useMemo(() => patterns.map(freeOn), [patterns]);
  const box = useRef<HTMLDivElement>(null);
  const { first, last, show } = useShownRows(box, people.length, rowHeight);
  const [active, setActive] = useState<Place>({ row: 0, column: Math.max(0, days.indexOf(today)) });
  const at = { row: Math.min(active.row, people.length - 1), column: Math.min(active.column, days.length - 1) };

  // Keeps today in view from the start, where the month is wider than the screen.
  useEffect(() => {
    const head = box.current?.querySelector<HTMLElement>('[aria-current]');
    const width = box.current?.clientWidth ?? 0;
    if (head && box.current && head.offsetLeft > width * 0.75) box.current.scrollLeft = head.offsetLeft - width / 2;
  }, []);

  const open = ({ row, column }: Place) => {
    const [person, day] = [people[row], days[column]];
    if (person && day) onOpen(person.id, day);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      return open(at);
    }
    const next = gridStep(at, event.key, { rows: people.length, columns: days.length }, event.ctrlKey || event.metaKey);
    if (!next) return;
    event.preventDefault();
    flushSync(() => {
      setActive(next);
      show(next.row, headHeight);
    });
    box.current?.querySelector<HTMLElement>(`[data-place="${next.row},${next.column}"]`)?.focus();
  };
  return (
    <>
      <p id={hint} className="visually-hidden">
        {t('calendar.grid_hint')}
      </p>
      <div
        ref={box}
        className="timeline"
        data-zoom={isQuarter ? 'quarter' : undefined}
        style={{ '--days': days.length, ...heights } as CSSProperties}
      >
        <table
          {...isGrid}
          aria-label={t('calendar.grid')}
          aria-describedby={hint}
          aria-rowcount={people.length + 1}
          onKeyDown={onKeyDown}
          onClick={({ target }) => {
            const place = placeOf(target);
            if (!place) return;
            setActive(place);
            open(place);
          }}
        >
          <thead>
            <tr className="timeline__head" aria-rowindex={1}>
              <th scope="col" className="timeline__name">
                {t('calendar.people', { count: people.length })}
              </th>
              {days.map((day) => (
                <th key={day} scope="col" className="timeline__day" aria-current={day === today ? 'date' : undefined}>
                  <span className="visually-hidden">{words.full(day)}</span>
                  {isQuarter ? (
                    <span aria-hidden>{weekdayOf(day) === 1 && `${Number(day.slice(5, 7))}/${Number(day.slice(8))}`}</span>
                  ) : (
                    <>
                      <span aria-hidden>{words.letter(day)}</span>
                      <strong aria-hidden>{Number(day.slice(8))}</strong>
                    </>
                  )}
                </th>
              ))}
            </tr>
          </thead>
          <tbody style={{ paddingBlockStart: first * rowHeight, paddingBlockEnd: Math.max(0, people.length - last) * rowHeight }}>
            {people.slice(first, last).map((person, index) => (
              <TimelineRow
                key={person.id}
                person={person}
                index={first + index}
                days={days}
                today={today}
                free={frees[person.pattern]}
                active={first + index === at.row ? at.column : undefined}
              />
            ))}
          </tbody>
        </table>
      </div>
    </>
  );
}

function placeOf(target: EventTarget): Place | undefined {
  const [row, column] = (target as HTMLElement).closest<HTMLElement>('[data-place]')?.dataset.place?.split(',').map(Number) ?? [];
  return row === undefined || column === undefined ? undefined : { row, column };
}

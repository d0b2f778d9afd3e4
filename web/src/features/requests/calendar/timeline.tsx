import type { Absences } from '@cadre/contract/calls/absences';
import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { type Day, daysThrough } from '@cadre/rules/calendar';
import { useMemo } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DayGrid, DayHead } from '../../../ui/day-grid/day-grid.tsx';
import type { Place } from '../../../ui/day-grid/place.ts';
import { offsetsOf } from '../../../ui/day-grid/row-offsets.ts';
import { useDayGrid } from '../../../ui/day-grid/use-day-grid.ts';
import { freeOn } from './absences-on.ts';
import { TimelineRow } from './timeline-row.tsx';

/** Matches `--row-height` in `calendar.css`. */
const height = 36;

type Props = { data: Absences; isQuarter?: boolean; onOpen: (person: number, day: Day) => void };

/** People by days. */
export function Timeline({ data: { from, to, people, patterns }, isQuarter = false, onOpen }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const today = useFormat().today();
  const days = useMemo(() => daysThrough(from, to), [from, to]);
  const frees = useMemo(() => patterns.map(freeOn), [patterns]);
  const offsets = useMemo(() => offsetsOf(people.map(() => ({ height }))), [people]);
  const open = ({ row, column }: Place) => {
    const [person, day] = [people[row], days[column]];
    if (person && day) onOpen(person.id, day);
  };
  const grid = useDayGrid({ rows: offsets, columns: days.length, today: days.indexOf(today), onOpen: open });
  return (
    <DayGrid
      className="timeline"
      data-zoom={isQuarter ? 'quarter' : undefined}
      label={t('calendar.grid')}
      hint={t('calendar.grid_hint')}
      keys={grid}
      columns={days.length}
      rowCount={people.length}
      corner={t('calendar.people', { count: people.length })}
      heads={days.map((day) => (
        <DayHead
          key={day}
          words={words.full(day)}
          isNow={day === today}
          {...(isQuarter
            ? { small: weekdayOf(day) === 1 && `${Number(day.slice(5, 7))}/${Number(day.slice(8))}` }
            : { small: words.letter(day), strong: Number(day.slice(8)) })}
        />
      ))}
    >
      {people.slice(grid.first, grid.last).map((person, index) => (
        <TimelineRow
          key={person.id}
          person={person}
          index={grid.first + index}
          days={days}
          today={today}
          free={frees[person.pattern]}
          active={grid.first + index === grid.at.row ? grid.at.column : undefined}
        />
      ))}
    </DayGrid>
  );
}

import type { WeekHours } from '@cadre/contract/calls/hours';
import type { Day } from '@cadre/rules/calendar';
import { useEffect, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { useScrollEdges } from '../../../ui/use-scroll-edges.ts';
import { WeekRow } from './week-row.tsx';

/** The weeks, the current one open. A week opens its days, a day what made it. */
export function YearTable({ weeks, onDay }: { weeks: readonly WeekHours[]; onDay: (day: Day) => void }) {
  const t = useTexts();
  const box = useScrollEdges();
  const [opened, setOpened] = useState<ReadonlySet<number>>(
    () => new Set(weeks.filter(({ state }) => state === 'current').map(({ iso_week }) => iso_week)),
  );
  const toggle = (week: number) => setOpened((known) => (known.has(week) ? known.difference(new Set([week])) : new Set([...known, week])));
  // The current week stands in sight from the start; where the table does not scroll by itself, this moves nothing.
  useEffect(() => {
    const row = box.current?.querySelector<HTMLElement>('.week-row--current');
    if (row && box.current) box.current.scrollTop = row.offsetTop - box.current.clientHeight / 3;
  }, [box]);
  const heads = [
    { text: t('attendance.required') },
    { text: t('attendance.worked') },
    { text: t('attendance.leave'), isMinor: true },
    { text: t('attendance.holiday'), isMinor: true },
    { text: t('attendance.overtime'), isMinor: true },
    { text: t('attendance.balance') },
    { text: t('attendance.running_balance'), isMinor: true },
  ];
  return (
    <div ref={box} className="card data-table week-table year-table">
      <table>
        <thead>
          <tr>
            <th scope="col" className="data-table__start data-table__start--last week-table__name">
              {t('attendance.hours_by_week')}
            </th>
            {heads.map(({ text, isMinor }) => (
              <th key={text} scope="col" className={`data-table__number ${isMinor ? 'week-table__minor' : ''}`}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        {weeks.map((week) => (
          <WeekRow
            key={week.iso_week}
            week={week}
            isOpen={opened.has(week.iso_week)}
            onToggle={() => toggle(week.iso_week)}
            onDay={onDay}
          />
        ))}
      </table>
    </div>
  );
}

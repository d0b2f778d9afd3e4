import { hoursOrDash } from '@cadre/rules/duration';
import { minutesOfDay } from '@cadre/rules/time/duration';
import { cellKey } from '@cadre/rules/time/grid';
import { Ellipsis, Minus, Plus } from 'lucide-react';
import { type TouchEvent, useRef, useState } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import type { EditQueue } from './edits/edit-queue.ts';
import { enterCell, readCell } from './edits/enter-cell.ts';
import { isLockedOn } from './is-locked-on.ts';
import './time-grid.css';
import './time-grid-cell.css';
import './time-grid-day-view.css';
import { TimeGridCell } from './time-grid-cell.tsx';
import { type RowActs, useRowActs } from './use-row-acts.ts';
import { useRowName } from './use-row-name.ts';
import { cellsOn, keyOfRow, placeOf, type WeekDay, type WeekRow } from './week-rows.ts';

type Props = RowActs & {
  label: string;
  editQueue: EditQueue;
  days: readonly WeekDay[];
  rows: readonly WeekRow[];
  totals: readonly number[];
  isWritable: boolean;
  suggestions: ReadonlyMap<string, number>;
  onPaste: (text: string, at: { row: number; column: number }) => void;
};

const step = 15;
/** A shorter way of the finger is no swipe. */
const swipeFrom = 60;

/** One day at a time, with buttons that a thumb can hit. */
export function TimeGridDayView({ label, editQueue, days, rows, totals, isWritable, suggestions, onPaste, ...acts }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const rowName = useRowName();
  const rowActs = useRowActs(acts);
  const today = useFormat().today();
  const [column, setColumn] = useState(() =>
    Math.max(
      0,
      days.findIndex(({ date }) => date === today),
    ),
  );
  const touched = useRef<number>(undefined);
  const onTouchEnd = ({ changedTouches }: TouchEvent) => {
    const way = (changedTouches[0]?.clientX ?? 0) - (touched.current ?? 0);
    if (Math.abs(way) >= swipeFrom) setColumn(Math.min(6, Math.max(0, column + (way < 0 ? 1 : -1))));
  };
  const day = days[column];
  if (!day) return null;
  return (
    <section
      className="stacked gap-3"
      aria-label={label}
      onTouchStart={({ changedTouches }) => {
        touched.current = changedTouches[0]?.clientX;
      }}
      onTouchEnd={onTouchEnd}
    >
      <ul className="gap-1 grid day-view__days">
        {days.map(({ date, required_minutes }, index) => (
          <li key={date}>
            <button
              type="button"
              className="stacked quiet digits full rounded smaller surface day-view__day"
              title={words.long(date)}
              aria-pressed={index === column}
              data-free={required_minutes === 0 || undefined}
              onClick={() => setColumn(index)}
            >
              <span>{words.weekday(date)}</span>
              <strong className="ink">{words.dayOfMonth(date)}</strong>
              <span>{hoursOrDash(totals[index] ?? 0)}</span>
            </button>
          </li>
        ))}
      </ul>
      <ul className="boxed day-view__rows">
        {rows.map((row, index) => {
          const cells = cellsOn(row, day.date);
          const isLocked = !isWritable || isLockedOn(day, cells);
          const turn = (by: number) => {
            const { minutes } = readCell(editQueue, row, day.date);
            enterCell(editQueue, row, day.date, { minutes: Math.min(minutesOfDay, Math.max(0, minutes + by)) });
          };
          const name = rowName(row);
          return (
            <li
              key={keyOfRow(row)}
              className={`line wraps gap-2 between ${cells.some(({ status }) => status === 'rejected') ? 'day-view__returned' : ''}`}
            >
              <p className="medium anywhere day-view__name">
                {row.project.name}
                <span>{[row.project.number, row.project_task?.name, row.project.client].filter(Boolean).join(' · ')}</span>
              </p>
              <div className="line gap-1-5">
                {!isLocked && <IconButton icon={Minus} isFramed label={t('timeCard.less', { name })} onClick={() => turn(-step)} />}
                <div className="digits relative rounded day-view__cell">
                  <TimeGridCell
                    key={day.date}
                    editQueue={editQueue}
                    row={row}
                    date={day.date}
                    at={{ row: index, column }}
                    label={`${name}, ${words.long(day.date)}`}
                    isLocked={isLocked}
                    suggested={suggestions.get(cellKey(placeOf(row), day.date))}
                    onPaste={onPaste}
                  />
                </div>
                {!isLocked && <IconButton icon={Plus} isFramed label={t('timeCard.plus', { name })} onClick={() => turn(step)} />}
                {isWritable && <MenuButton icon={Ellipsis} align="end" label={t('lists.row_menu', { what: name })} items={rowActs(row)} />}
              </div>
            </li>
          );
        })}
      </ul>
      <dl className="stacked gap-1-5 rounded-large day-view__totals">
        {(day.leave || day.leave_minutes > 0) && <Line name={day.leave ?? t('timeCard.leave')} minutes={day.leave_minutes} />}
        {day.holiday && <Line name={t('timeCard.holiday')} text={day.holiday} />}
        <Line name={t('timeCard.logged')} minutes={totals[column] ?? 0} />
        <Line name={t('timeCard.attendance')} minutes={day.attended_minutes} />
        <Line name={t('timeCard.expected')} minutes={day.required_minutes} />
      </dl>
    </section>
  );
}

const Line = ({ name, minutes = 0, text }: { name: string; minutes?: number; text?: string }) => (
  <div className="flex between">
    <dt className="quiet">{name}</dt>
    <dd className="digits strong">{text ?? hoursOrDash(minutes)}</dd>
  </div>
);

import { asHours, hoursOrDash } from '@cadre/rules/duration';
import { type KeyboardEvent, type RefObject, useMemo } from 'react';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import './time-grid.css';
import './time-grid-cell.css';
import type { EditQueue } from './edits/edit-queue.ts';
import { TimeGridRow } from './time-grid-row.tsx';
import type { RowActs } from './use-row-acts.ts';
import { keyOfRow, type WeekDay, type WeekRow } from './week-rows.ts';

type Props = RowActs & {
  table: RefObject<HTMLTableElement | null>;
  label: string;
  editQueue: EditQueue;
  days: readonly WeekDay[];
  rows: readonly WeekRow[];
  /** For each day, including unsent edits. */
  totals: readonly number[];
  isWritable: boolean;
  suggestions: ReadonlyMap<string, number>;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
  onPaste: (text: string, at: { row: number; column: number }) => void;
};

/** The week: a row for each project, a column for each day, and below them absences and expected hours. */
export function TimeGrid({ table, label, days, rows, totals, onKeyDown, ...row }: Props) {
  const t = useTexts();
  const today = useFormat().today();
  const words = useDayWords();
  const dayClasses = useMemo(() => days.map((day) => classOfDay(day, today)), [days, today]);
  return (
    <div className="relative boxed scrolls time-grid__box">
      <table ref={table} className="full time-grid" aria-label={label} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" className="time-grid__name">
              {t('timeCard.project')}
            </th>
            {days.map(({ date }, column) => (
              <th
                key={date}
                scope="col"
                className={dayClasses[column]}
                abbr={words.long(date)}
                aria-current={date === today ? 'date' : undefined}
              >
                <span className="block time-grid__weekday">{words.weekday(date)}</span>
                <span className="block time-grid__date">{words.dayOfMonth(date)}</span>
              </th>
            ))}
            <th scope="col" className="time-grid__sum">
              {t('timeCard.total')}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map((one, index) => (
            <TimeGridRow key={keyOfRow(one)} {...row} row={one} index={index} days={days} dayClasses={dayClasses} />
          ))}
          <Absences days={days} dayClasses={dayClasses} />
        </tbody>
        <Totals days={days} dayClasses={dayClasses} totals={totals} />
      </table>
    </div>
  );
}

const classOfDay = ({ date, required_minutes, holiday, closed }: WeekDay, today: string): string =>
  [
    'time-grid__day',
    date === today && 'time-grid__day--today',
    (required_minutes === 0 || holiday) && 'time-grid__day--free',
    closed && 'time-grid__day--closed',
  ]
    .filter(Boolean)
    .join(' ');

type PartProps = { days: readonly WeekDay[]; dayClasses: readonly string[] };

/** Leave and holidays, which are not entered here. */
function Absences({ days, dayClasses }: PartProps) {
  const t = useTexts();
  const lines = [
    { key: 'leave', name: t('timeCard.leave'), of: ({ leave_minutes }: WeekDay) => leave_minutes, word: ({ leave }: WeekDay) => leave },
    { key: 'holiday', name: t('timeCard.holiday'), of: () => 0, word: ({ holiday }: WeekDay) => holiday },
  ].filter(({ of, word }) => days.some((day) => of(day) > 0 || word(day)));
  return lines.map(({ key, name, of, word }) => (
    <tr key={key} className="time-grid__absence">
      <th scope="row" className="time-grid__name">
        {name}
      </th>
      {days.map((day, column) => (
        <td key={day.date} className={dayClasses[column]} title={word(day) ?? undefined}>
          {of(day) > 0 ? asHours(of(day)) : word(day) && <span className="cut block smaller time-grid__absent">{word(day)}</span>}
        </td>
      ))}
      <td className="time-grid__sum">{key === 'leave' && asHours(days.reduce((sum, day) => sum + of(day), 0))}</td>
    </tr>
  ));
}

function Totals({ days, dayClasses, totals }: PartProps & { totals: readonly number[] }) {
  const t = useTexts();
  const lines = [
    { key: 'logged', values: totals },
    { key: 'attendance', values: days.map(({ attended_minutes }) => attended_minutes) },
    { key: 'expected', values: days.map(({ required_minutes }) => required_minutes) },
  ] as const;
  return (
    <tfoot>
      {lines.map(({ key, values }) => (
        <tr key={key}>
          <th scope="row" className="time-grid__name">
            {t(`timeCard.${key}`)}
          </th>
          {values.map((minutes, column) => (
            <td key={days[column]?.date} className={dayClasses[column]} data-short={key === 'logged' && isShort(days[column], minutes)}>
              {hoursOrDash(minutes)}
            </td>
          ))}
          <td className="time-grid__sum">{hoursOrDash(values.reduce((sum, minutes) => sum + minutes, 0))}</td>
        </tr>
      ))}
    </tfoot>
  );
}

const isShort = (day: WeekDay | undefined, minutes: number): boolean | undefined =>
  day && minutes > 0 && minutes < day.required_minutes ? true : undefined;

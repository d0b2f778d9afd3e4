import { asHours } from '@cadre/rules/duration';
import { Copy } from 'lucide-react';
import type { HTMLAttributes, Ref } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { IconButton } from '../../../../ui/actions/icon-button.tsx';
import { placeMark } from '../../../../ui/day-grid/place.ts';
import { columnsOf, rowsOf, type Selection } from '../grid/selection.ts';
import { hoursOf, type Shift } from '../shift.ts';
import { shiftColor } from '../shift-chip.tsx';
import { useWeekdayNames } from '../use-weekday-names.ts';
import { minutesOfWeek, type Weeks } from './cycle.ts';
import './cycle.css';

type Props = {
  label: string;
  weeks: Weeks;
  shifts: ReadonlyMap<number, Shift>;
  /** Given: the days can be entered. */
  selection?: Selection;
  gridProps?: HTMLAttributes<HTMLTableElement> & { ref: Ref<HTMLTableElement> };
  onCopyDown?: (week: number) => void;
};

/** The weeks of a cycle below each other, with the hours of each. */
export function CycleTable({ label, weeks, shifts, selection, gridProps, onCopyDown }: Props) {
  const t = useTexts();
  const weekdays = useWeekdayNames();
  const hasCopy = onCopyDown !== undefined && weeks.length > 1;
  return (
    <table className="full meta-type cycle" aria-label={label} {...(selection && { role: 'grid' })} {...gridProps}>
      <thead>
        <tr>
          <td />
          {weekdays.map(({ short, long }) => (
            <th className="smaller muted medium whole" key={long} scope="col" abbr={long}>
              {short}
            </th>
          ))}
          <th scope="col" className="smaller muted medium whole cycle__total">
            {t('schedules.week_total')}
          </th>
          {hasCopy && <td />}
        </tr>
      </thead>
      <tbody>
        {weeks.map((week, row) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a week is identified by its position in the cycle
          <tr key={row}>
            <th className="smaller muted medium whole" scope="row">
              {t('schedules.week', { number: row + 1 })}
            </th>
            {week.map((id, column) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its position in the week
              <Day key={column} shift={id === null ? undefined : shifts.get(id)} spot={{ row, column }} selection={selection} />
            ))}
            <td className="cycle__total digits whole">{asHours(minutesOfWeek(week, shifts))}</td>
            {hasCopy && (
              <td className="cycle__copy">
                {row + 1 < weeks.length && (
                  <IconButton icon={Copy} label={t('schedules.copy_week_down', { number: row + 1 })} onClick={() => onCopyDown(row)} />
                )}
              </td>
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

type DayProps = { shift: Shift | undefined; spot: { row: number; column: number }; selection: Selection | undefined };

function Day({ shift, spot: { row, column }, selection }: DayProps) {
  const t = useTexts();
  const isActive = selection?.active.row === row && selection.active.column === column;
  const entering = selection && {
    role: 'gridcell',
    ...placeMark({ row, column }),
    tabIndex: isActive ? 0 : -1,
    'aria-selected': within(rowsOf(selection), row) && within(columnsOf(selection), column),
  };
  return (
    <td
      className={shift ? 'strong center rounded-small cycle__day' : 'strong center rounded-small cycle__day cycle__day--off'}
      style={shift && shiftColor(shift.color)}
      title={shift && `${shift.name} ${hoursOf(shift)}`}
      {...entering}
    >
      {shift ? (
        <>
          <span aria-hidden>{shift.code}</span>
          <span className="visually-hidden">{shift.name}</span>
        </>
      ) : (
        <>
          <span aria-hidden>{t('schedules.off_short')}</span>
          <span className="visually-hidden">{t('schedules.day_off')}</span>
        </>
      )}
    </td>
  );
}

const within = ([first, last]: [number, number], at: number): boolean => at >= first && at <= last;

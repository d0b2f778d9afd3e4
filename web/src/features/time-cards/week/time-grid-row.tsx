import { asHours } from '@cadre/rules/duration';
import { cellKey, minutesIn } from '@cadre/rules/time/grid';
import { memo } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import type { EditQueue } from './edits/edit-queue.ts';
import { nameColumn } from './edits/step-in.ts';
import { useEditQueueState } from './edits/use-edit-queue.ts';
import { isLockedOn } from './is-locked-on.ts';
import { TimeGridCell } from './time-grid-cell.tsx';
import { type RowActs, useRowActs } from './use-row-acts.ts';
import { useRowName } from './use-row-name.ts';
import { cellsOn, keyOfRow, placeOf, type WeekDay, type WeekRow } from './week-rows.ts';

export type RowProps = RowActs & {
  editQueue: EditQueue;
  row: WeekRow;
  index: number;
  days: readonly WeekDay[];
  dayClasses: readonly string[];
  isWritable: boolean;
  suggestions: ReadonlyMap<string, number>;
  onPaste: (text: string, at: { row: number; column: number }) => void;
};

/** A project with its task, and the hours of seven days. */
export const TimeGridRow = memo(function TimeGridRow(props: RowProps) {
  const { editQueue, row, index, days, dayClasses, isWritable, suggestions, onPaste } = props;
  const words = useDayWords();
  const name = useRowName()(row);
  return (
    <tr>
      <th scope="row" className="time-grid__name" data-row={index} data-column={nameColumn}>
        <RowName {...props} />
      </th>
      {days.map((day, column) => {
        const cells = cellsOn(row, day.date);
        const isReturned = cells.some(({ status }) => status === 'rejected');
        return (
          <td key={day.date} className={`${dayClasses[column]} ${isReturned ? 'time-grid__returned' : ''}`}>
            <TimeGridCell
              editQueue={editQueue}
              row={row}
              date={day.date}
              at={spot(index, column)}
              label={`${name}, ${words.long(day.date)}`}
              isLocked={!isWritable || isLockedOn(day, cells)}
              suggested={suggestions.get(cellKey(placeOf(row), day.date))}
              onPaste={onPaste}
            />
          </td>
        );
      })}
      <td className="time-grid__sum">
        <RowTotal editQueue={editQueue} row={row} days={days} />
      </td>
    </tr>
  );
});

/** The same spot is the same object, so that a cell is not drawn again for it. */
const spots = new Map<string, { row: number; column: number }>();
function spot(row: number, column: number): { row: number; column: number } {
  const key = `${row},${column}`;
  const known = spots.get(key) ?? { row, column };
  spots.set(key, known);
  return known;
}

function RowName({ row, isWritable, ...acts }: RowProps) {
  const t = useTexts();
  const rowActs = useRowActs(acts);
  const labels = useLabels();
  const { project, project_task, work_type, billable } = row;
  const words = (
    <span className="anywhere block time-grid__words">
      <span className="medium block">
        <span className={billable ? 'round time-grid__dot time-grid__dot--billable' : 'round time-grid__dot'} aria-hidden />
        <span className="quiet digits">{project.number}</span> {project.name}
      </span>
      <span className="quiet block smaller">
        {[project_task?.name, project.client, work_type !== 'normal' && labels.option('tasks', 'work_type', work_type)]
          .filter(Boolean)
          .join(' · ')}
      </span>
    </span>
  );
  if (!isWritable) return words;
  return <MenuButton label={t('timeCard.row_menu')} button={words} isBare className="time-grid__menu" items={rowActs(row)} />;
}

function RowTotal({ editQueue, row, days }: Pick<RowProps, 'editQueue' | 'row' | 'days'>) {
  const { edits } = useEditQueueState(editQueue);
  const key = keyOfRow(row);
  const minutes = days.reduce((sum, { date }) => sum + (edits.get(`${key}|${date}`)?.minutes ?? minutesIn(cellsOn(row, date))), 0);
  return minutes === 0 ? '' : asHours(minutes);
}

import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { asHours } from '@cadre/rules/duration';
import { memo } from 'react';
import { PersonPicture } from '../../../../crud/files/person-picture.tsx';
import { DayRow, RowName } from '../../../../ui/day-grid/day-grid.tsx';
import type { Shift } from '../shift.ts';
import { RosterCell } from './roster-cell.tsx';
import type { Person } from './roster-cells.ts';

type Props = {
  person: Person;
  row: number;
  shifts: ReadonlyMap<number, Shift>;
  dayClasses: readonly string[];
  /** Days before it cannot be changed. */
  lockedBefore: string;
  /** The columns of this row that are selected; -1 for none. */
  firstSelected: number;
  lastSelected: number;
  /** The column that has the focus; -1 for none. */
  active: number;
  issues: ReadonlyMap<string, RosterIssue['severity']> | undefined;
};

/** Rendered again only if its content changed, because a roster has thousands of cells. */
export const RosterRow = memo(function RosterRow(props: Props) {
  const { person, row, shifts, dayClasses, lockedBefore, firstSelected, lastSelected, active, issues } = props;
  const { employee, cells, minutes } = person;
  return (
    <DayRow>
      <RowName>
        <PersonPicture name={employee.name} pic={employee.pic} about={employee.job} size={28} />
      </RowName>
      {cells.map((cell, column) => (
        <RosterCell
          key={cell.date}
          cell={cell}
          row={row}
          column={column}
          shifts={shifts}
          dayClass={dayClasses[column] ?? ''}
          isLocked={cell.date < lockedBefore}
          isSelected={column >= firstSelected && column <= lastSelected}
          isActive={column === active}
          issue={issues?.get(cell.date)}
        />
      ))}
      <td className="roster__sum digits whole">{asHours(minutes)}</td>
    </DayRow>
  );
});

import type { RosterIssue } from '@cadre/contract/calls/schedules';
import { useMemo } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { DayGrid } from '../../../../ui/day-grid/day-grid.tsx';
import { columnsOf, rowsOf } from '../grid/selection.ts';
import type { PaintGrid } from '../grid/use-paint-grid.ts';
import './roster-grid.css';
import './roster-cell.css';
import './roster-totals.css';
import { holidayClass } from './roster-cell.tsx';
import type { Person } from './roster-cells.ts';
import { RosterHeads } from './roster-heads.tsx';
import { RosterRow } from './roster-row.tsx';
import { RosterTotals } from './roster-totals.tsx';
import type { RosterDraft } from './use-roster-draft.ts';

type Props = { draft: RosterDraft; grid: PaintGrid; issues: readonly RosterIssue[] };

/** People by days. */
export function RosterGrid({ draft: { roster, lockedBefore }, grid: { selection, brush, gridProps }, issues }: Props) {
  const t = useTexts();
  const { days, people, shifts: list, schedule } = roster;
  const shifts = useMemo(() => new Map(list.map((shift) => [shift.id, shift])), [list]);
  const dayClasses = useMemo(() => days.map((day) => dayClassOf(day, lockedBefore)), [days, lockedBefore]);
  const headClasses = useMemo(
    () => dayClasses.map((one, at) => (isForAll(people, at) ? `${one} ${holidayClass}` : one)),
    [dayClasses, people],
  );
  const found = useMemo(() => issuesByPerson(issues), [issues]);
  const [top, bottom] = rowsOf(selection);
  const [left, right] = columnsOf(selection);
  return (
    <DayGrid
      className={brush === undefined ? 'roster' : 'roster roster--painting'}
      label={t('schedules.roster.grid', { month: String(schedule.month) })}
      keys={{ table: { ...gridProps, 'aria-multiselectable': true } }}
      columns={days.length}
      corner={t('schedules.roster.person')}
      heads={<RosterHeads days={days} dayClasses={headClasses} />}
      foot={<RosterTotals roster={roster} dayClasses={headClasses} />}
    >
      {people.map((person, row) => {
        const isSelected = row >= top && row <= bottom;
        return (
          <RosterRow
            key={person.employee.id}
            person={person}
            row={row}
            shifts={shifts}
            dayClasses={dayClasses}
            lockedBefore={lockedBefore}
            firstSelected={isSelected ? left : -1}
            lastSelected={isSelected ? right : -1}
            active={row === selection.active.row ? selection.active.column : -1}
            issues={found.get(person.employee.id)}
          />
        );
      })}
    </DayGrid>
  );
}

/** A holiday of some people shades only their cells; a holiday of all people shades the whole column. */
const isForAll = (people: readonly Person[], at: number): boolean => people.length > 0 && people.every(({ cells }) => cells[at]?.holiday);

const dayClassOf = ({ date, weekday }: { date: string; weekday: number }, lockedBefore: string) =>
  [weekday > 5 ? 'roster__on-weekend' : '', weekday === 1 ? 'roster__on-monday' : '', date < lockedBefore ? 'roster__on-locked' : '']
    .filter(Boolean)
    .join(' ');

/** The mark of a cell is its most severe issue. */
function issuesByPerson(issues: readonly RosterIssue[]): ReadonlyMap<number, ReadonlyMap<string, RosterIssue['severity']>> {
  const found = new Map<number, Map<string, RosterIssue['severity']>>();
  for (const { employee_id, date, severity } of issues) {
    if (!employee_id || !date) continue;
    const days = found.get(employee_id) ?? new Map<string, RosterIssue['severity']>();
    if (days.get(date) !== 'error') days.set(date, severity);
    found.set(employee_id, days);
  }
  return found;
}

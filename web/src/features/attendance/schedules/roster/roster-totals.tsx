import type { Roster } from '@cadre/contract/calls/schedules';
import { useMemo } from 'react';
import { useTexts } from '../../../../platform/texts.ts';
import { DayRow, RowName } from '../../../../ui/day-grid/day-grid.tsx';
import { neededOf } from '../coverage/coverage-rules.ts';
import { ShiftChip } from '../shift-chip.tsx';
import { countsOf } from './roster-cells.ts';

/** More would hide the people they are about. */
const sumsInSight = 5;

/** The number of people in each shift on each day, with a mark if it is below the required number. */
export function RosterTotals({ roster, dayClasses }: { roster: Roster; dayClasses: readonly string[] }) {
  const t = useTexts();
  const counts = useMemo(() => countsOf(roster), [roster]);
  const needed = neededOf(roster.schedule.coverage);
  const shown = roster.shifts.filter(({ id }) => counts.has(id) || needed.has(id));
  return (
    <tfoot className={shown.length > sumsInSight ? 'roster__totals--long' : ''}>
      {shown.map(({ id, name, code, color }) => {
        const least = needed.get(id) ?? 0;
        const row = counts.get(id);
        return (
          <DayRow key={id}>
            <RowName className="roster__total-name">
              <ShiftChip code={code} color={color} />
              <span>{name}</span>
            </RowName>
            {roster.days.map(({ date }, column) => {
              const count = row?.[column] ?? 0;
              const isShort = count < least;
              return (
                <td
                  key={date}
                  className={`roster__count ${dayClasses[column]} ${isShort ? 'roster__count--short' : ''}`}
                  title={isShort ? t('schedules.roster.total_of', { count, min: least }) : undefined}
                >
                  {isShort ? `${count}/${least}` : count || ''}
                </td>
              );
            })}
            <td className="roster__sum digits whole">{row?.reduce((sum, count) => sum + count, 0) ?? 0}</td>
          </DayRow>
        );
      })}
    </tfoot>
  );
}

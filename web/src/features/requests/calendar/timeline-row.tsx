import type { Absence, AwayPerson } from '@cadre/contract/calls/absences';
import type { Day } from '@cadre/rules/calendar';
import { type CSSProperties, memo } from 'react';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { DayRow, dayCell, RowName } from '../../../ui/day-grid/day-grid.tsx';
import { absencesOn, type Free, partOn } from './absences-on.ts';
import { useAbsenceWords } from './use-absence-words.ts';

type Props = {
  person: AwayPerson;
  index: number;
  days: readonly Day[];
  today: Day;
  free: ((day: Day) => Free) | undefined;
  /** The column of this row that Tab reaches. */
  active: number | undefined;
};

/** Drawn again only when the person's days or the place of the focus in it change. */
export const TimelineRow = memo(function TimelineRow({ person, index, days, today, free, active }: Props) {
  const t = useTexts();
  const words = useDayWords();
  const toResponse = useAbsenceWords();
  return (
    <DayRow index={index} data-self={person.is_self || undefined}>
      <RowName title={`${person.name} · ${person.department.name}`}>
        <span>{person.name}</span>
      </RowName>
      {days.map((day, column) => {
        const absences = absencesOn(person, day);
        const { isFree, holiday } = free?.(day) ?? { isFree: false, holiday: undefined };
        const sentence = [
          words.full(day),
          ...absences.map((absence) => toResponse.sentence(absence, day)),
          ...(holiday ? [t('calendar.holiday', { name: holiday })] : isFree ? [t('calendar.day_off')] : []),
        ];
        return (
          <td
            key={day}
            {...dayCell(
              {
                place: { row: index, column },
                isActive: active === column,
                isFree: isFree || holiday !== undefined,
                isToday: day === today,
              },
              'timeline__cell',
            )}
            title={absences.length > 0 || holiday ? sentence.slice(1).join(' · ') : undefined}
          >
            <span className="visually-hidden">{sentence.join(', ')}</span>
            {absences.map((absence) => (
              <Bar key={`${absence.kind}${absence.from_date}${absence.from_slot}${absence.from_time}`} absence={absence} day={day} />
            ))}
            {holiday && absences.length === 0 && <span className="timeline__holiday" aria-hidden />}
          </td>
        );
      })}
    </DayRow>
  );
});

const Bar = ({ absence, day }: { absence: Absence; day: Day }) => (
  <span
    className="absence-bar"
    data-kind={absence.kind}
    data-status={absence.status}
    data-part={partOn(absence, day)}
    data-begins={absence.from_date === day || undefined}
    data-ends={absence.to_date === day || undefined}
    style={absence.category ? ({ '--category': absence.category.color } as CSSProperties) : undefined}
    aria-hidden
  />
);

import { type Absence, absences } from '@cadre/contract/calls/absences';
import { pages } from '@cadre/contract/pages';
import { type Day, daysInMonth } from '@cadre/rules/calendar';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { DayGrid, DayHead, DayRow, dayCell, RowName } from '../../../ui/day-grid/day-grid.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { absencesOn, freeOn, partOn } from './absences-on.ts';
import './calendar.css';
import { Legend } from './legend.tsx';
import { useAbsenceWords } from './use-absence-words.ts';

/** The user's own year, a line per month; granted and requested leave opens its request. */
export function YearView() {
  const t = useTexts();
  const parameters = useParameters();
  const now = useFormat().today().slice(0, 4);
  const year = /^[1-9]\d{3}$/.test(parameters.get('year')) ? parameters.get('year') : now;
  const go = (to: string) => parameters.replace({ year: to === now ? undefined : to });
  const query = useCall(absences, { from: `${year}-01-01`, to: `${year}-12-31`, who: 'self' });
  return (
    <Card isFlush label={t('calendar.view_year')}>
      <div className="team-calendar__bar">
        <PeriodStepper
          label={year}
          previous={t('calendar.previous_year')}
          next={t('calendar.next_year')}
          current={year === now ? undefined : { text: t('calendar.this_year'), onChoose: () => go(now) }}
          onStep={(by) => go(String(Number(year) + by))}
        />
      </div>
      <QueryStates query={query} rows={8}>
        {({ people, patterns }) => (
          <>
            {people[0] && <Months year={year} person={people[0]} pattern={patterns[people[0].pattern]} />}
            {people[0]?.absences.length === 0 && <p className="muted team-calendar__note">{t('calendar.nothing_this_year', { year })}</p>}
            <Legend people={people} />
          </>
        )}
      </QueryStates>
    </Card>
  );
}

/** In the longest months. */
const mostDays = 31;

type MonthsProps = {
  year: string;
  person: Parameters<typeof absencesOn>[0] & { name: string };
  pattern: Parameters<typeof freeOn>[0];
};

function Months({ year, person, pattern }: MonthsProps) {
  const t = useTexts();
  const words = useDayWords();
  const today = useFormat().today();
  const free = freeOn(pattern);
  return (
    <DayGrid
      className="timeline year-view"
      label={t('calendar.grid')}
      columns={mostDays}
      corner={year}
      // biome-ignore lint/suspicious/noArrayIndexKey: a day is identified by its number
      heads={Array.from({ length: mostDays }, (_, at) => <DayHead key={at}>{at + 1}</DayHead>)}
    >
      {Array.from({ length: 12 }, (_, at) => `${year}-${String(at + 1).padStart(2, '0')}`).map((month) => (
        <DayRow key={month}>
          <RowName>
            <span>{words.monthName(month)}</span>
          </RowName>
          {Array.from(
            { length: daysInMonth(Number(year), Number(month.slice(5))) },
            (_, at) => `${month}-${String(at + 1).padStart(2, '0')}`,
          ).map((day) => {
            const { isFree, holiday } = free(day);
            return (
              <td
                key={day}
                {...dayCell({ isFree: isFree || holiday !== undefined, isToday: day === today }, 'timeline__cell')}
                title={holiday}
              >
                {absencesOn(person, day).map((absence) => (
                  <YearBar key={`${absence.kind}${absence.id}`} absence={absence} day={day} />
                ))}
                {holiday && <span className="visually-hidden">{t('calendar.holiday', { name: holiday })}</span>}
              </td>
            );
          })}
        </DayRow>
      ))}
    </DayGrid>
  );
}

/** A leave opens its request; only its first day is in the tab order. */
function YearBar({ absence, day }: { absence: Absence; day: Day }) {
  const words = useDayWords();
  const toResponse = useAbsenceWords();
  const sentence = `${words.full(day)}, ${toResponse.sentence(absence, day)}`;
  const look = {
    className: 'absence-bar',
    'data-kind': absence.kind,
    'data-status': absence.status,
    'data-part': partOn(absence, day),
    'data-begins': absence.from_date === day || undefined,
    'data-ends': absence.to_date === day || undefined,
    style: absence.category ? ({ '--category': absence.category.color } as CSSProperties) : undefined,
    title: sentence,
  };
  const name = <span className="visually-hidden">{sentence}</span>;
  if (absence.kind !== 'leave') return <span {...look}>{name}</span>;
  return (
    <Link {...look} to={pages.my_leaves.path} search={{ id: String(absence.id) }} tabIndex={absence.from_date === day ? 0 : -1}>
      {name}
    </Link>
  );
}

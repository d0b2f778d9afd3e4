import { type Absence, type AwayPerson, absences } from '@cadre/contract/calls/absences';
import { pages } from '@cadre/contract/pages';
import { addDays } from '@cadre/rules/calendar';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Card } from '../card.tsx';
import { dashboardFor } from '../use-dashboard.ts';

const ahead = 7;
const most = 30;
const shown = 5;
const spans = ['today', 'week'] as const;
const circles = ['everyone', 'team'] as const;

/**
 * Absent employees today or in the next seven days, either all the user may see or only their department, with reasons where permitted. One
 * response contains both spans.
 */
export function AwayCard() {
  const t = useTexts();
  const { user, employee } = useMe();
  const today = useFormat().today();
  const [span, setSpan] = useState<(typeof spans)[number]>('today');
  const [whose, setWhose] = useState<(typeof circles)[number]>('everyone');
  const params = { from: today, to: addDays(today, ahead), only: 'away', per_page: most } as const;
  const query = useCall(
    absences,
    { ...params, ...(whose === 'team' && { who: 'department' as const }) },
    { ...dashboardFor, placeholderData: keepPreviousData },
  );
  const awayIn = (people: readonly AwayPerson[]) =>
    people.flatMap(({ absences: all, ...person }) =>
      all
        .filter(({ status, from_date }) => status === 'approved' && (span === 'week' || from_date <= today))
        .slice(0, 1)
        .map((absence) => ({ person, absence })),
    );
  return (
    <Card
      title={t('dashboard.away')}
      rows={shown}
      more={
        isEmployee(user)
          ? { to: pages.my_leaves.path, search: { view: 'team' } }
          : { to: pages.team_calendar.path, search: { month: today.slice(0, 7) } }
      }
      actions={
        <>
          {employee && !isEmployee(user) && (
            <Segments
              label={t('dashboard.away_whose')}
              isLabelHidden
              options={circles.map((value) => ({ value, text: t(`dashboard.away_${value}`) }))}
              value={whose}
              onChoose={setWhose}
            />
          )}
          <Segments
            label={t('dashboard.away_when')}
            isLabelHidden
            options={spans.map((value) => ({ value, text: t(`dashboard.away_${value}`) }))}
            value={span}
            onChoose={setSpan}
          />
        </>
      }
    >
      <QueryStates query={query} rows={shown} empty={({ people }) => awayIn(people).length === 0 && t('dashboard.away_none')}>
        {({ people }) => (
          <Rows>
            {awayIn(people)
              .slice(0, shown)
              .map(({ person, absence }) => (
                <Away key={person.id} person={person} absence={absence} />
              ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

type AwayProps = { person: Pick<AwayPerson, 'name' | 'pic'>; absence: Absence };

function Away({ person: { name, pic }, absence: { kind, request, category, from_date, to_date } }: AwayProps) {
  const t = useTexts();
  const labels = useLabels();
  const { short, span } = useDayWords();
  return (
    <RowItem
      start={<Avatar name={name} pic={pic} />}
      note={category?.name ?? (kind === 'request' ? labels.one(request ?? kind) : t(`dashboard.away_${kind}`))}
      end={<span className="muted">{from_date === to_date ? short(from_date) : span(from_date, to_date)}</span>}
    >
      {name}
    </RowItem>
  );
}

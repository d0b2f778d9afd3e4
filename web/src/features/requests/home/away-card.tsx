import { type Absences, absences } from '@cadre/contract/calls/absences';
import { pages } from '@cadre/contract/pages';
import { addDays } from '@cadre/rules/calendar';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { daysIntoWeek } from '../../../ui/dates/calendar-days.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { AbsenceSwatch } from '../calendar/absence-swatch.tsx';
import { useAbsenceWords } from '../calendar/use-absence-words.ts';
import '../requests.css';

/** The absences of the team today and until the end of the week, limited to those the user may see. */
export function AwayCard() {
  const { employee, permissions } = useMe();
  return employee && permissions['leaves.view'] ? <Away me={employee.id} /> : null;
}

function Away({ me }: { me: number }) {
  const t = useTexts();
  const today = useFormat().today();
  const { week_start } = usePreferences();
  const to = addDays(today, 6 - daysIntoWeek(today, week_start));
  const query = useCall(absences, { from: today, to, who: 'department', only: 'away' }, { meta: { quiet: true } });
  const away = query.data?.people
    .filter(({ id }) => id !== me)
    .flatMap(({ absences: of, ...person }) => of.filter(({ status }) => status === 'approved').map((absence) => ({ person, absence })));
  return (
    <Card
      isFlush
      title={t('calendar.home_away')}
      actions={
        <Link to={pages.my_leaves.path} search={{ view: 'team' }}>
          {t('dashboard.show_all')}
        </Link>
      }
    >
      <QueryStates
        query={{ ...query, data: away }}
        rows={3}
        empty={(found) => (found.length === 0 ? t('calendar.home_nobody_away') : undefined)}
      >
        {(found) => (
          <>
            <Part title={t('calendar.home_away_today')} away={found.filter(({ absence }) => absence.from_date <= today)} />
            <Part title={t('calendar.home_away_week')} away={found.filter(({ absence }) => absence.from_date > today)} />
          </>
        )}
      </QueryStates>
    </Card>
  );
}

type Person = Omit<Absences['people'][number], 'absences'>;
type Found = { person: Person; absence: Absences['people'][number]['absences'][number] };

function Part({ title, away }: { title: string; away: readonly Found[] }) {
  const toResponse = useAbsenceWords();
  const format = useFormat();
  if (away.length === 0) return null;
  return (
    <section aria-label={title}>
      <p className="home-part muted">{title}</p>
      <Rows>
        {away.map(({ person, absence }) => (
          <RowItem
            key={`${person.id}-${absence.kind}-${absence.from_date}-${absence.from_slot}`}
            start={<AbsenceSwatch absence={absence} />}
            note={toResponse.sentence(absence)}
            end={
              <span className="muted">
                {absence.from_date === absence.to_date
                  ? format.weekday(absence.from_date)
                  : format.span(absence.from_date, absence.to_date)}
              </span>
            }
          >
            {person.name}
          </RowItem>
        ))}
      </Rows>
    </section>
  );
}

import { employees, stillHere } from '@cadre/contract/resources/employees';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../crud/list-link.ts';
import { api } from '../../platform/api.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from './card.tsx';
import { CardStates } from './card-states.tsx';
import { type Job, type OpenPosition, openPositions } from './open-positions.ts';

const shown = 6;
const asked = 200;

/** Jobs that have fewer people than planned. */
export const PositionsCard = () => (useScope('jobs.view') === undefined ? null : <Positions />);

function Positions() {
  const t = useTexts();
  const query = useQuery({
    queryKey: ['jobs', 'open'],
    queryFn: async () =>
      openPositions((await api.get<{ data: Job[] }>('/jobs', { per_page: asked, filters: JSON.stringify({ active: true }) })).data),
    meta: { quiet: true },
  });
  return (
    <Card title={t('dashboard.open_roles')} more={{ to: '/configuration/jobs' }}>
      <CardStates query={query} rows={shown} empty={(jobs) => (jobs.length === 0 ? t('dashboard.no_open_roles') : undefined)}>
        {(jobs) => (
          <ul className="dash-card__rows">
            {jobs.slice(0, shown).map((job) => (
              <li key={job.id}>
                <PositionRow {...job} />
              </li>
            ))}
          </ul>
        )}
      </CardStates>
    </Card>
  );
}

function PositionRow({ id, name, have, plan, open }: OpenPosition) {
  const t = useTexts();
  return (
    <Link className="dash-card__row" {...listLink(employees, '/employees', { job_id: [id], status: stillHere })}>
      <span className="dash-card__text">
        <span>{name}</span>
        <span className="dash-card__bar" aria-hidden>
          <span style={{ width: `${(have / plan) * 100}%` }} />
        </span>
      </span>
      <span className="dash-card__when">
        <strong>{t('dashboard.positions', { count: open })}</strong>
        <span className="dash-card__detail">{t('dashboard.of_plan', { have, plan })}</span>
      </span>
    </Link>
  );
}

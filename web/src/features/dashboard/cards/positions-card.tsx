import { callsOf } from '@cadre/contract/calls-of';
import { atWork, employees } from '@cadre/contract/resources/employees';
import { jobs } from '@cadre/contract/resources/jobs';
import { listLink } from '../../../crud/address/list-link.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card } from '../card.tsx';
import { type Job, type OpenPosition, openPositions } from '../open-positions.ts';

const shown = 6;
const requested = 200;

/** Jobs that have fewer people than planned. */
export const PositionsCard = () => (useScope('jobs.view') === undefined ? null : <Positions />);

function Positions() {
  const t = useTexts();
  const query = useCall(
    callsOf(jobs).list,
    { per_page: requested, filters: JSON.stringify({ active: true }) },
    { select: ({ data }) => openPositions(data as Job[]), meta: { quiet: true } },
  );
  return (
    <Card title={t('dashboard.open_roles')} rows={shown} more={{ to: '/configuration/jobs' }}>
      <QueryStates query={query} rows={shown} empty={({ length }) => (length === 0 ? t('dashboard.no_open_roles') : undefined)}>
        {(positions) => (
          <Rows>
            {positions.slice(0, shown).map((job) => (
              <Position key={job.id} {...job} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Position({ id, name, have, plan, open }: OpenPosition) {
  const t = useTexts();
  return (
    <RowItemLink
      {...listLink(employees, '/employees', { job_id: [id], status: atWork })}
      note={<ShareBar size="small" parts={[{ name, value: have, tone: 'green' }]} whole={plan} />}
      end={
        <span className="stacked muted smaller open-positions">
          <strong className="meta-type ink">{t('dashboard.positions', { count: open })}</strong> {t('dashboard.of_plan', { have, plan })}
        </span>
      }
    >
      {name}
    </RowItemLink>
  );
}

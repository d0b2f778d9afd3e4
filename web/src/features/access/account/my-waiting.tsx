import { callsOf } from '@cadre/contract/calls-of';
import { pages } from '@cadre/contract/pages';
import { approvals } from '@cadre/contract/resources/approvals';
import { Link } from '@tanstack/react-router';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { inWords, useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';

const oldest = { per_page: 10, order_by: 'created_at', order_dir: 'asc', filters: '{"approver":"self","status":"pending"}' } as const;

/** The user's pending approvals, oldest first, with a link to each. */
export function MyWaiting() {
  const t = useTexts();
  const format = useFormat();
  const labels = useLabels();
  const { user, permissions } = useMe();
  const query = useCall(callsOf(approvals).list, oldest);
  return (
    <Stack className="profile__section">
      <QueryStates query={query} rows={4}>
        {({ data, meta: { total } }) =>
          data.length === 0 ? (
            <EmptyState isDone title={t('self.inbox_done')} text={t('self.inbox_done_hint')} />
          ) : (
            <Stack gap={2}>
              <Heading level={2}>{t('self.approvals_to_decide', { count: total, shown: format.number(total) })}</Heading>
              <ol className="panel-list">
                {data.map((row) => (
                  <WaitingEntry key={row.id} {...row} />
                ))}
              </ol>
            </Stack>
          )
        }
      </QueryStates>
      <Cluster>
        <LinkButton to={pages.my_approvals.path}>{labels.many(approvals.name)}</LinkButton>
        {isEmployee(user) && permissions['tasks.create'] && <LinkButton to={pages.my_tasks.path}>{labels.many('time-cards')}</LinkButton>}
      </Cluster>
    </Stack>
  );
}

type Entry = { id: number; model: string; summary: string | null; created_at: string; employee?: { name: string } | null };

function WaitingEntry({ id, model, summary, created_at, employee }: Entry) {
  const labels = useLabels();
  const format = useFormat();
  return (
    <li>
      <span className="rigid round panel-list__dot" />
      <div>
        <p>
          <Link to={pages.my_approvals.path} search={{ open: String(id) }}>
            {[employee?.name, labels.one(model)].filter(Boolean).join(' · ')}
          </Link>
        </p>
        {summary && <p className="quiet">{inWords(summary)}</p>}
        <time className="quiet small" dateTime={created_at}>
          {format.moment(created_at)}
        </time>
      </div>
    </li>
  );
}

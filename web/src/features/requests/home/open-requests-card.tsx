import { callsOf } from '@cadre/contract/calls-of';
import { pages } from '@cadre/contract/pages';
import { approvals } from '@cadre/contract/resources/approvals';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useMe } from '../../../platform/session/session.ts';
import { inWords, useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, RowItemLink, Rows } from '../../../ui/layout/rows.tsx';

const own = { filters: JSON.stringify({ employee_id: 'self', status: ['pending'] }), per_page: 20 } as const;

/** The page of the user's own requests, by kind. */
const pageOf: Partial<Record<string, OwnPage>> = {
  leaves: pages.my_leaves.path,
  excuses: pages.my_excuses.path,
  overtime: pages.my_overtime.path,
};
type OwnPage = (typeof pages)['my_leaves' | 'my_excuses' | 'my_overtime']['path'];

/** The user's own undecided requests, with the level each has reached. */
export function OpenRequestsCard() {
  const { employee, permissions } = useMe();
  return employee && permissions['approvals.view'] ? <OpenRequests /> : null;
}

function OpenRequests() {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const query = useCall(callsOf(approvals).list, own, { meta: { quiet: true } });
  // A record its owner may not see before the decision, for example a raise, has no summary for them.
  const open = query.data?.data.filter(({ closed_at, summary }) => closed_at === null && summary);
  return (
    <Card isFlush title={t('calendar.home_requests')}>
      <QueryStates
        query={{ ...query, data: open }}
        rows={2}
        empty={(levels) => (levels.length === 0 ? t('calendar.home_no_requests') : undefined)}
      >
        {(levels) => (
          <Rows wraps>
            {levels.map(({ id, model, model_id, summary, level, asked: requested }) => {
              const names = requested?.map(({ name }) => name) ?? [];
              const kind = labels.option('approvals', 'model', model);
              const waiting =
                names.length > 0
                  ? t('calendar.home_waiting', { level: String(level), names: format.list(names) })
                  : t('calendar.home_waiting_level', { level: String(level) });
              const note = [...(summary ? [kind] : []), waiting].join(' · ');
              const title = summary ? inWords(summary) : kind;
              const page = pageOf[model];
              return page ? (
                <RowItemLink key={id} to={page} search={{ id: String(model_id) }} note={note}>
                  {title}
                </RowItemLink>
              ) : (
                <RowItem key={id} note={note}>
                  {title}
                </RowItem>
              );
            })}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

import { pages } from '@cadre/contract/pages';
import { approvals } from '@cadre/contract/resources/approvals';
import { useList } from '../../../crud/list/use-list.ts';
import type { NamedRef, Row } from '../../../fields/kind.ts';
import { useAgo } from '../../../platform/format/ago.ts';
import { inWords, useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Avatar } from '../../../ui/people/avatar.tsx';
import { Card } from '../card.tsx';

const shown = 6;
const filters = { approver: ['self'], status: ['pending'], model: ['time-cards'] };

/** Submitted weeks that the reader decides, the longest waiting first. */
export function WeekReviewsCard() {
  const t = useTexts();
  const query = useList(approvals, { page: 1, per_page: shown, sort: { by: 'created_at', dir: 'asc' }, q: '', filters });
  return (
    <Card title={t('dashboard.week_reviews')} rows={shown} more={{ to: pages.time_card_review.path }}>
      <QueryStates query={query} rows={shown} empty={({ data }) => data.length === 0 && t('dashboard.no_week_reviews')}>
        {({ data }) => (
          <Rows>
            {data.map((approval) => (
              <Week key={approval.id} approval={approval} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Week({ approval: { employee, pic, model_id, summary, created_at } }: { approval: Row }) {
  const ago = useAgo();
  const { name } = (employee as NamedRef | null) ?? { name: '' };
  return (
    <RowItemLink
      to={pages.time_card_review.path}
      search={{ id: String(model_id) }}
      start={<Avatar name={name} pic={pic as string | null} />}
      note={inWords(String(summary ?? ''))}
      end={<span className="muted">{ago(String(created_at))}</span>}
    >
      {name}
    </RowItemLink>
  );
}

import { dashboard } from '@cadre/contract/calls/dashboard';
import { Link } from '@tanstack/react-router';
import { useCall } from '../../../platform/call-api.ts';
import { useAgo } from '../../../platform/format/ago.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { CountRing } from '../../../ui/charts/count-ring.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Card } from '../card.tsx';
import { dashboardFor } from '../use-dashboard.ts';

/** The ring and its note take as much room. */
const counted = 3;

/** The number of pending decisions, and how long they have waited. */
export function PendingApprovalsCard() {
  const t = useTexts();
  const ago = useAgo();
  const query = useCall(dashboard, {}, dashboardFor);
  return (
    <Card title={t('dashboard.pending_approvals')} rows={counted}>
      <QueryStates query={query} rows={counted}>
        {({ pending_approvals: count, oldest_pending_at: oldest }) => (
          <RingCount
            count={count}
            label={t('dashboard.pending_approvals')}
            tone={count > 0 ? 'blue' : 'green'}
            link={{ to: '/my-approvals', search: {} }}
            note={oldest ? t('dashboard.oldest_ago', { ago: ago(oldest) }) : t('dashboard.none_waiting')}
          />
        )}
      </QueryStates>
    </Card>
  );
}

/** Weeks that are due and were not handed in. */
export function NotSubmittedCard() {
  const t = useTexts();
  const query = useCall(dashboard, {}, dashboardFor);
  const missing = isEmployee(useMe().user) ? { to: '/tasks-history', search: {} } : { to: '/time-cards/not-submitted', search: {} };
  return (
    <Card title={t('dashboard.not_submitted')} rows={counted}>
      <QueryStates query={query} rows={counted}>
        {({ not_submitted_tasks_count: count, not_submitted: { oldest_week } }) => (
          <RingCount
            count={count}
            label={t('dashboard.not_submitted')}
            tone={count > 0 ? 'pink' : 'green'}
            link={missing}
            note={oldest_week ? t('dashboard.oldest_week', { week: oldest_week }) : t('dashboard.all_submitted')}
          />
        )}
      </QueryStates>
    </Card>
  );
}

type Counted = {
  count: number;
  label: string;
  tone: 'blue' | 'pink' | 'green';
  link: { to: string; search: Record<string, string> };
  note: string;
};

function RingCount({ count, label, tone, link, note }: Counted) {
  const format = useFormat();
  return (
    <Stack gap={2} className="ring-count">
      <Link {...link}>
        <CountRing tone={tone} label={label}>
          {format.number(count)}
        </CountRing>
      </Link>
      <span className="muted">{note}</span>
    </Stack>
  );
}

import { type Presence, presence } from '@cadre/contract/calls/attendance';
import { attendances } from '@cadre/contract/resources/attendances';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../../crud/address/list-link.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';

type Branch = Presence['branches'][number];

const often = 30_000;

/** People present now, by branch. A branch opens its punches of today. */
export function PresenceBoard() {
  const t = useTexts();
  const query = useCall(presence, {}, { refetchInterval: often, meta: { quiet: true } });
  return (
    <Card title={t('attendance.here_now')}>
      <QueryStates query={query} empty={({ branches }) => branches.length === 0 && t('attendance.no_branches')}>
        {({ branches }) => (
          <Stack as="ul" gap={6}>
            {branches.map((branch) => (
              <BranchPresence key={branch.id} branch={branch} />
            ))}
          </Stack>
        )}
      </QueryStates>
    </Card>
  );
}

function BranchPresence({ branch: { id, name, expected, present, left, absent, late } }: { branch: Branch }) {
  const t = useTexts();
  const today = useFormat().today();
  const parts = [
    { name: t('attendance.present_people'), value: present, tone: 'green' },
    { name: t('attendance.left_people'), value: left, tone: 'blue' },
    { name: t('attendance.absent_people'), value: absent, tone: 'pink' },
  ] as const;
  return (
    <Stack as="li" gap={2}>
      <Cluster justify="between">
        <Link {...listLink(attendances, '/attendances', { branch_id: [id], created_at: { from: today, to: today } })}>{name}</Link>
        <span className="muted">
          {expected + present === 0 ? t('attendance.nobody_expected') : t('attendance.here_of', { present, expected })}
        </span>
      </Cluster>
      <ShareBar parts={parts} whole={Math.max(expected, present + left + absent, 1)} />
      <Cluster gap={1}>
        {[...parts, { name: t('attendance.late_people'), value: late, tone: 'amber' } as const].map((part) => (
          <Badge key={part.name} tone={part.value > 0 ? part.tone : 'neutral'} hasDot>
            {part.name} <strong>{part.value}</strong>
          </Badge>
        ))}
      </Cluster>
    </Stack>
  );
}

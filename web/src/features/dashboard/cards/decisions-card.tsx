import type { Resource } from '@cadre/contract/resource';
import { approvals } from '@cadre/contract/resources/approvals';
import { changeRequests } from '@cadre/contract/resources/change-requests';
import { documents } from '@cadre/contract/resources/documents';
import { ChevronRight, ClipboardCheck, FileCheck, UserRoundPen } from 'lucide-react';
import { listLink } from '../../../crud/address/list-link.ts';
import { useCounts } from '../../../crud/list/use-counts.ts';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { RowItem, RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card, type CardProps } from '../card.tsx';

const submitted = { status: ['submitted'] };
const pending = { status: ['pending'] };
const myDecisions = { approver: ['self'], status: ['pending'] };

/**
 * Submissions for the user to decide, side by side on a desktop. The card keeps its space while counts load and when nothing is pending.
 */
export function DecisionsCard({ isWithCount }: CardProps) {
  const t = useTexts();
  const { permissions } = useMe();
  const { lg: isWideScreen } = useBreakpoint();
  const requested = [
    ...(isWithCount ? [] : [{ resource: approvals, filters: myDecisions }]),
    ...(permissions['employees.approve_changes'] ? [{ resource: changeRequests, filters: pending }] : []),
    ...(permissions['documents.review'] ? [{ resource: documents, filters: submitted }] : []),
  ];
  const { counts, error } = useCounts(requested);
  const isLoading = !error && !counts.some(({ isKnown }) => isKnown);
  const countOf = (resource: Resource) => counts[requested.findIndex((one) => one.resource === resource)] ?? { count: 0, shown: '0' };
  const [requests, changes, papers] = [countOf(approvals), countOf(changeRequests), countOf(documents)];
  const waiting = [
    {
      key: 'approvals',
      count: requests.count,
      text: t('self.approvals_to_decide', requests),
      icon: ClipboardCheck,
      to: { to: '/my-approvals', search: {} },
    },
    {
      key: 'changes',
      count: changes.count,
      text: t('self.changes_to_decide', changes),
      icon: UserRoundPen,
      to: listLink(changeRequests, '/employees/change-requests', pending),
    },
    {
      key: 'documents',
      count: papers.count,
      text: t('self.documents_to_review', papers),
      icon: FileCheck,
      to: listLink(documents, '/employees/documents', submitted),
    },
  ].filter(({ count }) => count > 0);
  if (requested.length === 0) return null;
  const rows = isWideScreen ? 1 : requested.length;
  if (waiting.length === 0)
    return (
      <Card title={t('dashboard.needs_you')} rows={rows}>
        {isLoading ? (
          <Skeleton rows={rows} />
        ) : (
          <Rows>
            <RowItem className="muted">{t('dashboard.nothing_needs_you')}</RowItem>
          </Rows>
        )}
      </Card>
    );
  return (
    <Card title={t('dashboard.needs_you')} rows={rows}>
      <Rows className="decisions">
        {waiting.map(({ key, text, icon: Icon, to }) => (
          <RowItemLink
            key={key}
            {...to}
            start={<Icon size={20} strokeWidth={1.75} aria-hidden />}
            note={t('self.decide_hint')}
            end={<ChevronRight size={16} aria-hidden />}
          >
            {text}
          </RowItemLink>
        ))}
      </Rows>
    </Card>
  );
}

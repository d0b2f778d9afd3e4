import { callsOf } from '@cadre/contract/calls-of';
import { pages } from '@cadre/contract/pages';
import { proposals } from '@cadre/contract/resources/proposals';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { usePathParts } from '../../crud/address/use-path-parts.ts';
import { Files } from '../../crud/files/files.tsx';
import type { Page } from '../../crud/page.ts';
import { RecordFields } from '../../crud/record/record-fields.tsx';
import { RecordHistory } from '../../crud/record/record-history.tsx';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useRights } from '../../crud/rights.ts';
import type { Row } from '../../fields/kind.ts';
import '../../fields/fields.css';
import { useCall } from '../../platform/call-api.ts';
import { usePageTitle } from '../../platform/page-title.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/stack.tsx';
import { Tabs } from '../../ui/layout/tabs.tsx';
import { DraftAside } from './proposal/draft-aside.tsx';
import type { Proposal } from './proposal/proposal.ts';
import { ProposalHead } from './proposal/proposal-head.tsx';
import { ProposalLines } from './proposal/proposal-lines.tsx';
import { ProposalRevisions } from './proposal/proposal-revisions.tsx';
import { ProposalTotals } from './proposal/proposal-totals.tsx';

/** One proposal; its form opens above it. */
export function ProposalPage() {
  const id = Number(usePathParts(pages.proposal).id);
  return (
    <ResourcePage
      resource={proposals}
      form={{ wide: true, aside: (draft) => <DraftAside draft={draft} /> }}
      body={(page) => <Shown key={id} id={id} page={page} />}
    />
  );
}

function Shown({ id, page }: { id: number; page: Page }) {
  const { data, error, refetch } = useCall(callsOf(proposals).one, { id });
  const proposal = data as Proposal | undefined;
  usePageTitle(proposal?.title, { isShown: false });
  if (!proposal && error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!proposal) return <Skeleton columns={3} rows={10} />;
  return (
    <Stack>
      <ProposalHead proposal={proposal} onEdit={() => page.address.open({ kind: 'edit', id })} />
      <Parts proposal={proposal} page={page} />
    </Stack>
  );
}

type Part = 'overview' | 'revisions' | 'files' | 'history';

function Parts({ proposal, page }: { proposal: Proposal; page: Page }) {
  const t = useTexts();
  const parameters = useParameters();
  const { history } = useRights(proposals);
  const mayFile = useScope('proposals.update') !== undefined;
  const parts: Part[] = ['overview', 'revisions', 'files', ...(history ? (['history'] as const) : [])];
  const requested = parameters.get('tab');
  const part = parts.find((name) => name === requested) ?? 'overview';
  return (
    <Tabs
      label={t('proposal.tabs.label')}
      isApart
      tabs={parts.map((value) => ({ value, text: t(`proposal.tabs.${value}`) }))}
      value={part}
      onChoose={(value) => parameters.replace({ tab: value === 'overview' ? undefined : value })}
    >
      {part === 'overview' && <Overview proposal={proposal} />}
      {part === 'revisions' && <ProposalRevisions proposal={proposal} />}
      {part === 'files' && (
        <Card label={t('proposal.tabs.files')}>
          <Files resource={proposals} id={proposal.id} mayChange={mayFile} />
        </Card>
      )}
      {part === 'history' && (
        <Card label={t('proposal.tabs.history')}>
          <RecordHistory page={page} id={proposal.id} />
        </Card>
      )}
    </Tabs>
  );
}

/** Already shown in the head, the lines and the totals. */
const shownAbove = [
  ...['title', 'number', 'revision', 'lines', 'costs', 'discount', 'tax', 'currency', 'client_id', 'owner_id', 'valid_until'],
  ...['total_minutes', 'net_amount', 'gross_amount', 'weighted_amount', 'margin', 'margin_percent', 'decision_note', 'attempt'],
];

function Overview({ proposal }: { proposal: Proposal }) {
  const t = useTexts();
  const row = proposal as unknown as Row;
  const hideFields = [...shownAbove, ...Object.keys(proposals.fields).filter((name) => row[name] === null || row[name] === '')];
  return (
    <Grid columns="rail">
      <Stack>
        <ProposalLines proposal={proposal} />
        <Card label={t('proposal.tabs.overview')}>
          <RecordFields page={{ resource: proposals, options: { hideFields } }} row={row} />
        </Card>
      </Stack>
      <ProposalTotals offer={proposal} costs={proposal.costs} probability={proposal.probability} />
    </Grid>
  );
}

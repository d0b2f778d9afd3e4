import { proposals } from '@cadre/contract/resources/proposals';
import { useParameters } from '../../crud/address/use-parameters.ts';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useTexts } from '../../platform/texts.ts';
import { Segments } from '../../ui/inputs/segments.tsx';
import { ProposalBoard } from './board/proposal-board.tsx';
import { DraftAside } from './proposal/draft-aside.tsx';
import { proposalPath } from './proposal/proposal.ts';

const kinds = { number: { width: 96 }, title: { width: 200 }, margin_percent: { width: 84 } } as const;
const serverFills = ['owner_id', 'probability'] as const;

/** Everything that is offered, as a table or as a board of stages. */
export function ProposalsPage() {
  const t = useTexts();
  const parameters = useParameters();
  const shown = parameters.get('view') === 'board' ? 'board' : 'table';
  const choose = (
    <Segments
      label={t('proposal.shown_as')}
      isLabelHidden
      options={[
        { value: 'table', text: t('proposal.table') },
        { value: 'board', text: t('proposal.board') },
      ]}
      value={shown}
      onChoose={(value) => parameters.replace({ view: value === 'board' ? value : undefined, page: undefined })}
    />
  );
  const views: BuiltInView[] = [
    { key: 'open', name: t('proposal.view_open'), filters: { status: ['draft', 'internal_review', 'sent'] } },
    { key: 'won', name: t('proposal.view_won'), filters: { status: ['accepted', 'converted'] } },
    { key: 'lost', name: t('proposal.view_lost'), filters: { status: ['rejected', 'expired', 'withdrawn'] } },
  ];
  return (
    <ResourcePage
      resource={proposals}
      list={{ views, toolbarStart: choose }}
      kinds={kinds}
      form={{
        serverFills,
        openAfterCreate: true,
        hideSaveAndNew: true,
        wide: true,
        aside: (draft) => <DraftAside draft={draft} />,
      }}
      record={{ path: ({ id }) => proposalPath(id) }}
      body={shown === 'board' ? (page) => <ProposalBoard page={page} choose={choose} /> : undefined}
    />
  );
}

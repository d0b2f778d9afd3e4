import { proposals } from '@cadre/contract/resources/proposals';
import { FolderPlus, Pencil } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { MoveButton } from '../../../crud/moves/move-button.tsx';
import { OtherMoves } from '../../../crud/moves/other-moves.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useFormat } from '../../../platform/format/format.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { leadingMoves, moveIcons } from './leading-moves.ts';
import { PdfButton } from './pdf-button.tsx';
import type { Proposal } from './proposal.ts';

const ConvertDialog = lazy(async () => ({ default: (await import('./convert-dialog.tsx')).ConvertDialog }));

/** The proposal's title, status and next action. */
export function ProposalHead({ proposal, onEdit }: { proposal: Proposal; onEdit: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const { number, revision, status, client, owner, valid_until, decision_note } = proposal;
  const facts = [
    `${number} · ${t('proposal.revision', { revision: String(revision) })}`,
    client?.name,
    owner?.name,
    valid_until ? t('common.labelled', { label: labels.field(proposals.name, 'valid_until'), value: format.date(valid_until) }) : undefined,
  ].filter(Boolean);
  return (
    <Card>
      <Stack>
        <Cluster justify="between" gap={4}>
          <Stack gap={1}>
            <Cluster gap={3}>
              <Heading level={2} size="page">
                {proposal.title}
              </Heading>
              <StatusBadge name="status" field={proposals.fields.status} value={status} />
            </Cluster>
            <p className="muted">{facts.join(' · ')}</p>
          </Stack>
          <Cluster>
            <PdfButton proposal={proposal} />
            {proposal.can?.update && (
              <Button icon={Pencil} onClick={onEdit}>
                {t('common.edit')}
              </Button>
            )}
            <OtherMoves resource={proposals} row={proposal as unknown as Row} name={proposal.title} leading={leadingMoves[status]} />
          </Cluster>
        </Cluster>
        <Standing proposal={proposal} />
        {decision_note && (
          <Alert tone="info" takesFocus={false}>
            {decision_note}
          </Alert>
        )}
        <NextSteps proposal={proposal} />
      </Stack>
    </Card>
  );
}

function Standing({ proposal: { status, reviewed_at } }: { proposal: Proposal }) {
  const t = useTexts();
  const format = useFormat();
  if (status !== 'internal_review') return null;
  return <p>{reviewed_at ? t('proposal.reviewed', { day: format.moment(String(reviewed_at)) }) : t('proposal.in_review')}</p>;
}

function NextSteps({ proposal }: { proposal: Proposal }) {
  const t = useTexts();
  const [isConverting, setConverting] = useState(false);
  const mayConvert = useScope('proposals.convert') !== undefined && proposal.status === 'accepted';
  return (
    <Cluster isFullOnPhone>
      {leadingMoves[proposal.status].map((move, index) => (
        <MoveButton
          key={move}
          resource={proposals}
          row={proposal as unknown as Row}
          move={move}
          icon={moveIcons[move]}
          variant={index === 0 ? 'primary' : 'plain'}
        />
      ))}
      {mayConvert && (
        <Button variant="primary" icon={FolderPlus} onClick={() => setConverting(true)}>
          {t('proposal.convert')}
        </Button>
      )}
      {isConverting && (
        <Suspense>
          <ConvertDialog proposal={proposal} onClose={() => setConverting(false)} />
        </Suspense>
      )}
    </Cluster>
  );
}

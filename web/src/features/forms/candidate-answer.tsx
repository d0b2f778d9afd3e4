import { forms } from '@cadre/contract/resources/forms';
import { Check, X } from 'lucide-react';
import { Files } from '../../crud/files/files.tsx';
import { MoveButton } from '../../crud/moves/move-button.tsx';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';

/** A candidate answers by hand; the issuer of the offer keeps the signed paper and records the answer. */
export function CandidateAnswer({ row }: { row: Row }) {
  const t = useTexts();
  return (
    <Card title={t('papers.candidate_title')}>
      <Stack gap={3}>
        <p className="muted">{t('papers.candidate_intro')}</p>
        <Files resource={forms} id={row.id} mayChange />
        <Cluster justify="end">
          <MoveButton resource={forms} row={row} move="record_refusal" icon={X} />
          <MoveButton resource={forms} row={row} move="record_acceptance" icon={Check} variant="primary" />
        </Cluster>
      </Stack>
    </Card>
  );
}

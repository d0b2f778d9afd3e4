import { proposalRevisions } from '@cadre/contract/calls/proposals';
import { FileCheck2 } from 'lucide-react';
import { saveFile } from '../../../crud/files/save-file.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { PdfButton } from './pdf-button.tsx';
import type { Proposal } from './proposal.ts';

/** The revisions sent to the client, latest first, each with its PDF. */
export function ProposalRevisions({ proposal }: { proposal: Proposal }) {
  const t = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useCall(proposalRevisions, { id: proposal.id });
  if (error) return <FailedState problem={error} onRetry={refetch} />;
  return (
    <Card isFlush title={t('proposal.tabs.revisions')}>
      {!data && <Skeleton columns={1} rows={2} />}
      {data?.length === 0 && <p className="muted">{t('proposal.no_revisions')}</p>}
      {data && data.length > 0 && (
        <Rows hasLines wraps>
          {data.map(({ revision, sent_at, sent_by, currency, gross_amount, fingerprint, evidence }) => (
            <RowItem
              key={revision}
              note={[
                sent_by
                  ? t('proposal.sent_by', { name: sent_by.name, day: format.moment(String(sent_at)) })
                  : t('proposal.sent_on', { day: format.moment(String(sent_at)) }),
                t('proposal.fingerprint', { code: fingerprint.slice(0, 16) }),
              ].join(' · ')}
              end={
                <Cluster>
                  {evidence.map((file) => (
                    <Button key={file.id} icon={FileCheck2} onClick={() => void saveFile(file)}>
                      {file.name}
                    </Button>
                  ))}
                  <PdfButton proposal={proposal} revision={revision} />
                </Cluster>
              }
            >
              {t('proposal.revision', { revision: String(revision) })} · {format.money(gross_amount, currency)}
            </RowItem>
          ))}
        </Rows>
      )}
    </Card>
  );
}

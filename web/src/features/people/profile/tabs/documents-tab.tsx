import { callsOf } from '@cadre/contract/calls-of';
import { documents } from '@cadre/contract/resources/documents';
import { FileQuestion, Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { usePart } from '../../../../crud/address/use-part.ts';
import { PartForm } from '../../../../crud/form/part-form.tsx';
import { ownedBy } from '../../../../crud/page.ts';
import { useLabels } from '../../../../fields/labels.ts';
import { useCall } from '../../../../platform/call-api.ts';
import { useScope } from '../../../../platform/session/session.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Button } from '../../../../ui/actions/button.tsx';
import { FailedState } from '../../../../ui/feedback/states.tsx';
import { Cluster, Stack } from '../../../../ui/layout/stack.tsx';
import { Paper } from '../paper.tsx';
import type { Profile } from '../profile.ts';
import { CardsSkeleton } from '../profile-skeleton.tsx';
import { SectionCard } from '../section-card.tsx';

const AskDocumentDialog = lazy(async () => ({ default: (await import('../../ask-document-dialog.tsx')).AskDocumentDialog }));

/** A person's documents: the existing, the requested and the expiring ones. */
export function DocumentsTab({ profile: { employee } }: { profile: Profile }) {
  const t = useTexts();
  const labels = useLabels();
  const params = { filters: JSON.stringify({ employee_id: [employee.id] }), per_page: 200 };
  const { data, error, refetch } = useCall(callsOf(documents).list, params);
  const { open } = usePart(documents.name);
  const [isLoading, setAsking] = useState(false);
  const mayAsk = useScope('documents.request') !== undefined;
  const mayAdd = useScope('documents.create') !== undefined;
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <CardsSkeleton />;
  return (
    <SectionCard
      title={t('people.profile.documents')}
      extra={
        <Cluster>
          {mayAsk && (
            <Button size="small" icon={FileQuestion} onClick={() => setAsking(true)}>
              {t('people.bulk.ask_document')}
            </Button>
          )}
          {mayAdd && (
            <Button size="small" icon={Plus} onClick={() => open({ kind: 'new' })}>
              {t('common.new', { what: labels.inline.a(documents.name) })}
            </Button>
          )}
        </Cluster>
      }
    >
      {data.data.length === 0 && <p className="muted">{labels.empty(documents.name)}</p>}
      <Stack as="ul" gap={3} hasLines>
        {data.data.map((paper) => (
          <Paper key={paper.id} paper={paper} />
        ))}
      </Stack>
      <PartForm name={documents.name} resource={documents} hideFields={['employee_id']} owner={ownedBy(employee)} />
      <Suspense>{isLoading && <AskDocumentDialog ids={[employee.id]} onClose={() => setAsking(false)} />}</Suspense>
    </SectionCard>
  );
}

import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { OwnDocument } from './own-document.tsx';
import { OwnSection } from './own-section.tsx';
import { useOwnDocuments } from './use-own-papers.ts';

const SubmitDocument = lazy(async () => ({ default: (await import('./submit-document.tsx')).SubmitDocument }));

/** Requested documents come first, each with an upload; then all others. */
export function DocumentsSection() {
  const t = useTexts();
  const query = useOwnDocuments();
  const [isSubmitting, setSubmitting] = useState(false);
  return (
    <OwnSection
      section="documents"
      actions={
        <Button size="small" icon={Plus} onClick={() => setSubmitting(true)}>
          {t('self.add_document')}
        </Button>
      }
    >
      {query.data?.length === 0 && <p className="muted">{t('self.no_documents')}</p>}
      <QueryStates query={query}>
        {(rows) => {
          const wanted = rows.filter(({ status }) => status === 'requested' || status === 'rejected');
          const others = rows.filter((row) => !wanted.includes(row));
          return (
            <>
              {wanted.length > 0 && (
                <>
                  <Heading level={3} size="body">
                    {t('self.documents_wanted')}
                  </Heading>
                  <Stack as="ul" gap={3} hasLines>
                    {wanted.map((row) => (
                      <OwnDocument key={row.id} row={row} isNeeded />
                    ))}
                  </Stack>
                </>
              )}
              <Stack as="ul" gap={3} hasLines>
                {others.map((row) => (
                  <OwnDocument key={row.id} row={row} />
                ))}
              </Stack>
            </>
          );
        }}
      </QueryStates>
      <Suspense>{isSubmitting && <SubmitDocument onClose={() => setSubmitting(false)} />}</Suspense>
    </OwnSection>
  );
}

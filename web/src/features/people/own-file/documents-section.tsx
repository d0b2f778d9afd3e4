import { Plus } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { OwnDocument } from './own-document.tsx';
import { OwnSection } from './own-section.tsx';
import { SectionStates } from './section-states.tsx';
import { useOwnDocuments } from './use-own-papers.ts';

const SubmitDocument = lazy(async () => ({ default: (await import('./submit-document.tsx')).SubmitDocument }));

/** What is wanted comes first, each with a place for its file; then the rest of the file. */
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
      <SectionStates query={query}>
        {(rows) => {
          const wanted = rows.filter(({ status }) => status === 'requested' || status === 'rejected');
          const others = rows.filter((row) => !wanted.includes(row));
          return (
            <>
              {rows.length === 0 && <p className="muted">{t('self.no_documents')}</p>}
              {wanted.length > 0 && (
                <>
                  <h3 className="own-section__sub">{t('self.documents_wanted')}</h3>
                  <ul className="own-list">
                    {wanted.map((row) => (
                      <OwnDocument key={row.id} row={row} isWanted />
                    ))}
                  </ul>
                </>
              )}
              {others.length > 0 && (
                <ul className="own-list">
                  {others.map((row) => (
                    <OwnDocument key={row.id} row={row} />
                  ))}
                </ul>
              )}
            </>
          );
        }}
      </SectionStates>
      <Suspense>{isSubmitting && <SubmitDocument onClose={() => setSubmitting(false)} />}</Suspense>
    </OwnSection>
  );
}

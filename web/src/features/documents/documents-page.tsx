import { documents } from '@cadre/contract/resources/documents';
import { FileQuestion } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useFirstView } from '../../crud/use-first-view.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { DocumentDetail } from './document-detail.tsx';
import { useDocumentViews } from './use-document-views.ts';

const RequestDocuments = lazy(async () => ({ default: (await import('./request-documents.tsx')).RequestDocuments }));

/** Everybody's documents: what waits for a decision, what is still to come, what runs out. */
export function DocumentsPage() {
  const t = useTexts();
  const views = useDocumentViews();
  useFirstView(documents, views);
  const mayRequest = useScope('documents.request') !== undefined;
  const [isRequesting, setRequesting] = useState(false);
  return (
    <>
      <ResourcePage
        resource={documents}
        views={views}
        leadMoves
        lead={(row) => <DocumentDetail row={row} />}
        toolbar={
          mayRequest && (
            <Button icon={FileQuestion} onClick={() => setRequesting(true)}>
              {t('self.request_documents')}
            </Button>
          )
        }
      />
      <Suspense>{isRequesting && <RequestDocuments onClose={() => setRequesting(false)} />}</Suspense>
    </>
  );
}

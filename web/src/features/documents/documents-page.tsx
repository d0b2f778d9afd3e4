import { documents } from '@cadre/contract/resources/documents';
import { addDays } from '@cadre/rules/calendar';
import { FileQuestion } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFirstView } from '../../crud/list/views/use-first-view.ts';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { DocumentDetail } from './document-detail.tsx';

const RequestDocuments = lazy(async () => ({ default: (await import('./request-documents.tsx')).RequestDocuments }));

/** The documents of all employees: pending decisions, outstanding requests, and upcoming expiries. */
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
        list={{
          views,
          toolbar: mayRequest && (
            <Button icon={FileQuestion} onClick={() => setRequesting(true)}>
              {t('self.request_documents')}
            </Button>
          ),
        }}
        record={{ headerMoves: true, header: (row) => <DocumentDetail row={row} /> }}
      />
      <Suspense>{isRequesting && <RequestDocuments onClose={() => setRequesting(false)} />}</Suspense>
    </>
  );
}

const soon = 90;

/** HR's usual views of the documents, as of today. */
function useDocumentViews(): BuiltInView[] {
  const t = useTexts();
  const today = useFormat().today();
  return [
    { key: 'waiting', name: t('self.view_waiting'), filters: { status: ['submitted'] }, sort: { by: 'created_at', dir: 'asc' } },
    { key: 'requested', name: t('self.view_requested'), filters: { status: ['requested'] }, sort: { by: 'due_on', dir: 'asc' } },
    {
      key: 'expiring',
      name: t('self.view_expiring'),
      filters: { status: ['accepted'], expires_on: { from: today, to: addDays(today, soon) } },
      sort: { by: 'expires_on', dir: 'asc' },
    },
    { key: 'expired', name: t('self.view_expired'), filters: { status: ['expired'] }, sort: { by: 'expires_on', dir: 'desc' } },
  ];
}

import { documents } from '@cadre/contract/resources/documents';
import { Check, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useMove } from '../../crud/use-write.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { DocumentPreview } from './document-preview.tsx';
import './inbox.css';

const RejectDocument = lazy(async () => ({ default: (await import('./reject-document.tsx')).RejectDocument }));

/** The file itself and, as long as it waits, the decision about it. */
export function DocumentDetail({ row }: { row: Row }) {
  const t = useTexts();
  const labels = useLabels();
  const move = useMove(documents);
  const mayReview = useScope('documents.review') !== undefined;
  const [isRejecting, setRejecting] = useState(false);
  const isWaiting = row.status === 'submitted';
  return (
    <div className="inbox-detail">
      {isWaiting && mayReview && (
        <div className="inbox-decision">
          {row.can?.accept === true && (
            <button
              type="button"
              className="button button--primary"
              disabled={move.isPending}
              onClick={() => move.mutate({ id: row.id, status: 'accepted' })}
            >
              <Check size={16} aria-hidden />
              {labels.move('documents', 'accept')}
            </button>
          )}
          <button type="button" className="button button--danger" onClick={() => setRejecting(true)}>
            <X size={16} aria-hidden />
            {t('self.reject')}
          </button>
        </div>
      )}
      <DocumentPreview row={row} />
      <Suspense>{isRejecting && <RejectDocument row={row} onClose={() => setRejecting(false)} />}</Suspense>
    </div>
  );
}

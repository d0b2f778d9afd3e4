import { Check, X } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { Diff } from '../../crud/diff.tsx';
import { changesOf } from '../../fields/changes.tsx';
import type { Row } from '../../fields/kind.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Decision } from './decide-dialog.tsx';
import './inbox.css';

const DecideDialog = lazy(async () => ({ default: (await import('./decide-dialog.tsx')).DecideDialog }));

/** Before and after, and the decision as long as there is none. */
export function ChangeDetail({ row }: { row: Row }) {
  const t = useTexts();
  const { employee, permissions } = useMe();
  const [decision, setDecision] = useState<Decision>();
  const isOpen = row.status === 'pending' && permissions['employees.approve_changes'] !== undefined;
  const isOwn = row.employee_id === employee?.id;
  return (
    <div className="inbox-detail">
      <h2>{t('self.asked_for')}</h2>
      <Diff model={String(row.model)} changes={changesOf(row.changes)} />
      {isOpen && isOwn && <p className="muted">{t('self.own_request')}</p>}
      {isOpen && !isOwn && (
        <div className="inbox-decision">
          <button type="button" className="button button--primary" onClick={() => setDecision('approved')}>
            <Check size={16} aria-hidden />
            {t('self.approve')}
          </button>
          <button type="button" className="button button--danger" onClick={() => setDecision('rejected')}>
            <X size={16} aria-hidden />
            {t('self.reject')}
          </button>
        </div>
      )}
      <Suspense>{decision && <DecideDialog row={row} decision={decision} onClose={() => setDecision(undefined)} />}</Suspense>
    </div>
  );
}

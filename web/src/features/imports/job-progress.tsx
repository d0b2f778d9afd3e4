import type { ImportData } from '@cadre/contract/calls/imports';
import { useTexts } from '../../platform/texts.ts';

/** What a job is doing. A check counts its rows; an import or its undoing is one transaction and has no half. */
export function JobProgress({ found: { status, done_count, rows_count, wrong_count } }: { found: ImportData }) {
  const t = useTexts();
  const counts = status === 'checking';
  const sentence = {
    checking: t('imports.checking', { done: done_count, rows: rows_count }),
    committing: t('imports.committing', { rows: rows_count - (wrong_count ?? 0) }),
    undoing: t('imports.undoing', { rows: rows_count - (wrong_count ?? 0) }),
  }[status as 'checking' | 'committing' | 'undoing'];
  return (
    <div className="imports__progress">
      <p role="status">{sentence}</p>
      <progress aria-label={sentence} max={rows_count} {...(counts && { value: done_count })} />
      <p className="muted">{t('imports.may_leave')}</p>
    </div>
  );
}

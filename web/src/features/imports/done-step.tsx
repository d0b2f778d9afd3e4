import { type ImportData, importLimits } from '@cadre/contract/calls/imports';
import { CircleCheck, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

const hour = 3_600_000;

/** What came of it, and the way back. */
export function DoneStep({ found }: { found: ImportData }) {
  const t = useTexts();
  const format = useFormat();
  const [isAsking, setAsking] = useState(false);
  const isUndone = found.status === 'undone';
  const count = found.done_count;
  const undoEnds = new Date(found.committed_at ?? 0).getTime() + importLimits.undoHours * hour;
  return (
    <div className="imports__done">
      {isUndone ? <Undo2 size={40} strokeWidth={1.25} aria-hidden /> : <CircleCheck size={40} strokeWidth={1.25} aria-hidden />}
      <h2>{isUndone ? t('imports.undone_title') : t('imports.committed_title', { count })}</h2>
      <p>
        {isUndone
          ? t('imports.undone_text', { count, when: format.moment(found.undone_at ?? found.created_at) })
          : t('imports.committed_text', { name: found.file_name, when: format.moment(found.committed_at ?? found.created_at) })}
      </p>
      <p className="imports__ways">
        {!isUndone && (
          <LinkButton variant="primary" to={'/employees' as never} search={{ sort: '-created_at' } as never}>
            {t('imports.see_people')}
          </LinkButton>
        )}
        <LinkButton to={'/employees/import' as never}>{t('imports.another')}</LinkButton>
        {found.can_undo && (
          <Button variant="danger" onClick={() => setAsking(true)}>
            {t('imports.undo')}
          </Button>
        )}
      </p>
      {!isUndone && (
        <p className="muted">
          {found.can_undo
            ? t('imports.undo_until', {
                when: format.moment(new Date(undoEnds).toISOString()),
                hours: Math.max(0, Math.floor((undoEnds - Date.now()) / hour)),
              })
            : t('imports.undo_over')}
        </p>
      )}
      <Suspense>{isAsking && <UndoDialog found={found} onClose={() => setAsking(false)} />}</Suspense>
    </div>
  );
}

import type { ImportData } from '@cadre/contract/calls/imports';
import { Link } from '@tanstack/react-router';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import './past-imports.css';
import { toneOf } from './status-tone.ts';
import { usePastImports } from './use-imports.ts';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

/** One's own imports, newest first; each opens where it stands. */
export function PastImports() {
  const t = useTexts();
  const { data: past, error, refetch } = usePastImports();
  const [undoing, setUndoing] = useState<ImportData>();
  return (
    <section className="card imports__past" aria-labelledby="past-imports">
      <h2 id="past-imports">{t('imports.past')}</h2>
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !past && <Skeleton columns={4} rows={3} />}
      {past?.length === 0 && <p className="muted">{t('imports.no_past')}</p>}
      {past && past.length > 0 && (
        <ul>
          {past.map((one) => (
            <PastImport key={one.id} found={one} onUndo={() => setUndoing(one)} />
          ))}
        </ul>
      )}
      <Suspense>{undoing && <UndoDialog found={undoing} onClose={() => setUndoing(undefined)} />}</Suspense>
    </section>
  );
}

function PastImport({ found, onUndo }: { found: ImportData; onUndo: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const { id, file_name, status, rows_count, wrong_count, created_at, can_undo } = found;
  return (
    <li>
      <Link to={'/employees/import' as never} search={{ id: String(id) } as never}>
        {file_name}
      </Link>
      <Badge tone={toneOf(status)} hasDot>
        {t(`imports.status.${status}`)}
      </Badge>
      <span className="imports__numbers">
        {t('imports.in_file')} {format.number(rows_count)}
        {wrong_count !== null && wrong_count > 0 && ` · ${t('imports.wrong')} ${format.number(wrong_count)}`}
      </span>
      <time dateTime={created_at}>{format.moment(created_at)}</time>
      <span className="imports__undo">
        {can_undo && (
          <Button size="small" aria-label={`${t('imports.undo')} ${file_name}`} onClick={onUndo}>
            {t('imports.undo')}
          </Button>
        )}
      </span>
    </li>
  );
}

import { type ImportData, importLimits } from '@cadre/contract/calls/imports';
import { pages } from '@cadre/contract/pages';
import { CircleCheck, Undo2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { EmptyState } from '../../ui/feedback/states.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { StepCard } from './step-card.tsx';
import { useImportPath } from './use-import-path.ts';

const UndoDialog = lazy(async () => ({ default: (await import('./undo-dialog.tsx')).UndoDialog }));

const hour = 3_600_000;

/** The result of the import, and its undo. */
export function DoneStep({ found }: { found: ImportData }) {
  const t = useTexts();
  const format = useFormat();
  const [isLoading, setAsking] = useState(false);
  const path = useImportPath();
  const { done_count: count, file_name: name, created_at, committed_at, undone_at, can_undo } = found;
  const updated = found.updated_count ?? 0;
  const isUndone = found.status === 'undone';
  const isPeople = found.resource === 'employees';
  const undoEnds = new Date(committed_at ?? 0).getTime() + importLimits.undoHours * hour;
  return (
    <StepCard step="done">
      <EmptyState
        size="page"
        isDone={!isUndone}
        icon={isUndone ? Undo2 : CircleCheck}
        title={isUndone ? t('imports.undone_title') : t(isPeople ? 'imports.committed_title' : 'imports.rows_committed_title', { count })}
        text={
          isUndone
            ? t(isPeople ? 'imports.undone_text' : 'imports.rows_undone_text', {
                count: count - updated,
                when: format.moment(undone_at ?? created_at),
              })
            : t('imports.committed_text', { name, when: format.moment(committed_at ?? created_at) })
        }
      >
        {updated > 0 && <p>{t(isUndone ? 'imports.undone_updates_text' : 'imports.updated_text', { count: updated })}</p>}
        {!!found.kept_count && <p>{t('imports.kept_text', { count: found.kept_count })}</p>}
        <Cluster justify="center">
          {!isUndone && isPeople && (
            <LinkButton variant="primary" to="/employees" search={{ sort: '-created_at' }}>
              {t('imports.see_people')}
            </LinkButton>
          )}
          {!isUndone && found.resource === 'leave-ledger' && (
            <LinkButton variant="primary" to="/requests/balances">
              {t('imports.see_balances')}
            </LinkButton>
          )}
          {!isUndone && found.resource === 'leaves' && (
            <LinkButton variant="primary" to="/requests/leaves">
              {t('imports.see_leaves')}
            </LinkButton>
          )}
          {!isUndone && isPay(found.resource) && (
            <LinkButton variant="primary" to={payPages[found.resource]} search={{ months: 'all' }}>
              {t('imports.see_pay')}
            </LinkButton>
          )}
          <LinkButton to={path}>{t('imports.another')}</LinkButton>
          {can_undo && (
            <Button variant="danger" onClick={() => setAsking(true)}>
              {t('imports.undo')}
            </Button>
          )}
        </Cluster>
        {!isUndone && (
          <p className="muted">
            {can_undo
              ? t('imports.undo_until', {
                  when: format.moment(new Date(undoEnds).toISOString()),
                  hours: Math.max(0, Math.floor((undoEnds - Date.now()) / hour)),
                })
              : t('imports.undo_over')}
          </p>
        )}
      </EmptyState>
      <Suspense>{isLoading && <UndoDialog found={found} onClose={() => setAsking(false)} />}</Suspense>
    </StepCard>
  );
}

const payPages = {
  compensations: pages.salaries_of_people.path,
  allowances: pages.allowances.path,
  bonuses: pages.bonuses.path,
  deductions: pages.deductions.path,
  'pay-openings': pages.pay_openings.path,
} as const;

const isPay = (resource: ImportData['resource']): resource is keyof typeof payPages => Object.hasOwn(payPages, resource);

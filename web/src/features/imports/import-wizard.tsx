import type { ImportData } from '@cadre/contract/calls/imports';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from '../../ui/card.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { EmptyState, FailedState } from '../../ui/states.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { JobProgress } from './job-progress.tsx';
import './outcome.css';
import { isRunning, stepOf } from './step-of.ts';
import { Stepper } from './stepper.tsx';
import { useImport } from './use-imports.ts';

/** One import on its way. The server knows where it stands; the page shows that, whoever comes back to it. */
export function ImportWizard({ id }: { id: number }) {
  const t = useTexts();
  const { data: found, error, refetch } = useImport(id);
  useFreshPeople(found?.status);
  if (error && !found) return <Missing problem={error} onRetry={refetch} />;
  if (!found) return <div className="card imports__card imports__loading" role="status" aria-label={t('common.loading')} />;
  return <Steps key={isRunning(found.status) ? 'running' : found.status} found={found} />;
}

function Steps({ found }: { found: ImportData }) {
  const t = useTexts();
  const [wantsColumns, setWantsColumns] = useState(false);
  const step = stepOf(found.status, wantsColumns);
  return (
    <section className="card imports__card" aria-label={t(`imports.step.${step}`)}>
      <Stepper current={step} />
      {found.failure && (
        <div className="imports__failure" role="alert">
          <strong>{t('imports.failed_title')}</strong>
          <p>{found.failure}</p>
        </div>
      )}
      {isRunning(found.status) && <JobProgress found={found} />}
      {!isRunning(found.status) && step === 'columns' && <ColumnsStep found={found} />}
      {!isRunning(found.status) && step === 'check' && <CheckStep found={found} onColumns={() => setWantsColumns(true)} />}
      {!isRunning(found.status) && step === 'done' && <DoneStep found={found} />}
    </section>
  );
}

/** Once people came or went, every list of them is old. */
function useFreshPeople(status: ImportData['status'] | undefined): void {
  const client = useQueryClient();
  useEffect(() => {
    if (status !== 'committed' && status !== 'undone') return;
    for (const resource of ['employees', 'departments']) void client.invalidateQueries({ queryKey: [resource] });
  }, [client, status]);
}

function Missing({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const t = useTexts();
  if (!(problem instanceof ApiProblem) || problem.status !== 404) return <FailedState size="page" problem={problem} onRetry={onRetry} />;
  return (
    <Card>
      <EmptyState size="page" text={t('imports.not_found')}>
        <LinkButton to={'/employees/import' as never}>{t('imports.another')}</LinkButton>
      </EmptyState>
    </Card>
  );
}

import { type ImportData, readImport } from '@cadre/contract/calls/imports';
import { importedPay } from '@cadre/contract/import-fields';
import { useEffect, useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useCall, useInvalidate } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Progress } from '../../ui/feedback/progress.tsx';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { CheckStep } from './check-step.tsx';
import { ColumnsStep } from './columns-step.tsx';
import { DoneStep } from './done-step.tsx';
import { StepCard } from './step-card.tsx';
import { everySecondWhile, isRunning, stepOf } from './step-of.ts';
import { useImportPath } from './use-import-path.ts';

/** One import in progress. The server stores its status, so the page can be left and reopened. */
export function ImportWizard({ id }: { id: number }) {
  const {
    data: found,
    error,
    refetch,
  } = useCall(
    readImport,
    { id },
    {
      staleTime: 0,
      refetchInterval: ({ state: { data } }) => everySecondWhile(data && isRunning(data.status)),
      meta: { quiet: true },
    },
  );
  useFreshPeople(found?.status);
  if (found) return <Step key={isRunning(found.status) ? 'running' : found.status} found={found} />;
  return <Card>{error ? <Missing problem={error} onRetry={refetch} /> : <Skeleton rows={8} />}</Card>;
}

function Step({ found }: { found: ImportData }) {
  const [wantsColumns, setWantsColumns] = useState(false);
  const step = stepOf(found.status, wantsColumns);
  if (isRunning(found.status)) return <Running found={found} />;
  if (step === 'columns') return <ColumnsStep found={found} />;
  return step === 'check' ? <CheckStep found={found} onColumns={() => setWantsColumns(true)} /> : <DoneStep found={found} />;
}

/** The progress of a job. A check counts its rows, as do an import and its undo, unless all of them are one transaction. */
function Running({ found: { resource, status, done_count, rows_count, wrong_count, failure } }: { found: ImportData }) {
  const t = useTexts();
  const right = rows_count - (wrong_count ?? 0);
  const sentence = {
    checking: t('imports.checking', { done: done_count, rows: rows_count }),
    committing: failure ? t('imports.taking_back') : t('imports.committing', { rows: right }),
    undoing: t(resource === 'employees' ? 'imports.undoing' : 'imports.rows_undoing', { rows: right }),
  }[status as 'checking' | 'committing' | 'undoing'];
  return (
    <StepCard step={stepOf(status, false)}>
      <EmptyState size="page" title={<span role="status">{sentence}</span>} text={t('imports.may_leave')}>
        <Progress
          label={sentence}
          max={status === 'checking' ? rows_count : right}
          value={status === 'checking' || done_count > 0 ? done_count : undefined}
        />
      </EmptyState>
    </StepCard>
  );
}

/** Invalidates all affected lists after an import is committed or undone. */
function useFreshPeople(status: ImportData['status'] | undefined): void {
  const forget = useInvalidate();
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each status of the import
  useEffect(() => {
    if (status === 'committed' || status === 'undone')
      void forget(['employees', 'departments', 'leave-balances', 'leave-ledger', 'leaves', ...importedPay, 'exchange-rates']);
  }, [status]);
}

function Missing({ problem, onRetry }: { problem: Error; onRetry: () => void }) {
  const t = useTexts();
  const path = useImportPath();
  if (!(problem instanceof ApiProblem) || problem.status !== 404) return <FailedState size="page" problem={problem} onRetry={onRetry} />;
  return (
    <EmptyState size="page" text={t('imports.not_found')}>
      <LinkButton to={path}>{t('imports.another')}</LinkButton>
    </EmptyState>
  );
}

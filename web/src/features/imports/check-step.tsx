import { commitImport, exportCorrections, type ImportData } from '@cadre/contract/calls/imports';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { ApiProblem } from '../../platform/api-problem.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMessages } from '../../platform/messages.ts';
import { openFile } from '../../platform/open-file.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { CheckChoices } from './check-choices.tsx';
import { type CheckInput, useFixedCells } from './fixed-cells.ts';
import { StepCard } from './step-card.tsx';
import { UpdateRows } from './update-rows.tsx';
import { useImportPath } from './use-import-path.ts';
import { RemarkedRows, WrongRows } from './wrong-rows.tsx';

/** The result of the check. Nothing is saved before the user confirms. */
export function CheckStep({ found, onColumns }: { found: ImportData; onColumns: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();
  const { fixes, count, check } = useFixedCells(found);
  const [stale, setStale] = useState<string>();
  const path = useImportPath();
  const commit = useCallMutation(
    commitImport,
    { id: found.id },
    {
      meta: { quiet: true },
      onError: (problem) =>
        problem instanceof ApiProblem && problem.code === 'import_is_stale' ? setStale(problem.message) : messages.error(problem.message),
    },
  );
  const checkAgain = (params: CheckInput = {}) =>
    check.mutate(params, { onSuccess: () => setStale(undefined), onError: ({ message }) => messages.error(message) });
  const corrections = useCallMutation(exportCorrections, { id: found.id }, { onSuccess: ({ link }) => openFile(link) });
  const wrong = found.wrong_count ?? 0;
  const remarked = found.remarked_count ?? 0;
  const updates = found.updated_count ?? 0;
  const right = found.rows_count - wrong;
  return (
    <StepCard
      step="check"
      failure={found.failure}
      footer={
        <>
          {wrong > 0 && (
            <Button
              icon={Download}
              title={t('imports.corrections_hint')}
              isBusy={corrections.isPending}
              onClick={() => corrections.mutate()}
            >
              {t('imports.corrections')}
            </Button>
          )}
          <Button onClick={onColumns}>{t('imports.back_to_columns')}</Button>
          <LinkButton to={path}>{t('imports.upload_again')}</LinkButton>
          {count > 0 && (
            <Button variant="primary" isBusy={check.isPending} onClick={() => checkAgain()}>
              {t('imports.check_mended', { count })}
            </Button>
          )}
          {right > 0 && count === 0 && (
            <Button
              variant={wrong === 0 ? 'primary' : 'plain'}
              isBusy={commit.isPending}
              onClick={() => commit.mutate({ only_right: wrong > 0 })}
            >
              {wrong === 0 ? t('imports.commit_all', { count: right }) : t('imports.commit_right', { count: right })}
            </Button>
          )}
        </>
      }
    >
      <DescriptionList layout="numbers">
        <Description label={t('imports.in_file')}>{format.number(found.rows_count)}</Description>
        <Description label={t('imports.right')}>{format.number(right)}</Description>
        {found.update_existing && <Description label={t('imports.updates')}>{format.number(updates)}</Description>}
        <Description label={t('imports.wrong')}>{format.number(wrong)}</Description>
      </DescriptionList>
      <Alert tone={wrong === 0 ? 'success' : 'warning'}>
        <p>{wrong === 0 ? t('imports.all_right') : right === 0 ? t('imports.all_wrong') : t('imports.some_wrong', { count: wrong })}</p>
      </Alert>
      {stale !== undefined && (
        <Alert
          tone="danger"
          actions={
            <Button isBusy={check.isPending} onClick={() => checkAgain()}>
              {t('imports.check_again')}
            </Button>
          }
        >
          <p>{stale}</p>
        </Alert>
      )}
      <CheckChoices found={found} isBusy={check.isPending} onCheck={checkAgain} />
      {wrong > 0 && (
        // Text typed while the check runs would not be part of it, and would be lost with its response.
        <div inert={check.isPending}>
          <WrongRows found={found} fixes={fixes} />
        </div>
      )}
      {updates > 0 && <UpdateRows found={found} />}
      {remarked > 0 && (
        <>
          <Alert tone="warning">
            <p>{t('imports.some_remarked', { count: remarked })}</p>
          </Alert>
          <RemarkedRows found={found} />
        </>
      )}
    </StepCard>
  );
}

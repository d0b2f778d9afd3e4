import type { PaperType } from '@cadre/contract/forms/index';
import type { Language } from '@cadre/contract/languages';
import { forms } from '@cadre/contract/resources/forms';
import { Download, FileSearch, Pencil, UserPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { saveFile } from '../../crud/record/save-file.ts';
import { useRecord } from '../../crud/use-record.ts';
import type { Row } from '../../fields/kind.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import { AnswerPanel } from './answer-panel.tsx';
import { pathOfForm } from './form-paths.ts';
import { mayHire, newEmployeeFrom } from './new-employee.ts';
import { answersOf } from './paper-draft.ts';
import { PaperFrame } from './paper-frame.tsx';
import { hasOutcome, PaperOutcome } from './paper-outcome.tsx';
import { PaperView } from './paper-view.tsx';
import { pdfName } from './pdf-name.ts';

/** A paper to read, to print, to take along, and to answer by whom it is for. */
export function PaperReader({ id }: { id: number }) {
  const t = useTexts();
  const { data: row, error, refetch } = useRecord(forms, id);
  if (row) return <Read row={row} />;
  return (
    <PaperFrame title={t('papers.my_papers')}>
      {error ? <FailedState size="page" problem={error} onRetry={refetch} /> : <Skeleton columns={1} rows={12} />}
    </PaperFrame>
  );
}

function Read({ row }: { row: Row }) {
  const t = useTexts();
  const { md: isWide } = useBreakpoint();
  const { employee, permissions } = useMe();
  const type = row.type as PaperType;
  const number = typeof row.number === 'string' ? row.number : null;
  const isMine = employee !== null && row.employee_id === employee.id;
  return (
    <PaperFrame
      title={String(row.title)}
      about={
        <>
          <span>{number === null ? t('papers.not_issued') : t('papers.number_of', { number })}</span>
          <StatusBadge name="status" field={forms.fields.status} value={String(row.status)} />
        </>
      }
      tools={
        <>
          {row.status === 'draft' && row.can?.update === true && (
            <LinkButton icon={Pencil} to={pathOfForm(row)}>
              <span>{t('common.edit')}</span>
            </LinkButton>
          )}
          {mayHire(row, permissions) && (
            <LinkButton icon={UserPlus} {...newEmployeeFrom(row)}>
              <span>{t('papers.hire')}</span>
            </LinkButton>
          )}
          <LinkButton icon={FileSearch} to="/export-pdf" search={{ form: String(row.id) } as never}>
            <span>{t('papers.open_pdf')}</span>
          </LinkButton>
          <Button icon={Download} onClick={() => void saveFile({ url: `/forms/${row.id}/pdf`, name: pdfName(row) })}>
            <span>{t('papers.download_pdf')}</span>
          </Button>
        </>
      }
      aside={asideOf(row, isMine)}
    >
      <PaperView type={type} answers={answersOf(row)} number={number} language={row.language as Language} isFlowing={!isWide} />
    </PaperFrame>
  );
}

function asideOf(row: Row, isMine: boolean): ReactNode {
  if (isMine && row.status === 'issued') return <AnswerPanel id={row.id} />;
  return hasOutcome(row) ? <PaperOutcome row={row} /> : undefined;
}

import { formPdf } from '@cadre/contract/calls/forms';
import type { Acceptance } from '@cadre/contract/forms/content';
import type { PaperType } from '@cadre/contract/forms/index';
import type { Language } from '@cadre/contract/languages';
import { forms } from '@cadre/contract/resources/forms';
import { useMutation } from '@tanstack/react-query';
import { Download, FileSearch, Pencil, UserPlus } from 'lucide-react';
import { type ReactNode, useMemo } from 'react';
import { useRecord } from '../../../crud/record/use-record.ts';
import type { Row } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { callApi } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { saveBlob } from '../../../platform/save-blob.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { AnswerPanel } from '../answer-panel.tsx';
import { CandidateAnswer } from '../candidate-answer.tsx';
import { pathOfForm } from '../form-paths.ts';
import { mayHire, newEmployeeFrom } from '../new-employee.ts';
import { answersOf } from './paper-draft.ts';
import { PaperFrame } from './paper-frame.tsx';
import { PaperView } from './paper-view.tsx';
import { pdfName } from './pdf-name.ts';

/** A document to read, print, download, and to be answered by its employee. */
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
  const acceptance = useMemo(() => acceptanceOf(row), [row]);
  const download = useMutation({
    mutationFn: () => callApi(formPdf, { id: row.id, copy: acceptance ? 'signed' : undefined }),
    onSuccess: (pdf) => saveBlob(pdf, pdfName(row)),
  });
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
          <LinkButton icon={FileSearch} to="/export-pdf" search={{ form: String(row.id) }}>
            <span>{t('papers.open_pdf')}</span>
          </LinkButton>
          <Button icon={Download} isBusy={download.isPending} onClick={() => download.mutate()}>
            <span>{t('papers.download_pdf')}</span>
          </Button>
        </>
      }
      aside={asideOf(row, isMine)}
    >
      <PaperView
        type={type}
        answers={answersOf(row)}
        number={number}
        language={row.language as Language}
        issuedAt={typeof row.issued_at === 'string' ? row.issued_at : undefined}
        acceptance={acceptance}
        isFlowing={!isWide}
      />
    </PaperFrame>
  );
}

/** The signature to show on an accepted paper. */
const acceptanceOf = ({ status, answered_by, answered_at, employee_id }: Row): Acceptance | undefined =>
  status === 'accepted' ? { name: String(answered_by), day: String(answered_at).slice(0, 10), onPaper: employee_id === null } : undefined;

function asideOf(row: Row, isMine: boolean): ReactNode {
  if (isMine && row.status === 'issued') return <AnswerPanel id={row.id} />;
  if (row.can?.record_acceptance === true) return <CandidateAnswer row={row} />;
  return isEnd(row.status) ? <Outcome row={row} status={row.status} /> : undefined;
}

const tones = { accepted: 'success', declined: 'danger', withdrawn: 'warning' } as const;
type End = keyof typeof tones;

const isEnd = (status: unknown): status is End => typeof status === 'string' && Object.hasOwn(tones, status);

/** How an issued paper ended. */
function Outcome({ row, status }: { row: Row; status: End }) {
  const t = useTexts();
  const format = useFormat();
  const said = { name: String(row.answered_by ?? ''), when: row.answered_at ? format.moment(String(row.answered_at)) : '' };
  const sentences: Record<End, string> = {
    accepted: t('papers.accepted_by', said),
    declined: t('papers.declined_by', said),
    withdrawn: t('papers.withdrawn'),
  };
  return (
    <Alert tone={tones[status]} title={sentences[status]} takesFocus={false}>
      {typeof row.answer_note === 'string' && row.answer_note !== '' && <p>{row.answer_note}</p>}
    </Alert>
  );
}

import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { personIn } from './paper/paper-draft.ts';
import type { PaperForm } from './paper/use-paper-form.ts';

type Props = { paper: PaperForm; isBusy: boolean; onIssue: () => void; onCancel: () => void };

/** Warns that issuing cannot be undone, and shows who will be notified. */
export function IssueQuestion({ paper: { type, form }, isBusy, onIssue, onCancel }: Props) {
  const t = useTexts();
  const { employee_id, candidate_email } = form.draft;
  return (
    <Modal
      open
      title={t('papers.issue_title')}
      okText={isBusy ? t('papers.issuing') : t('papers.issue')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: isBusy }}
      onOk={onIssue}
      onCancel={onCancel}
    >
      <p>{t('papers.issue_text')}</p>
      {typeof employee_id === 'number' && <p>{t('papers.issue_tells', { name: personIn(type, form.draft) })}</p>}
      {type === 'job_offer' && typeof candidate_email === 'string' && <p>{t('papers.issue_mails', { email: candidate_email })}</p>}
    </Modal>
  );
}

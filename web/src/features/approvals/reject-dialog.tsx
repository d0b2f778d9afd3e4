import { decideApproval } from '@cadre/contract/calls/approvals';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import { type ApprovalRow, subjectOf } from './approval-row.ts';

type Props = { rows: readonly ApprovalRow[]; note: string | undefined; onReject: (note: string | undefined) => void; onClose: () => void };

/** One note for all of them; needed where the chain demands it, or leaves it to the kind of request and that wants a reason. */
export function RejectDialog({ rows, note: written, onReject, onClose }: Props) {
  const t = useTexts();
  const note = { ...decideApproval.body.note, ...(rows.some(wantsReason) && { required: true as const, min: 2 }) };
  const form = useCallForm({ fields: { note }, rows: [['note']], start: { note: written } });
  const reject = () => form.submit(async ({ note: message }) => onReject(message || undefined));
  return (
    <Modal
      open
      title={t('self.inbox_reject_title', { count: rows.length })}
      okText={t('self.inbox_reject')}
      cancelText={t('common.cancel')}
      okButtonProps={{ danger: true }}
      onOk={() => void reject()}
      onCancel={onClose}
    >
      <CallFields of={form} />
    </Modal>
  );
}

function wantsReason(row: ApprovalRow): boolean {
  if (row.rejection_note === 'required') return true;
  if (row.rejection_note === 'optional') return false;
  const { status, request } = subjectOf(row)?.life ?? {};
  const no = row.question === 'request' ? (request?.no ?? 'reject') : request?.further?.[row.question]?.no;
  return status?.moves[no ?? '']?.input?.note?.required === true;
}

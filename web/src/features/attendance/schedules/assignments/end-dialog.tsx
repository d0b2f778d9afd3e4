import { scheduleAssignments } from '@cadre/contract/resources/schedule-assignments';
import { CallFields } from '../../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import { useSave } from '../../../../crud/record/use-write.ts';
import type { Row } from '../../../../fields/kind.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { targetOf } from './assignment-target.ts';

/** Sets the last day of an assignment to a schedule. */
export function EndDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTexts();
  const format = useFormat();
  const from = String(row.from_date);
  const today = format.today();
  const form = useCallForm({
    fields: { to_date: { ...scheduleAssignments.fields.to_date, required: true } },
    rows: [['to_date']],
    start: { to_date: today < from ? from : today },
    check: ({ to_date }) => (typeof to_date === 'string' && to_date < from ? { to_date: 'before_start' } : {}),
  });
  const save = useSave(scheduleAssignments);
  const send = async () => {
    const isDone = await form.submit((body) => save.mutateAsync({ kind: 'edit', id: row.id, version: row.version ?? 1, body }));
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      title={t('schedules.end_title')}
      okText={t('schedules.end')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p>{t('schedules.end_text', { name: targetOf(row).name })}</p>
      <CallFields of={form} />
    </Modal>
  );
}

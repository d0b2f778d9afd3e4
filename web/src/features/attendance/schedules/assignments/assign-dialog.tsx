import { scheduleAssignments } from '@cadre/contract/resources/schedule-assignments';
import { useState } from 'react';
import { CallFields } from '../../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import { useSave } from '../../../../crud/record/use-write.ts';
import type { Row } from '../../../../fields/kind.ts';
import { useLabels } from '../../../../fields/labels.ts';
import { useFormat } from '../../../../platform/format/format.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Segments } from '../../../../ui/inputs/segments.tsx';
import { Modal } from '../../../../ui/overlays/modal.tsx';
import { type Target, targets } from './assignment-target.ts';

/** One employee, a department with all below it, or a branch; from a day on. */
export function AssignDialog({ schedule, onClose }: { schedule: Row; onClose: () => void }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const [target, setTarget] = useState<Target>('employee_id');
  const { fields } = scheduleAssignments;
  const form = useCallForm({
    fields: { ...fields, [target]: { ...fields[target], required: true } },
    rows: [[target], ['from_date', 'to_date'], ['note']],
    start: { from_date: format.today() },
    check: ({ from_date, to_date }) =>
      typeof from_date === 'string' && typeof to_date === 'string' && to_date < from_date ? { to_date: 'before_start' } : {},
  });
  const save = useSave(scheduleAssignments);
  const send = async () => {
    const isDone = await form.submit(({ [target]: chosen, from_date, to_date, note }) =>
      save.mutateAsync({ kind: 'new', body: { week_schedule_id: schedule.id, [target]: chosen, from_date, to_date, note } }),
    );
    if (isDone) onClose();
  };
  return (
    <Modal
      open
      title={t('schedules.assign_title', { name: String(schedule.name) })}
      okText={t('schedules.assign')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <Segments
        label={t('schedules.assign_to')}
        options={targets.map((value) => ({ value, text: labels.field('schedule-assignments', value) }))}
        value={target}
        onChoose={setTarget}
      />
      <CallFields of={form} />
    </Modal>
  );
}

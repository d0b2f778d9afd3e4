import { copyRoster } from '@cadre/contract/calls/schedules';
import { monthSchedules } from '@cadre/contract/resources/month-schedules';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRouter } from '@tanstack/react-router';
import { CallFields } from '../../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import type { Draft, Row } from '../../../../fields/kind.ts';
import { api } from '../../../../platform/api.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Modal } from '../../../../ui/modal.tsx';
import { monthAfter } from './month-after.ts';
import { rosterPath } from './roster-path.ts';

type Copied = { message: string; data: Row };

/** The same people in another month, as a draft that opens at once. */
export function CopyMonthDialog({ schedule, onClose }: { schedule: Row; onClose: () => void }) {
  const t = useTexts();
  const client = useQueryClient();
  const { history } = useRouter();
  const form = useCallForm({
    fields: copyRoster.body,
    rows: [['month', 'name']],
    start: { month: monthAfter(String(schedule.month)), name: schedule.name },
  });
  const copy = useMutation({
    mutationFn: (body: Draft) => api.post<Copied>(`/${monthSchedules.name}/${schedule.id}/copy`, body),
    onSuccess: ({ data }) => {
      void client.invalidateQueries({ queryKey: [monthSchedules.name] });
      history.push(rosterPath(data));
    },
  });
  return (
    <Modal
      open
      title={t('schedules.roster.copy_month_title', { name: String(schedule.name) })}
      okText={t('schedules.roster.copy_do')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={async () => {
        if (await form.submit((body) => copy.mutateAsync(body))) onClose();
      }}
      onCancel={onClose}
    >
      <p>{t('schedules.roster.copy_month_text')}</p>
      <CallFields of={form} />
    </Modal>
  );
}

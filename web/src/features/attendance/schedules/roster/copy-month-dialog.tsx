import { copyRoster } from '@cadre/contract/calls/schedules';
import { useRouter } from '@tanstack/react-router';
import { CallFields } from '../../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../../crud/form/use-call-form.ts';
import type { Row } from '../../../../fields/kind.ts';
import { useCallMutation } from '../../../../platform/call-api.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { Modal } from '../../../../ui/overlays/modal.tsx';

/** A roster has its own page. */
export const rosterPath = ({ id }: { id: number }): string => `/attendances/rosters/${id}`;

/** Copies the people of a roster to another month, as a draft that opens immediately. */
export function CopyMonthDialog({ schedule, onClose }: { schedule: Row; onClose: () => void }) {
  const t = useTexts();
  const { history } = useRouter();
  const form = useCallForm({
    fields: copyRoster.body,
    rows: [['month', 'name']],
    start: { month: monthAfter(String(schedule.month)), name: schedule.name },
  });
  const copy = useCallMutation(
    copyRoster,
    { id: schedule.id },
    { onSuccess: ({ data }) => history.push(rosterPath({ id: Number(data.id) })) },
  );
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

/** `2026-12` after `2026-11`. */
export function monthAfter(month: string): string {
  const next = new Date(`${month}-01T00:00:00Z`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  return next.toISOString().slice(0, 7);
}

import { addPunches } from '@cadre/contract/calls/attendance';
import { type Anomaly, anomalies } from '@cadre/contract/calls/punch-fixes';
import { CallFields } from '../../../crud/form/call-fields.tsx';
import { useCallForm } from '../../../crud/form/use-call-form.ts';
import { longText } from '../../../fields/kinds/long-text.tsx';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Modal } from '../../../ui/overlays/modal.tsx';

type Props = {
  /** The person and the day the dialog was opened from; without them the form has fields for both. */
  about?: { employee: { id: number; name: string }; date: string } | undefined;
  onClose: () => void;
};

const kinds = { note: longText };
const forOne = [['action', 'time'], ['note']];
const forMany = [['employee_ids'], ['action'], ['date', 'time'], ['note']];

/** After a power cut, a forgotten card, a day at the customer's: a punch for one person or for many. */
export const AddPunches = (props: Props) =>
  props.about ? <AddProposed about={props.about} onClose={props.onClose} /> : <AddForm {...props} />;

/** Where a day lacks a punch, the form begins with the one that is proposed. */
function AddProposed({ about, onClose }: { about: NonNullable<Props['about']>; onClose: () => void }) {
  const { employee, date } = about;
  const { data, isPending } = useCall(anomalies, { from: date, to: date, employee_id: employee.id }, { staleTime: 0 });
  if (isPending) return null;
  return <AddForm about={about} proposal={data?.data[0]?.proposal} onClose={onClose} />;
}

function AddForm({ about, proposal, onClose }: Props & { proposal?: Anomaly['proposal'] | undefined }) {
  const t = useTexts();
  const today = useFormat().today();
  const [punch] = proposal?.punches ?? [];
  const form = useCallForm({
    fields: addPunches.body,
    rows: about ? forOne : forMany,
    start: {
      employee_ids: about ? [about.employee.id] : [],
      action: punch?.action ?? 'in',
      date: punch?.date ?? about?.date ?? today,
      ...(punch && { time: punch.time, note: proposal?.note }),
    },
    kinds,
  });
  const add = useCallMutation(addPunches);
  const send = async () => {
    if (await form.submit((body) => add.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      open
      title={
        about
          ? t('common.labelled', { label: t('attendance.add_punches_title'), value: `${about.employee.name}, ${about.date}` })
          : t('attendance.add_punches_title')
      }
      okText={t('attendance.add')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <p className="muted">{t(about ? 'attendance.add_punch_hint' : 'attendance.add_punches_hint')}</p>
      <CallFields of={form} />
    </Modal>
  );
}

import { changeReport, type SavedReport, saveReport } from '@cadre/contract/calls/reports';
import { longText } from '@cadre/contract/fields';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';
import type { ReportAddress } from './use-report-address.ts';

type Props = { address: ReportAddress; of: SavedReport | undefined; onClose: () => void };

const { name, is_shared, schedule, format } = saveReport.body;
/** Typed one after the other. */
const recipients = longText({ max: 1000, noun: 'saved-reports' } as never);

/** Keeps the report as it is shown; shared and sent as one likes. */
export function SaveReport({ address, of, onClose }: Props) {
  const t = useTexts();
  const save = useCallMutation(saveReport);
  const change = useCallMutation(changeReport);
  const form = useCallForm({
    fields: { name, is_shared, schedule, recipients, format },
    rows: [['name'], ['is_shared'], ['schedule', 'format'], ['recipients']],
    start: of
      ? { name: of.name, is_shared: of.is_shared, schedule: of.schedule, recipients: of.recipients.join(', '), format: of.format }
      : { format: 'xlsx' },
  });
  const send = async () => {
    const done = await form.submit(({ recipients: typed, ...requested }) => {
      const emails = String(typed ?? '')
        .split(/[\s,;]+/)
        .filter(Boolean);
      const body = { ...requested, ...shownNow(address, of), recipients: emails } as never;
      return of ? change.mutateAsync({ id: of.id, ...(body as object) } as never) : save.mutateAsync(body);
    });
    if (done) onClose();
  };
  return (
    <Modal
      title={of ? t('reports.change') : t('reports.save')}
      okText={t('common.save')}
      cancelText={t('common.cancel')}
      okButtonProps={{ loading: form.isSending }}
      onOk={() => void send()}
      onCancel={onClose}
    >
      <CallFields of={form} />
    </Modal>
  );
}

/** The days of a period move on; chosen days stay. A saved report other than the one on screen keeps its own settings. */
function shownNow({ name: report, period, filters, report: { span } }: ReportAddress, of: SavedReport | undefined) {
  if (of && of.report !== report) return { report: of.report, filters: of.filters, period: of.period };
  const { date: _, ...rest } = filters;
  return { report, ...(period === 'custom' || span !== 'past' ? { filters, period: null } : { filters: rest, period }) };
}

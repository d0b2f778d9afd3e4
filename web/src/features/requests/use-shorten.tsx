import { shortenLeave } from '@cadre/contract/calls/leave';
import { addDays } from '@cadre/rules/calendar';
import { CalendarMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import type { ActionsFor } from '../../crud/page.ts';
import type { Row } from '../../fields/kind.ts';
import { useAct } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/modal.tsx';

/** The last days of an approved leave are given back: by its owner those to come, by whoever may cancel it any. */
export function useShorten(): { rowActions: ActionsFor; dialog: ReactNode } {
  const t = useTexts();
  const { employee } = useMe();
  const today = useFormat().today();
  const [row, setRow] = useState<Row>();
  const isOffered = ({ status, from_date, to_date, employee_id, can }: Row): boolean =>
    status === 'approved' &&
    String(from_date) < String(to_date) &&
    (can?.cancel === true || (employee_id === employee?.id && String(to_date) > today));
  return {
    rowActions: (one) =>
      isOffered(one) ? [{ key: 'shorten', label: t('leave.shorten'), icon: CalendarMinus, onSelect: () => setRow(one) }] : [],
    dialog: row && <ShortenDialog row={row} onClose={() => setRow(undefined)} />,
  };
}

const { to_date, note } = shortenLeave.body;
const fields = { to_date: { ...to_date, noun: 'leaves' }, note };

function ShortenDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTexts();
  const { employee } = useMe();
  const asks = row.employee_id === employee?.id && row.requires_approval_to_cancel === true;
  const rows = asks ? [['to_date'], ['note']] : [['to_date']];
  const form = useCallForm({ fields, rows, start: { to_date: addDays(String(row.to_date), -1) } });
  const shorten = useAct(shortenLeave, { id: row.id, ...(row.version !== undefined && { version: row.version }) });
  const send = async () => {
    if (await form.submit((body) => shorten.mutateAsync(body))) onClose();
  };
  return (
    <Modal
      title={t('leave.shorten_title', { label: String(row.title) })}
      okText={t('leave.shorten')}
      okButtonProps={{ loading: form.isSending }}
      onOk={send}
      onCancel={onClose}
    >
      <p className="muted">{t(asks ? 'leave.shorten_asks' : 'leave.shorten_text')}</p>
      <CallFields of={form} />
    </Modal>
  );
}

import { shortenLeave } from '@cadre/contract/calls/leave';
import type { Found } from '@cadre/contract/problems';
import { leaves } from '@cadre/contract/resources/leaves';
import { addDays, isDate } from '@cadre/rules/calendar';
import { CalendarMinus } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useCallForm } from '../../crud/form/use-call-form.ts';
import { type ActionsFor, labelOf } from '../../crud/page.ts';
import type { Draft, Row } from '../../fields/kind.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Modal } from '../../ui/overlays/modal.tsx';

/** Shortens an approved leave at its end: its owner may give back future days, users who may cancel it any day. */
export function useShorten(): { rowActions: ActionsFor; dialog: ReactNode } {
  const t = useTexts();
  const { employee } = useMe();
  const today = useFormat().today();
  const needsApproval = useNeedsApproval();
  const [row, setRow] = useState<Row>();
  const isOffered = ({ status, from_date, to_date, employee_id, can }: Row): boolean =>
    status === 'approved' &&
    String(from_date) < String(to_date) &&
    (can?.cancel === true || (employee_id === employee?.id && String(to_date) > today));
  const itemOf = (one: Row) => ({
    key: 'shorten',
    label: t(needsApproval(one) ? 'leave.ask_to_shorten' : 'leave.shorten'),
    icon: CalendarMinus,
    onSelect: () => setRow(one),
  });
  return {
    rowActions: (one) => (isOffered(one) ? [itemOf(one)] : []),
    dialog: row && <ShortenDialog row={row} onClose={() => setRow(undefined)} />,
  };
}

/** Whether shortening the leave is a request, which its owner sends to the approvers of its category. */
function useNeedsApproval(): (row: Row) => boolean {
  const { employee } = useMe();
  return ({ employee_id, requires_approval_to_cancel }) => employee_id === employee?.id && requires_approval_to_cancel === true;
}

const { to_date, note } = shortenLeave.body;
/** The form calls the day by the field of the leave that keeps it. */
const fields = { shorten_to: { ...to_date, noun: leaves.name }, note };

function ShortenDialog({ row, onClose }: { row: Row; onClose: () => void }) {
  const t = useTexts();
  const asks = useNeedsApproval()(row);
  const rows = asks ? [['shorten_to'], ['note']] : [['shorten_to']];
  const form = useCallForm({ fields, rows, start: { shorten_to: addDays(String(row.to_date), -1) }, check: isWithin(row) });
  const shorten = useCallMutation(shortenLeave, { id: row.id, ...(row.version !== undefined && { version: row.version }) });
  const send = async () => {
    if (await form.submit(({ shorten_to, ...body }) => shorten.mutateAsync({ ...body, to_date: shorten_to }))) onClose();
  };
  return (
    <Modal
      title={t(asks ? 'leave.ask_to_shorten_title' : 'leave.shorten_title', { label: labelOf(leaves, row) })}
      okText={t(asks ? 'leave.ask_to_shorten' : 'leave.shorten')}
      okButtonProps={{ loading: form.isSending }}
      onOk={send}
      onCancel={onClose}
    >
      <p className="muted">{t(asks ? 'leave.shorten_asks' : 'leave.shorten_text')}</p>
      <CallFields of={form} />
    </Modal>
  );
}

/** At least one day remains, and at least one is given back. */
const isWithin =
  ({ from_date, to_date: last }: Row) =>
  ({ shorten_to }: Draft): Found =>
    isDate(shorten_to) && (shorten_to < String(from_date) || shorten_to >= String(last)) ? { shorten_to: 'not_valid' } : {};

import { Link, useNavigate } from '@tanstack/react-router';
import { Check, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { useShell } from '../../layout/shell-context.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Rows } from '../../ui/layout/rows.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import type { ApprovalRow } from './approval-row.ts';
import { ApprovalRowItem, useApprovalName } from './approval-row-item.tsx';
import { RejectDialog } from './reject-dialog.tsx';
import { useApprovals } from './use-approvals.ts';
import { useHeldDecision } from './use-held-decision.ts';
import { oldestFirst, waiting } from './use-waiting.ts';

/** Requests more than are shown, so that the next ones appear immediately. */
const [shown, requested] = [5, 10];

/** My oldest pending approvals, decided from any page. Opening one leads to the inbox with its details. */
export function QuickApprovals() {
  const t = useTexts();
  const navigate = useNavigate();
  const { close } = useShell();
  const { held, hidden, hold, undo } = useHeldDecision();
  const [rejecting, setRejecting] = useState<ApprovalRow>();
  const { data } = useApprovals({ ...oldestFirst, filters: waiting, per_page: requested });
  const all = data?.data ?? [];
  const rows = all.filter(({ id }) => !hidden.has(id));
  if (rows.length === 0 && !held) return null;
  const left = (data?.meta.total ?? 0) - (all.length - rows.length);
  const open = ({ id }: ApprovalRow) => {
    close();
    void navigate({ to: '/my-approvals', search: { open: String(id) } });
  };
  return (
    <section>
      <h3 className="panel-caption">{t('self.approvals_to_decide', { count: left, shown: String(left) })}</h3>
      <Stack gap={2}>
        <Rows hasLines>
          {rows.slice(0, shown).map((row) => (
            <WaitingRow
              key={row.id}
              row={row}
              onOpen={() => open(row)}
              onApprove={() => hold({ ids: [row.id], status: 'approved' })}
              onReject={() => setRejecting(row)}
            />
          ))}
        </Rows>
        <Cluster justify="between" className="panel-held">
          <span role="status">{held && t(`self.inbox_${held.status}`, { count: held.ids.length, left })}</span>
          {held && (
            <Button size="small" icon={Undo2} onClick={undo}>
              {t('forms.undo')}
            </Button>
          )}
        </Cluster>
        {left > shown && (
          <Link className="block panel-more" to="/my-approvals" onClick={close}>
            {t('common.more')}
          </Link>
        )}
      </Stack>
      {rejecting && (
        <RejectDialog
          rows={[rejecting]}
          note={undefined}
          onClose={() => setRejecting(undefined)}
          onReject={(note) => {
            hold({ ids: [rejecting.id], status: 'rejected', ...(note && { note }) });
            setRejecting(undefined);
          }}
        />
      )}
    </section>
  );
}

type RowProps = { row: ApprovalRow; onOpen: () => void; onApprove: () => void; onReject: () => void };

function WaitingRow({ row, onOpen, onApprove, onReject }: RowProps) {
  const t = useTexts();
  const what = useApprovalName(row);
  return (
    <ApprovalRowItem
      row={row}
      isOpen={false}
      onOpen={onOpen}
      end={
        <>
          <IconButton isFramed icon={Check} label={t('self.inbox_approve_one', { what })} onClick={onApprove} />
          <IconButton isFramed icon={X} label={t('self.inbox_reject_one', { what })} onClick={onReject} />
        </>
      }
    />
  );
}

import { CircleX, Clock } from 'lucide-react';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/button.tsx';
import { isPending, type OwnRequest, refusalsIn } from './own-requests.ts';
import { useWithdraw } from './use-own-requests.ts';

/** What waits for HR in a section, and what HR refused there. */
export function RequestNotes({ requests }: { requests: readonly OwnRequest[] }) {
  const format = useFormat();
  return (
    <>
      {requests.filter(isPending).map((request) => (
        <WaitingNote key={request.id} request={request} />
      ))}
      {refusalsIn(requests, format.today()).map((request) => (
        <RefusalNote key={request.id} request={request} />
      ))}
    </>
  );
}

type WaitingProps = { request: OwnRequest; text?: string; what?: string };

export function WaitingNote({ request: { id, summary, created_at }, text, what = summary }: WaitingProps) {
  const t = useTexts();
  const format = useFormat();
  const withdraw = useWithdraw();
  return (
    <p className="own-note own-note--waiting">
      <Clock size={16} aria-hidden />
      <span>
        <strong>{text ?? t('self.waiting')}</strong> · {what} · {t('self.sent_on', { when: format.moment(created_at) })}
      </span>
      <Button size="small" aria-label={t('self.withdraw_what', { what })} disabled={withdraw.isPending} onClick={() => withdraw.mutate(id)}>
        {t('self.withdraw')}
      </Button>
    </p>
  );
}

function RefusalNote({ request: { summary, decided_at, decision_note } }: { request: OwnRequest }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <p className="own-note own-note--refused">
      <CircleX size={16} aria-hidden />
      <span>
        <strong>{decided_at ? t('self.rejected_on', { when: format.moment(decided_at) }) : t('self.rejected')}</strong> · {summary}
        <br />
        {decision_note || t('self.no_note')}
      </span>
    </p>
  );
}

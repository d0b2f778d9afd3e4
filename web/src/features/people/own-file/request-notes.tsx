import { changeRequests } from '@cadre/contract/resources/change-requests';
import { useMove } from '../../../crud/moves/use-move.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { isPending, type OwnRequest, refusalsIn } from './own-requests.ts';

/** The pending requests of a section, and those HR refused. */
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

export function WaitingNote({ request, text, what = request.summary }: WaitingProps) {
  const t = useTexts();
  const format = useFormat();
  const { mutate, isPending: isBusy } = useMove(changeRequests);
  return (
    <Alert
      tone="warning"
      actions={
        <Button
          size="small"
          aria-label={t('self.withdraw_what', { what })}
          isBusy={isBusy}
          onClick={() => mutate({ name: 'withdraw', rows: [request] })}
        >
          {t('self.withdraw')}
        </Button>
      }
    >
      <p>
        <strong>{text ?? t('self.waiting')}</strong> · {what} · {t('self.sent_on', { when: format.moment(request.created_at) })}
      </p>
    </Alert>
  );
}

function RefusalNote({ request: { summary, decided_at, decision_note } }: { request: OwnRequest }) {
  const t = useTexts();
  const format = useFormat();
  const title = decided_at ? t('self.rejected_on', { when: format.moment(decided_at) }) : t('self.rejected');
  return (
    <Alert tone="danger" takesFocus={false} title={`${title} · ${summary}`}>
      <p>{decision_note || t('self.no_note')}</p>
    </Alert>
  );
}

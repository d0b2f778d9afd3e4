import type { TimeCardWeek } from '@cadre/contract/calls/time-cards';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';

/** Why a week is read-only, or the note with which it was returned. */
export function WeekNotices({ data }: { data: TimeCardWeek }) {
  const t = useTexts();
  const { card, days, warnings, writable } = data;
  const isMonthClosed = days.some(({ reason }) => reason === 'month_closed');
  const note = card?.decision_note;
  return (
    <>
      {card?.status === 'rejected' && (
        <Alert tone="warning" title={t('timeCard.returned')}>
          {note && <p>{note}</p>}
        </Alert>
      )}
      {card?.status === 'draft' && card.reopen_reason && (
        <Alert tone="info" title={t('timeCard.reopened')}>
          <p>{card.reopen_reason}</p>
        </Alert>
      )}
      {card?.status === 'submitted' && <Alert tone="info">{t('timeCard.now_submitted')}</Alert>}
      {card?.status === 'approved' && <Alert tone="success">{t('timeCard.now_approved')}</Alert>}
      {writable && isMonthClosed && <Alert tone="info">{t('timeCard.month_closed')}</Alert>}
      {warnings.length > 0 && (
        <Alert tone="warning">
          <ul className="bullets">
            {warnings.map(({ code, sentence, date, project_id }) => (
              <li key={`${code}.${date}.${project_id}`}>{sentence}</li>
            ))}
          </ul>
        </Alert>
      )}
    </>
  );
}

import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import './check-in.css';
import { CheckButton } from './check-button.tsx';
import { MissingDays } from './missing-days.tsx';
import { NowFacts } from './now-facts.tsx';
import { useNow } from './use-now.ts';

/** One's own day: the next thing to press, and what today came to so far. For those who may check in and are employed here. */
export function CheckInCard() {
  const { employee, permissions } = useMe();
  return employee && permissions['attendances.check'] ? <OwnDay /> : null;
}

function OwnDay() {
  const t = useTexts();
  const { data: now, error, refetch } = useNow('self');
  return (
    <section className="card check-in" aria-label={t('attendance.your_day')}>
      {!now && error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!now && !error && <Skeleton columns={2} rows={2} />}
      {now && (
        <>
          <NowFacts now={now} />
          <CheckButton who="self" now={now} />
          <MissingDays missing={now.missing} />
        </>
      )}
    </section>
  );
}

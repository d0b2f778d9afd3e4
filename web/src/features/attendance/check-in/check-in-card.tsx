import type { AttendanceNow } from '@cadre/contract/calls/attendance';
import { Link } from '@tanstack/react-router';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { NowFacts } from './now-facts.tsx';
import { useNow } from './use-now.ts';

/** The user's own day: the next action, and the hours of today so far. For users who may check in and are employed. */
export function CheckInCard() {
  const { employee, permissions } = useMe();
  return employee && permissions['attendances.check'] ? <OwnDay /> : null;
}

function OwnDay() {
  const t = useTexts();
  return (
    <Card label={t('attendance.your_day')}>
      <QueryStates query={useNow('self')} rows={4}>
        {(now) => (
          <>
            <NowFacts who="self" now={now} />
            <MissingDays missing={now.missing} />
          </>
        )}
      </QueryStates>
    </Card>
  );
}

/** Days that lack a punch, with a link to the newest for users who may open it. */
function MissingDays({ missing }: Pick<AttendanceNow, 'missing'>) {
  const t = useTexts();
  const { user } = useMe();
  const [newest] = missing;
  if (!newest) return null;
  const text = t('attendance.days_missing', { count: missing.length });
  return (
    <Alert tone="warning">
      {isEmployee(user) ? (
        <Link to="/my-attandance/attandance" search={{ month: newest.date.slice(0, 7), day: newest.date }}>
          {text}
        </Link>
      ) : (
        text
      )}
    </Alert>
  );
}

import type { AttendanceNow } from '@cadre/contract/calls/attendance';
import { Link } from '@tanstack/react-router';
import { TriangleAlert } from 'lucide-react';
import { isEmployee, useMe } from '../../../platform/session.ts';
import { useTexts } from '../../../platform/texts.ts';

/** Days that lack a punch, and the way to the newest of them for who has a page for it. */
export function MissingDays({ missing }: Pick<AttendanceNow, 'missing'>) {
  const t = useTexts();
  const { user } = useMe();
  const [newest] = missing;
  if (!newest) return null;
  const text = t('attendance.days_missing', { count: missing.length });
  return (
    <p className="check-in__missing">
      <TriangleAlert size={16} aria-hidden />
      {isEmployee(user) ? (
        <Link to="/my-attandance/attandance" search={{ month: newest.date.slice(0, 7), day: newest.date } as never}>
          {text}
        </Link>
      ) : (
        text
      )}
    </p>
  );
}

import { UserRoundX } from 'lucide-react';
import '../../../crud/crud.css';
import { useTexts } from '../../../platform/texts.ts';

/** An account without an employee has no attendance of its own. */
export function NoRecord() {
  const t = useTexts();
  return (
    <section className="card notice">
      <UserRoundX size={32} strokeWidth={1.25} aria-hidden />
      <p>{t('attendance.no_record')}</p>
    </section>
  );
}

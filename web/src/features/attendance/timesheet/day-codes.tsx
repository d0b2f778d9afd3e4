import type { MatrixDay } from '@cadre/contract/views/timesheet';
import { useTexts } from '../../../platform/texts.ts';
import { codeTone } from './code-tone.ts';

/** The letters of a day in the colour of what it is; a corner tells that somebody came late. */
export function DayCodes({ day: { codes, status, late } }: { day: Pick<MatrixDay, 'codes' | 'status' | 'late'> }) {
  const t = useTexts();
  return (
    <span className={`day-codes day-codes--${codeTone(status)} ${late ? 'day-codes--late' : ''}`} aria-hidden>
      {codes.map((code) => t(`attendance.codes.${code}`)).join('/')}
    </span>
  );
}

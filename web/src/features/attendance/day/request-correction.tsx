import type { SheetDay } from '@cadre/contract/calls/hours';
import { pages } from '@cadre/contract/pages';
import { FilePen } from 'lucide-react';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { clockIn } from '../clock-in.ts';

/** Links a wrong day of the user to the request that corrects it. */
export function RequestCorrection({ day, zone }: { day: SheetDay; zone: string }) {
  const t = useTexts();
  const { user } = useMe();
  const wanted = correctionOf(day, zone);
  if (!wanted) return null;
  return (
    <LinkButton
      to={isEmployee(user) ? pages.my_excuses.path : pages.excuses.path}
      search={{ new: '1', day: day.date, ...wanted }}
      icon={FilePen}
      variant="primary"
    >
      {wanted.type ? t('excuse.explain') : t('excuse.correct')}
    </LinkButton>
  );
}

/** No correction while a request is pending; a missing punch takes precedence over a late arrival or early departure. */
export function correctionOf({ flags, status, excuse, shift, first_in, last_out }: SheetDay, zone: string) {
  if (excuse?.status === 'pending') return undefined;
  if (status === 'absent' || status === 'incomplete' || flags.some((flag) => lacking.includes(flag))) return { type: undefined };
  if (flags.includes('late') && shift && first_in) return { type: 'late_arrival', from: shift.start, to: clockIn(zone, first_in) };
  if (flags.includes('early') && shift && last_out) return { type: 'early_departure', from: clockIn(zone, last_out), to: shift.end };
  return undefined;
}

const lacking = ['missing_in', 'missing_out', 'missed_span'];

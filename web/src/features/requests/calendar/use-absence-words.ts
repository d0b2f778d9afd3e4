import type { Absence } from '@cadre/contract/calls/absences';
import type { Day } from '@cadre/rules/calendar';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { partOn } from './absences-on.ts';

/** An absence in words: its kind, the half or the hours of the day, and whether it is pending. */
export function useAbsenceWords() {
  const t = useTexts();
  const labels = useLabels();
  const kind = ({ category, kind: of, excuse_type, request }: Absence): string => {
    if (excuse_type) return labels.option('excuses', 'type', excuse_type);
    if (request) return labels.one(request);
    return category?.name ?? t(of === 'travel' ? 'calendar.travel' : 'calendar.away');
  };
  const details = (absence: Absence, day?: Day): string[] => {
    const { from_time, to_time, status } = absence;
    const part = day === undefined ? 'full' : partOn(absence, day);
    return [
      ...(from_time && to_time ? [`${from_time}–${to_time}`] : part === 'full' ? [] : [labels.option('leaves', 'from_slot', part)]),
      ...(status === 'pending' ? [labels.option('leaves', 'status', 'pending')] : []),
    ];
  };
  return { kind, details, sentence: (absence: Absence, day?: Day) => [kind(absence), ...details(absence, day)].join(', ') };
}

import type { Anomaly } from '@cadre/contract/calls/mending';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useFlagNames } from '../use-flag-names.ts';

type Spoken = Pick<Anomaly['punches'][number], 'action' | 'time' | 'date'>;

/** A punch in words: `Out 18:00`; of another day than the working day it says that, too. */
export function usePunchText(): (punch: Spoken, date: string) => string {
  const t = useTexts();
  const labels = useLabels();
  return (punch, date) => {
    const text = t('attendance.mend.punch', { action: labels.option('attendances', 'action', punch.action), time: punch.time });
    return punch.date === date ? text : `${text} (${punch.date})`;
  };
}

/** What is wrong with the day: its flags, or that nobody came. */
export function useIssueText(): (anomaly: Anomaly) => string {
  const labels = useLabels();
  const flagNames = useFlagNames();
  return ({ status, flags }) => {
    const serious = flags.filter((flag) => !quiet.has(flag));
    return serious.length > 0 ? flagNames(serious).join(' · ') : labels.option('attendance-days', 'status', status);
  };
}

/** Marks that ask nobody to do anything. */
const quiet = new Set(['break_deducted', 'double_tap', 'overtime', 'overridden', 'off_day_work']);

import type { Anomaly } from '@cadre/contract/calls/punch-fixes';
import { useLabels } from '../../../fields/labels.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useFlagNames } from '../use-flag-names.ts';

type Spoken = Pick<Anomaly['punches'][number], 'action' | 'time' | 'date'>;

/** A punch in words: `Out 18:00`; adds the date if it differs from the working day. */
export function usePunchText(): (punch: Spoken, date: string) => string {
  const t = useTexts();
  const labels = useLabels();
  return (punch, date) => {
    const text = t('attendance.mend.punch', { action: labels.option('attendances', 'action', punch.action), time: punch.time });
    return punch.date === date ? text : `${text} (${punch.date})`;
  };
}

/** The issues of the day: its flags, or an absence. */
export function useIssueText(): (anomaly: Anomaly) => string {
  const labels = useLabels();
  const flagNames = useFlagNames();
  return ({ status, flags }) => {
    const serious = flags.filter((flag) => !quiet.has(flag));
    return serious.length > 0 ? flagNames(serious).join(' · ') : labels.option('attendance-days', 'status', status);
  };
}

/** Flags that require no action. */
const quiet = new Set(['break_deducted', 'double_tap', 'overtime', 'overridden', 'off_day_work']);

import { addDays } from '@cadre/rules/calendar';
import type { BuiltInView } from '../../../crud/views.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';

/** What is looked for among the punches, as of today. */
export function usePunchViews(): BuiltInView[] {
  const t = useTexts();
  const today = useFormat().today();
  const yesterday = addDays(today, -1);
  return [
    { key: 'today', name: t('attendance.view_today'), filters: { created_at: { from: today, to: today } } },
    { key: 'yesterday', name: t('attendance.view_yesterday'), filters: { created_at: { from: yesterday, to: yesterday } } },
    { key: 'by_hand', name: t('attendance.view_by_hand'), filters: { source: ['manual'] } },
    {
      key: 'marked',
      name: t('attendance.view_marked'),
      filters: { flag: ['ambiguous_time', 'moved_by_clock_change', 'clock_drift'] },
    },
    { key: 'voided', name: t('attendance.view_voided'), filters: { state: ['voided'] } },
  ];
}

import { addDays } from '@cadre/rules/calendar';
import type { BuiltInView } from '../../crud/list/views/views.ts';

const viewKeys = ['active', 'joining_soon', 'probation', 'contracts', 'on_notice', 'ended'] as const;
type ViewKey = (typeof viewKeys)[number];

/** The built-in views of the employee list, relative to today. */
export const employeeViews = (today: string, nameOf: (key: ViewKey) => string): BuiltInView[] => {
  const until = (days: number) => ({ from: today, to: addDays(today, days) });
  const views: Record<ViewKey, Omit<BuiltInView, 'key' | 'name'>> = {
    active: { filters: { status: ['active'] } },
    joining_soon: { filters: { status: ['onboarding'] } },
    probation: { filters: { probation_end: until(30) }, sort: { by: 'probation_end', dir: 'asc' } },
    contracts: { filters: { contract_end: until(90) }, sort: { by: 'contract_end', dir: 'asc' } },
    on_notice: { filters: { status: ['on_notice'] } },
    ended: { filters: { status: ['terminated'] } },
  };
  return viewKeys.map((key) => ({ key, name: nameOf(key), ...views[key] }));
};

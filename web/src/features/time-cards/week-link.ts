import { pages } from '@cadre/contract/pages';
import type { Week } from '@cadre/rules/time/iso-week';

/** The link to a week of the user's own. */
export const weekLink = ({ year, week }: Week) => ({
  to: pages.my_tasks_week.path,
  params: { year: String(year), week: String(week) },
});

export const weekHref = ({ year, week }: Week): string => `${pages.my_tasks.path}/${year}/${week}`;

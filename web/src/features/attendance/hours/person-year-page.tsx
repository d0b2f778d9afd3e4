import { pages } from '@cadre/contract/pages';
import { usePathParts } from '../../../crud/address/use-path-parts.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useYear } from './use-year.ts';
import { YearHours } from './year-hours.tsx';

/** The year of one person, opened from a week of all employees. */
export function PersonYearPage() {
  const t = useTexts();
  const { id } = usePathParts(pages.weekly_hours_of);
  const who = Number(id);
  const year = useYear(who);
  const name = year.answer.data?.employee.name;
  usePageTitle(name && t('attendance.year_of', { name, year: String(year.year) }));
  return <YearHours who={who} year={year} />;
}

import { timeCards } from '@cadre/contract/resources/time-cards';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { ComeTogether } from '../../../ui/feedback/come-together.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { weekHref } from '../week-link.ts';
import { MissingWeeks } from './missing-weeks.tsx';
import { YearByProject } from './year-by-project.tsx';

/** The user's own weeks: missing ones first, the projects of the year, and every week with its status. */
export function TasksHistoryPage() {
  const { employee } = useMe();
  if (!employee) return null;
  return (
    <ComeTogether>
      <Stack>
        <MissingWeeks />
        <YearByProject />
        <ResourcePage
          resource={timeCards}
          list={{ fixedFilters: { employee_id: 'self' } }}
          hideFields={['employee_id', 'projects', 'week_year', 'week']}
          record={{ path: ({ week_year, week }) => weekHref({ year: Number(week_year), week: Number(week) }) }}
        />
      </Stack>
    </ComeTogether>
  );
}

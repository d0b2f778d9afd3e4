import { timeCards } from '@cadre/contract/resources/time-cards';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useMe } from '../../../platform/session.ts';
import { ComeTogether } from '../../../ui/come-together.tsx';
import { Stack } from '../../../ui/stack.tsx';
import { weekHref } from '../week-link.ts';
import { MissingWeeks } from './missing-weeks.tsx';
import { YearByProject } from './year-by-project.tsx';

/** One's own weeks: those that are missing first, what the year went into, and every week with what became of it. */
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
          narrowed={{ employee_id: 'self' }}
          hideFields={['employee_id', 'projects', 'week_year', 'week']}
          recordPath={({ week_year, week }) => weekHref({ year: Number(week_year), week: Number(week) })}
        />
      </Stack>
    </ComeTogether>
  );
}

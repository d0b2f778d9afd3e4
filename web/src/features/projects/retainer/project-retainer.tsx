import { projectOverview } from '@cadre/contract/calls/projects';
import { retainerTerms } from '@cadre/contract/resources/retainer-terms';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { RetainerMonths } from './retainer-months.tsx';
import { ThisMonth } from './this-month.tsx';

/** The months of a retainer, and the terms that they follow. */
export function ProjectRetainer({ project }: { project: Row }) {
  const query = useCall(projectOverview, { id: project.id }, { staleTime: 0 });
  return (
    <Stack>
      <QueryStates query={query} rows={6}>
        {({ periods, currency }) =>
          periods.length > 0 && (
            <Stack>
              <ThisMonth periods={periods} />
              <RetainerMonths periods={periods} currency={currency} />
            </Stack>
          )
        }
      </QueryStates>
      <ResourcePage
        resource={retainerTerms}
        list={{ fixedFilters: { project_id: [project.id] } }}
        owner={{ field: 'project_id', id: project.id, name: String(project.name) }}
        hideFields={hidden}
        form={{ initial: { carry_months: 0, currency: project.currency }, showsField: isRequested }}
      />
    </Stack>
  );
}

const hidden = ['project_id', 'manager_id'] as const;
/** The currency is that of the project. */
const isRequested = (name: string): boolean => name !== 'currency';

import { employees } from '@cadre/contract/resources/employees';
import { lazy, Suspense, useMemo } from 'react';
import type { BuiltInView } from '../../crud/list/views/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { person } from '../../fields/kinds/person.tsx';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { useMayBulk } from './bulk/bulk-rights.ts';
import { employeeViews } from './employee-views.ts';
import { profilePath } from './profile-path.ts';

const BulkActions = lazy(async () => ({ default: (await import('./bulk/bulk-actions.tsx')).BulkActions }));

const fullTime = 10_000;

/** As wide as typical values, so that all declared columns fit on a laptop without being cut off. */
const kinds = {
  name: { ...person, width: 176 },
  employee_no: { width: 84 },
  department_id: { width: 148 },
  job_id: { width: 150 },
  branch_id: { width: 74 },
  manager_id: { width: 134 },
  hire_date: { width: 116 },
  status: { width: 106 },
};

export function EmployeesPage() {
  const mayBulk = useMayBulk();
  return (
    <ResourcePage
      resource={employees}
      kinds={kinds}
      form={{ initial: { fte: fullTime }, newPath: '/employees/new' }}
      list={{
        views: useEmployeeViews(),
        bulk: mayBulk
          ? (selection) => (
              <Suspense>
                <BulkActions selection={selection} />
              </Suspense>
            )
          : undefined,
      }}
      record={{ path: ({ id }) => profilePath(id) }}
    />
  );
}

function useEmployeeViews(): BuiltInView[] {
  const t = useTexts();
  const today = useFormat().today();
  return useMemo(() => employeeViews(today, (key) => t(`people.views.${key}`)), [today, t]);
}

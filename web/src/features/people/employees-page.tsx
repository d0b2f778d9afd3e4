import { employees } from '@cadre/contract/resources/employees';
import { lazy, Suspense } from 'react';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useMayBulk } from './bulk/bulk-rights.ts';
import { picturedName } from './pictured-name.tsx';
import { profilePath } from './profile-path.ts';
import { useEmployeeViews } from './use-employee-views.ts';

const BulkActions = lazy(async () => ({ default: (await import('./bulk/bulk-actions.tsx')).BulkActions }));

const fullTime = 10_000;

/** Some a little narrower than their kinds, so that all declared columns fit on a laptop. */
const kinds = { name: picturedName, employee_no: { width: 92 }, branch_id: { width: 108 } };

export function EmployeesPage() {
  const mayBulk = useMayBulk();
  return (
    <ResourcePage
      resource={employees}
      kinds={kinds}
      initial={{ fte: fullTime }}
      views={useEmployeeViews()}
      recordPath={({ id }) => profilePath(id)}
      newPath="/employees/new"
      bulk={
        mayBulk
          ? (selection) => (
              <Suspense>
                <BulkActions selection={selection} />
              </Suspense>
            )
          : undefined
      }
    />
  );
}

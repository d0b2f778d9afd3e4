import { employees } from '@cadre/contract/resources/employees';
import { lazy, Suspense, useMemo } from 'react';
import type { BuiltInView } from '../../crud/list/views.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import type { CellProps } from '../../fields/kind.ts';
import { person } from '../../fields/person.tsx';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { PersonName } from '../../ui/person-name.tsx';
import { useMayBulk } from './bulk/bulk-rights.ts';
import { employeeViews } from './employee-views.ts';
import { profilePath } from './profile-path.ts';

const BulkActions = lazy(async () => ({ default: (await import('./bulk/bulk-actions.tsx')).BulkActions }));

const fullTime = 10_000;

/** The name of somebody of the file, with the picture that the row carries. */
const PicturedName = ({ value, row }: CellProps) => <PersonName name={String(value ?? '')} pic={row.pic as string | null | undefined} />;

/** Some a little narrower than their kinds, so that all declared columns fit on a laptop. */
const kinds = { name: { ...person, Cell: PicturedName }, employee_no: { width: 92 }, branch_id: { width: 108 } };

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

function useEmployeeViews(): BuiltInView[] {
  const t = useTexts();
  const today = useFormat().today();
  return useMemo(() => employeeViews(today, (key) => t(`people.views.${key}`)), [today, t]);
}

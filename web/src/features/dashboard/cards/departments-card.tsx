import { departments } from '@cadre/contract/resources/departments';
import { atWork, employees } from '@cadre/contract/resources/employees';
import { useState } from 'react';
import { listLink } from '../../../crud/address/list-link.ts';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Swatch } from '../../../ui/inputs/swatch.tsx';
import { RowItem, RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Card, CardPager } from '../card.tsx';

const perPage = 5;

/** Departments with their headcount, which links to the employees. Users without access to that list see plain text. */
export function DepartmentsCard() {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const query = useList(departments, { page, per_page: perPage, sort: departments.list.order, q: '', filters: {} });
  const isStaff = !isEmployee(useMe().user);
  return (
    <Card
      title={t('dashboard.departments')}
      more={isStaff ? { to: '/configuration/departments' } : undefined}
      rows={perPage}
      footer={<CardPager known={query.data} onPage={setPage} />}
    >
      <QueryStates query={query} rows={perPage} empty={({ data }) => (data.length === 0 ? t('dashboard.no_departments') : undefined)}>
        {({ data }) => (
          <Rows>
            {data.map((department) => (
              <Department key={department.id} department={department} isLink={isStaff} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Department({ department, isLink }: { department: Row; isLink: boolean }) {
  const format = useFormat();
  const parts = {
    start: <Swatch color={department.color as string | null} />,
    end: <strong>{format.number(Number(department.employees_count))}</strong>,
    children: String(department.name),
  };
  if (!isLink) return <RowItem {...parts} />;
  return <RowItemLink {...listLink(employees, '/employees', { department_id: [department.id], status: atWork })} {...parts} />;
}

import { departments } from '@cadre/contract/resources/departments';
import { employees, stillHere } from '@cadre/contract/resources/employees';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { listLink } from '../../crud/list-link.ts';
import { useList } from '../../crud/use-list.ts';
import type { Row } from '../../fields/kind.ts';
import { useFormat } from '../../platform/format.ts';
import { isEmployee, useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from './card.tsx';
import { CardPager } from './card-pager.tsx';
import { CardStates } from './card-states.tsx';

const perPage = 5;

/** Departments with their people; the number opens them. Employees have no such list, so to them it is plain text. */
export function DepartmentsCard() {
  const t = useTexts();
  const [page, setPage] = useState(1);
  const query = useList(departments, { page, per_page: perPage, sort: departments.order, q: '', filters: {} });
  const isStaff = !isEmployee(useMe().user);
  return (
    <Card title={t('dashboard.departments')} more={isStaff ? { to: '/configuration/departments' } : undefined}>
      <CardStates query={query} rows={perPage} empty={({ data }) => (data.length === 0 ? t('dashboard.no_departments') : undefined)}>
        {({ data, meta }) => (
          <>
            <ul className="dash-card__rows dash-card__rows--five">
              {data.map((department) => (
                <li key={department.id}>
                  <DepartmentRow department={department} isLink={isStaff} />
                </li>
              ))}
            </ul>
            <CardPager meta={meta} count={data.length} onPage={setPage} />
          </>
        )}
      </CardStates>
    </Card>
  );
}

function DepartmentRow({ department, isLink }: { department: Row; isLink: boolean }) {
  const format = useFormat();
  const inside = (
    <>
      <span className="dash-card__swatch" style={{ background: (department.color as string | null) ?? undefined }} aria-hidden />
      <span className="dash-card__text">{String(department.name)}</span>
      <strong className="dash-card__number">{format.number(Number(department.employees_count))}</strong>
    </>
  );
  return isLink ? (
    <Link className="dash-card__row" {...listLink(employees, '/employees', { department_id: [department.id], status: stillHere })}>
      {inside}
    </Link>
  ) : (
    <span className="dash-card__row">{inside}</span>
  );
}

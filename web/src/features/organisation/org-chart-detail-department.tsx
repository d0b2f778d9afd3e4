import { employees, stillHere } from '@cadre/contract/resources/employees';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../crud/list-link.ts';
import { PersonPicture } from '../../crud/person-picture.tsx';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { type Department, everyDepartment } from './departments-tree.ts';
import type { DepartmentNode } from './org-chart-nodes.ts';

/** Who heads a department, and the rows behind its numbers, which are those of today. */
export function OrgChartDetailDepartment({ node: { department, direct, total }, isToday }: { node: DepartmentNode; isToday: boolean }) {
  const t = useTexts();
  const hasLinks = useScope('employees.view_directory') !== undefined && isToday;
  const head = department.employees?.find(({ is_head }) => is_head);
  const people = t('orgChart.people', { count: direct });
  const inAll = t('orgChart.in_all', { count: total });
  return (
    <>
      <p>
        {department.head ? (
          <PersonPicture name={department.head.name} pic={head?.pic} about={head?.job} />
        ) : (
          <span className="org-chart__path">{t('orgChart.no_head')}</span>
        )}
      </p>
      <p className="org-chart__links">
        {hasLinks ? <Link {...peopleIn([department])}>{people}</Link> : people}
        {department.children.length > 0 && (hasLinks ? <Link {...peopleIn(everyDepartment([department]))}>{inAll}</Link> : inAll)}
        <Link to="/configuration/departments" search={{ id: String(department.id) } as never}>
          {t('orgChart.open_department')}
        </Link>
      </p>
    </>
  );
}

const peopleIn = (departments: readonly Department[]) =>
  listLink(employees, '/employees', { department_id: departments.map(({ id }) => id), status: stillHere });

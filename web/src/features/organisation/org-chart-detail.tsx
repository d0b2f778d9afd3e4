import { employees, stillHere } from '@cadre/contract/resources/employees';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import { listLink } from '../../crud/list-link.ts';
import { Avatar } from '../../platform/avatar.tsx';
import '../../fields/fields.css';
import { useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { type Department, everyDepartment, type TreeRow } from './departments-tree.ts';
import './org-chart-detail.css';

type Props = { row: TreeRow; path: readonly Department[]; onClose: () => void };

/** The chosen department, and the rows behind its numbers. */
export function OrgChartDetail({ row: { department, color }, path, onClose }: Props) {
  const t = useTexts();
  const maySeePeople = useScope('employees.view_directory') !== undefined;
  const above = path.slice(0, -1);
  return (
    <aside className="org-chart__detail" aria-label={department.name} onPointerDown={(event) => event.stopPropagation()}>
      <header>
        <span className="org-chart__swatch" style={{ background: color ?? undefined }} aria-hidden />
        <h2>{department.name}</h2>
        <button type="button" className="icon-button" aria-label={t('common.close')} onClick={onClose}>
          <X size={16} aria-hidden />
        </button>
      </header>
      {above.length > 0 && <p className="org-chart__path">{above.map(({ name }) => name).join(' / ')}</p>}
      <p className="person-cell">
        {department.head && <Avatar name={department.head.name} />}
        <span className="person-cell__name">{department.head?.name ?? t('orgChart.no_head')}</span>
      </p>
      <p className="org-chart__links">
        {maySeePeople && <Link {...peopleIn([department])}>{t('orgChart.people', { count: department.employees_count })}</Link>}
        {maySeePeople && department.children.length > 0 && (
          <Link {...peopleIn(everyDepartment([department]))}>{t('orgChart.in_all', { count: department.total_count })}</Link>
        )}
        <Link to="/configuration/departments" search={{ id: String(department.id) } as never}>
          {t('orgChart.open_department')}
        </Link>
      </p>
    </aside>
  );
}

const peopleIn = (departments: readonly Department[]) =>
  listLink(employees, '/employees', { department_id: departments.map(({ id }) => id), status: stillHere });

import { atWork, employees } from '@cadre/contract/resources/employees';
import { Link } from '@tanstack/react-router';
import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { listLink } from '../../../crud/address/list-link.ts';
import { PersonPicture } from '../../../crud/files/person-picture.tsx';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Swatch } from '../../../ui/inputs/swatch.tsx';
import { Heading } from '../../../ui/layout/heading.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { type Department, everyDepartment } from '../departments/departments-tree.ts';
import './org-chart-detail.css';
import type { ChartNode, DepartmentNode, PersonNode } from './org-chart-nodes.ts';

type Props = {
  node: ChartNode;
  color: string | undefined;
  /** From the top down to the parent. */
  above: readonly ChartNode[];
  onClose: () => void;
  children: ReactNode;
};

/** The chosen card at length. */
export function OrgChartDetail({ node, color, above, onClose, children }: Props) {
  const t = useTexts();
  return (
    <aside
      className="stacked gap-2 floating absolute rounded-large org-chart__detail not-printed"
      aria-label={node.name}
      onPointerDown={(event) => event.stopPropagation()}
    >
      <header>
        <Swatch color={color} />
        <Heading level={2}>{node.name}</Heading>
        <IconButton icon={X} label={t('common.close')} onClick={onClose} />
      </header>
      {above.length > 0 && <p className="muted">{above.map(({ name }) => name).join(' / ')}</p>}
      {children}
    </aside>
  );
}

/** The head of a department, and links to the rows of its numbers, which are those of today. */
export function DepartmentDetail({ node: { department, direct, total }, isToday }: { node: DepartmentNode; isToday: boolean }) {
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
          <span className="muted">{t('orgChart.no_head')}</span>
        )}
      </p>
      <Cluster gap={4}>
        {hasLinks ? <Link {...peopleIn([department])}>{people}</Link> : people}
        {department.children.length > 0 && (hasLinks ? <Link {...peopleIn(everyDepartment([department]))}>{inAll}</Link> : inAll)}
        <Link to="/configuration/departments" search={{ id: String(department.id) }}>
          {t('orgChart.open_department')}
        </Link>
      </Cluster>
    </>
  );
}

const peopleIn = (departments: readonly Department[]) =>
  listLink(employees, '/employees', { department_id: departments.map(({ id }) => id), status: atWork });

type PersonProps = { node: PersonNode; isToday: boolean; manager: string | undefined };

/** A person's department, and links to their profile and their reports. */
export function PersonDetail({ node: { id, name, person, department, direct, total }, isToday, manager }: PersonProps) {
  const t = useTexts();
  const reports = t('orgChart.reports', { count: direct });
  return (
    <>
      <PersonName size={48} name={name} pic={person.pic} note={person.job} />
      <p className="muted">{`${department.name} · ${person.branch.name}`}</p>
      {manager && <p className="muted">{t('orgChart.reports_to', { name: manager })}</p>}
      <Cluster gap={4}>
        <Link to="/employees/$id" params={{ id: String(id) }}>
          {t('orgChart.open_profile')}
        </Link>
        {direct > 0 && (isToday ? <Link {...reportsOf(id)}>{reports}</Link> : reports)}
        {total > direct && t('orgChart.in_all', { count: total })}
      </Cluster>
    </>
  );
}

const reportsOf = (id: number) => listLink(employees, '/employees', { manager_id: [id], status: atWork });

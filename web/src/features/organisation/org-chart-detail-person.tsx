import { employees, stillHere } from '@cadre/contract/resources/employees';
import { Link } from '@tanstack/react-router';
import { listLink } from '../../crud/list-link.ts';
import { useTexts } from '../../platform/texts.ts';
import { Avatar } from '../../ui/avatar.tsx';
import type { PersonNode } from './org-chart-nodes.ts';

type Props = { node: PersonNode; isToday: boolean; manager: string | undefined };

/** Where somebody works, and the ways to their profile and their reports. */
export function OrgChartDetailPerson({ node: { id, name, person, department, direct, total }, isToday, manager }: Props) {
  const t = useTexts();
  const reports = t('orgChart.reports', { count: direct });
  return (
    <>
      <div className="org-chart__person">
        <Avatar name={name} pic={person.pic} size={48} />
        <p>
          {person.job}
          <span className="org-chart__path">{`${department.name} · ${person.branch.name}`}</span>
          {manager && <span className="org-chart__path">{t('orgChart.reports_to', { name: manager })}</span>}
        </p>
      </div>
      <p className="org-chart__links">
        <Link to={`/employees/${id}` as never}>{t('orgChart.open_profile')}</Link>
        {direct > 0 && (isToday ? <Link {...reportsOf(id)}>{reports}</Link> : reports)}
        {total > direct && t('orgChart.in_all', { count: total })}
      </p>
    </>
  );
}

const reportsOf = (id: number) => listLink(employees, '/employees', { manager_id: [id], status: stillHere });

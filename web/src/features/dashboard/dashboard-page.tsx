import type { Resource } from '@cadre/contract/resource';
import { branches } from '@cadre/contract/resources/branches';
import { departments } from '@cadre/contract/resources/departments';
import { employees } from '@cadre/contract/resources/employees';
import { seeRight } from '@cadre/contract/rights';
import { listLink } from '../../crud/address/list-link.ts';
import { useList } from '../../crud/list/use-list.ts';
import type { FilterValue } from '../../fields/filter-value.ts';
import { useFormat } from '../../platform/format.ts';
import { isEmployee, useMe, useScope } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Grid, Stack } from '../../ui/stack.tsx';
import { ChangesCard } from './changes-card.tsx';
import { CheckInsCard } from './check-ins-card.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { DepartmentsCard } from './departments-card.tsx';
import { HeadlineNumber } from './headline-number.tsx';
import { HolidaysCard } from './holidays-card.tsx';
import { PositionsCard } from './positions-card.tsx';
import { ProjectsCard } from './projects-card.tsx';
import { TeamToday } from './team-today.tsx';
import { WaitingCards } from './waiting-cards.tsx';

/** Only what its reader may see: a card without the right to it is not there. */
export function DashboardPage() {
  const { user, permissions } = useMe();
  const isStaff = !isEmployee(user);
  return (
    <Stack>
      {isStaff && <TeamToday />}
      {isStaff && <DecisionsCard />}
      <Grid columns="halves" isEven>
        {permissions['dashboard.view'] && <WaitingCards />}
        {permissions['dashboard.view'] && permissions['projects.view'] && <ProjectsCard />}
        <CheckInsCard />
        {permissions['departments.view'] && <DepartmentsCard />}
        <HolidaysCard />
        {isStaff && <ChangesCard />}
        {isStaff && <PositionsCard />}
      </Grid>
      {isStaff && <CompanyNumbers />}
    </Stack>
  );
}

/** How many there are of what the company is made of. Each number opens its list. */
function CompanyNumbers() {
  const t = useTexts();
  return (
    <div className="headline">
      <CompanyNumber resource={employees} label={t('dashboard.active_people')} filters={{ status: ['active'] }} to="/employees" />
      <CompanyNumber resource={departments} label={t('dashboard.departments')} filters={{}} to="/configuration/departments" />
      <CompanyNumber resource={branches} label={t('dashboard.branches')} filters={{}} to="/configuration/branches" />
    </div>
  );
}

type Props = { resource: Resource; label: string; filters: Record<string, FilterValue>; to: string };

const CompanyNumber = (props: Props) => (useScope(seeRight(props.resource)) === undefined ? null : <CountedNumber {...props} />);

function CountedNumber({ resource, label, filters, to }: Props) {
  const t = useTexts();
  const format = useFormat();
  const { data, error } = useList(resource, { page: 1, per_page: 1, sort: resource.order, q: '', filters });
  const shown = data && (data.meta.count === 'capped' ? t('lists.at_least', { total: data.meta.total }) : format.number(data.meta.total));
  return (
    <HeadlineNumber label={label} link={listLink(resource, to, filters)} number={shown ?? (error ? t('common.empty_value') : undefined)} />
  );
}

import { isEmployee, useMe } from '../../platform/session.ts';
import { Grid, Stack } from '../../ui/stack.tsx';
import { ChangesCard } from './changes-card.tsx';
import { CheckInsCard } from './check-ins-card.tsx';
import { DecisionsCard } from './decisions-card.tsx';
import { DepartmentsCard } from './departments-card.tsx';
import { HeadlineNumbers } from './headline-numbers.tsx';
import { HolidaysCard } from './holidays-card.tsx';
import { PositionsCard } from './positions-card.tsx';

/** Only what its reader may see: a card without the right to it is not there. */
export function DashboardPage() {
  const { user, permissions } = useMe();
  const isStaff = !isEmployee(user);
  return (
    <Stack>
      {isStaff && <HeadlineNumbers />}
      {isStaff && <DecisionsCard />}
      <Grid columns="halves" isEven>
        <CheckInsCard />
        {permissions['departments.view'] && <DepartmentsCard />}
        <HolidaysCard />
        {isStaff && <ChangesCard />}
        {isStaff && <PositionsCard />}
      </Grid>
    </Stack>
  );
}

import { leaveBlackouts } from '@cadre/contract/resources/leave-blackouts';
import { ResourcePage } from '../../crud/resource-page.tsx';

const initial = { effect: 'refuse' };

/** Periods in which leave is refused or discouraged. */
export const LeaveBlackoutsPage = () => <ResourcePage resource={leaveBlackouts} initial={initial} />;

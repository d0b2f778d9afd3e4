import { leaveBlackouts } from '@cadre/contract/resources/leave-blackouts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useTexts } from '../../platform/texts.ts';

const initial = { effect: 'refuse' };

/** Periods in which leave is refused or discouraged. */
export const LeaveBlackoutsPage = () => <ResourcePage resource={leaveBlackouts} form={{ initial, aside: () => <ForWhom /> }} />;

function ForWhom() {
  const t = useTexts();
  return <p className="muted">{t('leave.blackout_for')}</p>;
}

import { branches } from '@cadre/contract/resources/branches';
import { useRecord } from '../../crud/use-record.ts';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Card } from './card.tsx';
import { CardStates } from './card-states.tsx';
import { HolidaysCard } from './holidays-card.tsx';

/** The days off of the branch one works in; of all calendars for who works in none. */
export function BranchHolidaysCard() {
  const t = useTexts();
  const { employee } = useMe();
  const query = useRecord(branches, employee?.branch_id);
  const branch = query.data;
  if (query.isLoading) {
    return (
      <Card title={t('dashboard.holidays')}>
        <CardStates query={query} rows={6} empty={() => undefined}>
          {() => null}
        </CardStates>
      </Card>
    );
  }
  if (typeof branch?.holiday_calendar_id !== 'number') return <HolidaysCard />;
  return <HolidaysCard title={t('dashboard.holidays_of', { branch: String(branch.name) })} calendar={branch.holiday_calendar_id} />;
}

import { employeeBalances } from '@cadre/contract/calls/leave-balances';
import { leaves } from '@cadre/contract/resources/leaves';
import { ownedBy } from '../../../../crud/page.ts';
import { ResourcePage } from '../../../../crud/resource-page.tsx';
import { useAmount } from '../../../../fields/use-amount.ts';
import { useCall } from '../../../../platform/call-api.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { ComeTogether } from '../../../../ui/feedback/come-together.tsx';
import { Description, DescriptionList } from '../../../../ui/layout/description-list.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { Profile } from '../profile.ts';
import { SectionCard } from '../section-card.tsx';

/** A person's balance of each kind of leave, and all their leave. */
export const LeaveTab = ({ profile: { employee } }: { profile: Profile }) => (
  <ComeTogether>
    <Stack>
      <Balances id={employee.id} />
      <ResourcePage
        resource={leaves}
        list={{ fixedFilters: { employee_id: [employee.id] } }}
        owner={ownedBy(employee)}
        hideFields={['employee_id']}
      />
    </Stack>
  </ComeTogether>
);

/** Absent for readers who see leave but no balances. */
function Balances({ id }: { id: number }) {
  const t = useTexts();
  const amountOf = useAmount();
  const { data } = useCall(employeeBalances, { id }, { meta: { quiet: true }, retry: false });
  const tracked = (data?.balances ?? []).filter(({ balance_mode }) => balance_mode === 'tracked');
  if (tracked.length === 0) return null;
  return (
    <SectionCard title={t('leave.person_balances')}>
      <DescriptionList>
        {tracked.map(({ category, available }) => (
          <Description key={category.id} label={category.name}>
            {t('leave.left', { amount: amountOf(available, category.unit) })}
          </Description>
        ))}
      </DescriptionList>
    </SectionCard>
  );
}

import { employeePay } from '@cadre/contract/calls/people';
import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { compensations } from '@cadre/contract/resources/compensations';
import { costShares } from '@cadre/contract/resources/cost-shares';
import { payOpenings } from '@cadre/contract/resources/pay-openings';
import { taxDetails } from '@cadre/contract/resources/tax-details';
import { ChildList } from '../../../../crud/record/child-list.tsx';
import { useLabels } from '../../../../fields/labels.ts';
import { useCall } from '../../../../platform/call-api.ts';
import { useMe } from '../../../../platform/session/session.ts';
import { FailedState } from '../../../../ui/feedback/states.tsx';
import { Stack } from '../../../../ui/layout/stack.tsx';
import type { Profile } from '../profile.ts';
import { CardsSkeleton } from '../profile-skeleton.tsx';
import { SectionCard } from '../section-card.tsx';
import { NotedLine } from './personal-tab.tsx';

/** The employee's salary, bank accounts, cost shares and tax details. Numbers are masked; each is revealed one by one and logged. */
export function PayTab({ profile: { employee } }: { profile: Profile }) {
  const labels = useLabels();
  const { permissions } = useMe();
  const { data, error, refetch } = useCall(employeePay, { id: employee.id });
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  return (
    <Stack>
      <NotedLine id={employee.id} name={employee.name} />
      {data ? (
        <>
          {permissions['compensations.view'] !== undefined && (
            <SectionCard title={labels.many(compensations.name)}>
              <ChildList resource={compensations} employee={employee} readOnly />
            </SectionCard>
          )}
          <SectionCard title={labels.many(bankAccounts.name)}>
            <ChildList resource={bankAccounts} employee={employee} rows={data.bank_accounts} readOnly={employee.can?.update_pay !== true} />
          </SectionCard>
          <SectionCard title={labels.many(costShares.name)}>
            <ChildList resource={costShares} employee={employee} readOnly={employee.can?.update_pay !== true} />
          </SectionCard>
          <SectionCard title={labels.many(taxDetails.name)}>
            <ChildList resource={taxDetails} employee={employee} readOnly={employee.can?.update_pay !== true} />
          </SectionCard>
          <SectionCard title={labels.many(payOpenings.name)}>
            <ChildList resource={payOpenings} employee={employee} readOnly={employee.can?.update_pay !== true} />
          </SectionCard>
        </>
      ) : (
        <CardsSkeleton />
      )}
    </Stack>
  );
}

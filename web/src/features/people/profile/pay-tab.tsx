import { bankAccounts } from '@cadre/contract/resources/bank-accounts';
import { ChildList } from '../../../crud/child-list.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { FailedState } from '../../../ui/states.tsx';
import { NotedLine } from './personal-tab.tsx';
import { CardsSkeleton } from './profile-skeleton.tsx';
import { SectionCard } from './section-card.tsx';
import { type Profile, usePay } from './use-profile.ts';

/** Where pay goes to. Numbers are masked; each is opened one by one and on record. */
export function PayTab({ profile: { employee } }: { profile: Profile }) {
  const labels = useLabels();
  const { data, error, refetch } = usePay(employee.id);
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  return (
    <>
      <NotedLine id={employee.id} name={employee.name} />
      {data ? (
        <SectionCard title={labels.many(bankAccounts.name)}>
          <ChildList
            resource={bankAccounts}
            employeeId={employee.id}
            rows={data.bank_accounts}
            readOnly={employee.can?.update_pay !== true}
          />
        </SectionCard>
      ) : (
        <CardsSkeleton />
      )}
    </>
  );
}

import { leaves } from '@cadre/contract/resources/leaves';
import { ownedBy } from '../../crud/page.ts';
import { ResourcePage } from '../../crud/resource-page.tsx';
import { useMe } from '../../platform/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Stack } from '../../ui/stack.tsx';
import { BalanceCards } from './balance-cards.tsx';
import { categoryKind } from './category-kind.tsx';
import { LeaveDays } from './leave-days.tsx';
import { useLeaveForm } from './use-leave-form.tsx';

/** One's own leave: what is left of each kind, and every request. */
export function MyLeavesPage() {
  const t = useTexts();
  const { employee } = useMe();
  const form = useLeaveForm();
  if (!employee) return null;
  return (
    <Stack>
      <BalanceCards id="self" />
      <ResourcePage
        resource={leaves}
        narrowed={{ employee_id: 'self' }}
        owner={ownedBy(employee)}
        hideFields={['employee_id']}
        kinds={categoryKind}
        formTitle={t('leave.request')}
        lead={(row) => <LeaveDays row={row} />}
        {...form}
      />
    </Stack>
  );
}

import { excuses } from '@cadre/contract/resources/excuses';
import { ownedBy } from '../../../crud/page.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { excuseForm } from './excuse-form.tsx';
import { QuotaCard } from './quota-card.tsx';
import { useStartedExcuse } from './use-started-excuse.ts';

/** The user's own excuses and corrections, and the remaining allowance of the month. */
export function MyExcusesPage() {
  const t = useTexts();
  const { employee } = useMe();
  const initial = useStartedExcuse();
  if (!employee) return null;
  return (
    <Stack>
      <QuotaCard />
      {initial ? (
        <ResourcePage
          resource={excuses}
          list={{ fixedFilters: { employee_id: 'self' } }}
          owner={ownedBy(employee)}
          hideFields={['employee_id', 'month_quota']}
          form={{ title: t('excuse.request'), initial, ...excuseForm }}
        />
      ) : (
        <Skeleton columns={4} rows={6} />
      )}
    </Stack>
  );
}

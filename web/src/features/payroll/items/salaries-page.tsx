import { compensations } from '@cadre/contract/resources/compensations';
import { TrendingUp } from 'lucide-react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import type { Draft, Row } from '../../../fields/kind.ts';
import { owner } from '../../../fields/kinds/owner.tsx';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Stack } from '../../../ui/layout/stack.tsx';
import { amountKinds } from '../amounts/amount-kinds.tsx';
import { usePayPeriods } from '../use-pay-periods.ts';
import { ItemTools } from './item-tools.tsx';
import { MailboxOfSalary } from './mailbox-of-salary.tsx';
import { SalaryPreview } from './salary-preview.tsx';
import { SalarySteps } from './salary-steps.tsx';
import { inputForSalary } from './simulation-input.ts';
import { useMonthOfList } from './use-month-of-list.tsx';
import { YearCost } from './year-cost.tsx';

const kinds = { ...amountKinds(compensations), employee_id: { ...owner, width: 188 } };

const none: readonly string[] = [];
const withoutPeriods = ['frequency'];

const showsSalaryField = (name: string, { basis }: Draft): boolean => name !== 'follows_fte' || (basis ?? 'monthly') === 'monthly';

/** All employees' salaries in a month; a row opens its history and its planned changes. */
export function SalariesPage() {
  const t = useTexts();
  const parameters = useParameters();
  const { permissions, employee } = useMe();
  const { query, toolbarStart } = useMonthOfList();
  const hasPeriods = usePayPeriods() !== null;
  const views: BuiltInView[] = [
    { key: 'pending', name: t('payItems.view_pending'), filters: { status: ['pending'] }, sort: { by: 'created_at', dir: 'asc' } },
  ];
  const mayChange = (row: Row) => permissions['compensations.create'] !== undefined && row.employee_id !== employee?.id;
  const change = (row: Row) => parameters.push({ new: '1', id: undefined, for: String(row.employee_id) });
  const person = Number(parameters.get('for'));
  return (
    <ResourcePage
      resource={compensations}
      kinds={kinds}
      hideFields={hasPeriods ? none : withoutPeriods}
      list={{
        views,
        query,
        toolbarStart,
        toolbar: <ItemTools of="compensations" />,
        rowActions: (row) =>
          mayChange(row) ? [{ key: 'change', label: t('payItems.change_salary'), icon: TrendingUp, onSelect: () => change(row) }] : [],
      }}
      form={{
        initial: person > 0 ? { employee_id: person } : {},
        hideSaveAndNew: true,
        showsField: showsSalaryField,
        aside: (draft) => (
          <Stack gap={4}>
            <MailboxOfSalary employeeId={Number(draft.employee_id ?? 0)} />
            <SalaryPreview draft={draft} />
            <YearCost params={inputForSalary(draft)} currency={draft.currency} />
          </Stack>
        ),
      }}
      record={{
        detail: (row) => (
          <Stack gap={4}>
            {row.status === 'pending' && <MailboxOfSalary employeeId={Number(row.employee_id)} />}
            <SalarySteps employeeId={Number(row.employee_id)} />
          </Stack>
        ),
      }}
    />
  );
}

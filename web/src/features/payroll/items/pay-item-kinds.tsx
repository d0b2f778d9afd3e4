import { allowances } from '@cadre/contract/resources/allowances';
import { deductions } from '@cadre/contract/resources/deductions';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { KindOverrides } from '../../../fields/index.ts';
import type { CellProps, NamedRef } from '../../../fields/kind.ts';
import { month } from '../../../fields/kinds/month.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { ShareBar } from '../../../ui/charts/share-bar.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { PersonName } from '../../../ui/people/person-name.tsx';
import { Amount } from '../amounts/amount.tsx';
import { amountKinds } from '../amounts/amount-kinds.tsx';
import { payMonthsKind } from './pay-months-kind.tsx';

const targets = ['department', 'job', 'branch'] as const;

/** The target by name; an employee with their picture. */
function TargetCell({ row }: CellProps) {
  const labels = useLabels();
  if (row.employee) return <PersonName name={(row.employee as NamedRef).name} pic={row.pic as string | null | undefined} />;
  const named = targets.flatMap((target) => (row[target] ? [(row[target] as NamedRef).name] : []))[0];
  return named ?? labels.option(allowances.name, 'target', 'everybody');
}

/** An amount, or a share and its base. */
function AmountCell({ row, field, format }: CellProps) {
  const labels = useLabels();
  const { amount, rate_bp, currency, base } = row;
  if (typeof rate_bp === 'number')
    return (
      <span className="digits whole">
        {format.share(rate_bp)} · {labels.option(field.noun, 'base', String(base))}
      </span>
    );
  return typeof amount === 'number' ? <Amount value={amount} currency={String(currency)} /> : <EmptyValue />;
}

const FirstMonthCell = ({ row, ...cell }: CellProps) => <month.Cell {...cell} row={row} value={row.start_month ?? row.month} />;
const LastMonthCell = ({ row, ...cell }: CellProps) => <month.Cell {...cell} row={row} value={row.end_month ?? row.month} />;

/** The remaining balance of a loan, and the part already paid back. */
function RemainingCell({ row }: CellProps) {
  const { principal, remaining, currency } = row;
  if (typeof principal !== 'number' || typeof remaining !== 'number') return <EmptyValue />;
  return (
    <Stack gap={1}>
      <Amount value={remaining} currency={String(currency)} />
      <ShareBar whole={principal} size="small" parts={[{ name: 'paid', value: principal - remaining, tone: 'green' }]} />
    </Stack>
  );
}

export const payItemKinds: KindOverrides = {
  ...amountKinds(deductions),
  employee_id: { Cell: TargetCell, width: 188 },
  name: { width: 150 },
  amount: { Cell: AmountCell, width: 146, lacks: ({ amount, rate_bp }) => amount === null && rate_bp === null },
  start_month: { Cell: FirstMonthCell },
  end_month: { Cell: LastMonthCell },
  remaining: { Cell: RemainingCell },
  pay_months: payMonthsKind,
};

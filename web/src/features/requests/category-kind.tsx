import { employeeBalances } from '@cadre/contract/calls/leave-balances';
import { leaves } from '@cadre/contract/resources/leaves';
import { type KindOverrides, kindOf } from '../../fields/index.ts';
import type { CellProps, InputProps } from '../../fields/kind.ts';
import { ReferenceInput } from '../../fields/kinds/reference.tsx';
import { useAmount } from '../../fields/use-amount.ts';
import { useCall } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { Swatch } from '../../ui/inputs/swatch.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';

const { Cell } = kindOf('leave_category_id', leaves.fields.leave_category_id);

/** A category is known by its colour wherever leave is shown. */
const CategoryCell = (cell: CellProps) => (
  <Cluster as="span" gap={2}>
    <Swatch color={String(cell.row.color)} />
    <span>
      <Cell {...cell} />
    </span>
  </Cluster>
);

/** With permission for a person's balances, the options are that person's categories with the amount left. */
function CategoryInput(input: InputProps) {
  const t = useTexts();
  const amountOf = useAmount();
  const { value, draft, row } = input;
  const person = draft.employee_id ?? row?.employee_id ?? 'self';
  const { data } = useCall(employeeBalances, { id: person as number | 'self' }, { meta: { quiet: true }, retry: false });
  const options = (data?.balances ?? []).map(({ category, balance_mode, available }) => ({
    value: category.id,
    label: category.name,
    color: category.color,
    ...(balance_mode === 'tracked' && { note: t('leave.left', { amount: amountOf(available, category.unit) }) }),
  }));
  const isListed = value === undefined || value === null || options.some((option) => option.value === value);
  return <ReferenceInput {...input} offered={isListed && options.length > 0 ? options : undefined} />;
}

export const categoryKind: KindOverrides = { leave_category_id: { Cell: CategoryCell, width: 152, Input: CategoryInput } };

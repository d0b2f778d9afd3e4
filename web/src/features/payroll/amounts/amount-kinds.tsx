import type { Resource } from '@cadre/contract/resource';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { KindOverrides } from '../../../fields/index.ts';
import type { CellProps } from '../../../fields/kind.ts';
import { Amount } from './amount.tsx';

/** The cells of a list of pay, which know when amounts are hidden. `differences` are the fields that show their sign. */
export function amountKinds({ fields }: Resource, differences: readonly string[] = []): KindOverrides {
  const names = Object.entries(fields).flatMap(([name, { kind }]) => (kind === 'money' ? [name] : []));
  return Object.fromEntries(names.map((name) => [name, { Cell: differences.includes(name) ? DifferenceCell : AmountCell }]));
}

const AmountCell = (props: CellProps) => <Cell {...props} isDifference={false} />;
const DifferenceCell = (props: CellProps) => <Cell {...props} isDifference />;

function Cell({ field, value, row, isDifference }: CellProps & { isDifference: boolean }) {
  const currency = field.kind === 'money' ? row[field.currency] : undefined;
  if (typeof value !== 'number' || typeof currency !== 'string') return <EmptyValue />;
  return <Amount value={value} currency={currency} isDifference={isDifference} />;
}

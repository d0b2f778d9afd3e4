import { leaves } from '@cadre/contract/resources/leaves';
import { type KindOverrides, kindOf } from '../../fields/index.ts';
import type { CellProps } from '../../fields/kind.ts';
import { Cluster } from '../../ui/stack.tsx';
import { Swatch } from '../../ui/swatch.tsx';

const { Cell } = kindOf('leave_category_id', leaves.fields.leave_category_id);

/** A category is known by its colour wherever leave is shown. */
const CategoryCell = (cell: CellProps) => (
  <Cluster as="span" gap={2}>
    <Swatch color={String(cell.row.color)} />
    <Cell {...cell} />
  </Cluster>
);

export const categoryKind: KindOverrides = { leave_category_id: { Cell: CategoryCell } };

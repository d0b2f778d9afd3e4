import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps, FieldKind } from '../../../fields/kind.ts';
import { driftLimit, useDrift } from '../use-drift.ts';
import './drift-kind.css';

function DriftCell({ value }: CellProps) {
  const drift = useDrift();
  if (typeof value !== 'number') return <EmptyValue />;
  return <span className={Math.abs(value) >= driftLimit ? 'needs-look' : ''}>{drift(value)}</span>;
}

export const driftKind: Partial<FieldKind> = { Cell: DriftCell, width: 120 };

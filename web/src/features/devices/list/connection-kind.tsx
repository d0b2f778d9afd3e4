import { devices } from '@cadre/contract/resources/devices';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import type { CellProps, FieldKind } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';

/** A device whose punches come as files never calls, so nobody waits for it. */
const ConnectionCell = ({ value, row }: CellProps) =>
  row.mode === 'file' ? <EmptyValue /> : <StatusBadge name="connection" field={devices.fields.connection} value={String(value)} />;

export const connectionKind: Partial<FieldKind> = { Cell: ConnectionCell, width: 110 };

import { EmptyValue } from '../empty-value.tsx';
import type { CellProps, FieldKind } from '../kind.ts';

/** The number of rights of a role; the rights themselves are on a separate page. */
const GrantsCell = ({ value }: CellProps) => (Array.isArray(value) ? <span className="digits whole">{value.length}</span> : <EmptyValue />);

export const grants: FieldKind = { Cell: GrantsCell, hint: 'select', width: 130, align: 'end' };

import { EmptyValue } from './empty-value.tsx';
import type { CellProps, FieldKind } from './kind.ts';

/** How many rights a role holds; which ones has a page of its own. */
const GrantsCell = ({ value }: CellProps) => (Array.isArray(value) ? <span className="number">{value.length}</span> : <EmptyValue />);

export const grants: FieldKind = { Cell: GrantsCell, hint: 'select', width: 130, align: 'end' };

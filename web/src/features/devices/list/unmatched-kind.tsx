import { Link } from '@tanstack/react-router';
import type { CellProps, FieldKind } from '../../../fields/kind.ts';
import { devicePath } from '../device-path.ts';
import './drift-kind.css';

/** The number opens what is behind it. */
const UnmatchedCell = ({ value, row, format }: CellProps) =>
  Number(value) > 0 ? (
    <Link className="needs-look" to={devicePath(row.id, 'numbers')} onClick={(event) => event.stopPropagation()}>
      {format.number(Number(value))}
    </Link>
  ) : (
    format.number(Number(value ?? 0))
  );

export const unmatchedKind: Partial<FieldKind> = { Cell: UnmatchedCell };

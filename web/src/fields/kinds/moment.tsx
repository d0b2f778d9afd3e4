import { EmptyValue } from '../empty-value.tsx';
import { DayFilter } from '../filters/day-filter.tsx';
import type { CellProps, FieldKind } from '../kind.ts';
import { date } from './date.tsx';

const MomentCell = ({ value, format }: CellProps) =>
  typeof value === 'string' ? <span className="digits whole">{format.moment(value)}</span> : <EmptyValue />;

/** Moments are recorded by the server; lists are filtered by day. */
export const moment: FieldKind = {
  Cell: MomentCell,
  Filter: DayFilter,
  ...(date.Chosen && { Chosen: date.Chosen }),
  hint: 'date',
  width: 162,
};

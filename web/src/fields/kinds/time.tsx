import { TimeInput } from '../../ui/dates/time-input.tsx';
import { EmptyValue, isEmpty } from '../empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../kind.ts';

const TimeCell = ({ value }: CellProps) => (isEmpty(value) ? <EmptyValue /> : <span className="digits whole">{String(value)}</span>);

const TimeField = ({ field: _field, draft: _draft, row: _row, value, ...rest }: InputProps) => (
  <TimeInput {...rest} value={String(value ?? '')} />
);

export const time: FieldKind = { Cell: TimeCell, Input: TimeField, hint: 'time', width: 90 };

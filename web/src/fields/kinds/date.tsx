import { useFormat } from '../../platform/format/format.ts';
import { DateInput } from '../../ui/dates/date-input.tsx';
import { EmptyValue } from '../empty-value.tsx';
import { DayFilter } from '../filters/day-filter.tsx';
import { rangeText } from '../filters/range-filter.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';

const DateCell = ({ value, format }: CellProps) =>
  typeof value === 'string' ? <span className="digits whole">{format.date(value)}</span> : <EmptyValue />;

const DateField = ({ field: _field, draft: _draft, row: _row, value, ...rest }: InputProps) => (
  <DateInput {...rest} value={String(value ?? '')} />
);

function DateChosen({ value }: Pick<FilterProps, 'value'>) {
  const format = useFormat();
  return rangeText(value, (bound) => format.date(String(bound)));
}

export const date: FieldKind = { Cell: DateCell, Input: DateField, Filter: DayFilter, Chosen: DateChosen, hint: 'date', width: 119 };

import { useFormat } from '../../platform/format/format.ts';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { EmptyValue } from '../empty-value.tsx';
import { NumberFilter } from '../filters/number-filter.tsx';
import { rangeText } from '../filters/range-filter.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';

const IntegerCell = ({ value, format }: CellProps) =>
  typeof value === 'number' ? <span className="digits whole">{format.number(value)}</span> : <EmptyValue />;

const IntegerInput = ({ field: _field, draft: _draft, row: _row, ...rest }: InputProps) => <NumberInput {...rest} decimals={0} />;

function IntegerChosen({ value }: Pick<FilterProps, 'value'>) {
  const format = useFormat();
  return rangeText(value, (bound) => format.number(Number(bound)));
}

export const integer: FieldKind = {
  Cell: IntegerCell,
  Input: IntegerInput,
  Filter: (props) => <NumberFilter {...props} decimals={0} />,
  Chosen: IntegerChosen,
  hint: 'enter',
  width: 92,
  align: 'end',
};

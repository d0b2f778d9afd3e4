import type { Field } from '@cadre/contract/fields';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { NumberFilter } from '../filters/number-filter.tsx';
import type { CellProps, FieldKind, InputProps } from '../kind.ts';
import { useAmount } from '../use-amount.ts';
import { integer } from './integer.tsx';

/** A value that may be smaller than a hundredth, for example an exchange rate, is typed with six decimals. */
const DecimalInput = ({ field, draft: _draft, row: _row, ...rest }: InputProps) => (
  <NumberInput {...rest} decimals={field.kind === 'decimal' && field.min !== undefined && field.min > 0 && field.min < 0.01 ? 6 : 2} />
);

function DecimalCell(props: CellProps) {
  const { field, value, row } = props;
  const amountOf = useAmount();
  const unit = field.kind === 'decimal' ? field.unit : undefined;
  if (typeof value !== 'number' || !unit) return <integer.Cell {...props} />;
  return <span className="digits whole">{amountOf(value, unit === 'day' ? unit : String(row[unit.in]))}</span>;
}

const width = (field: Field): number => (field.kind === 'decimal' && field.unit ? 104 : 92);

/** Like an integer, with decimals and a unit. */
export const decimal: FieldKind = {
  ...integer,
  Cell: DecimalCell,
  Input: DecimalInput,
  width,
  Filter: (props) => <NumberFilter {...props} decimals={2} />,
};

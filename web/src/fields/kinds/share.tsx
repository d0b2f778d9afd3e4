import { useFormat } from '../../platform/format/format.ts';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { EmptyValue } from '../empty-value.tsx';
import { NumberFilter } from '../filters/number-filter.tsx';
import { rangeText } from '../filters/range-filter.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';

/** Basis points in one percent: users type percent, the record stores basis points. */
const perPercent = 100;

const ShareCell = ({ value, format }: CellProps) =>
  typeof value === 'number' ? <span className="digits whole">{format.share(value)}</span> : <EmptyValue />;

const ShareInput = ({ field: _field, draft: _draft, row: _row, ...rest }: InputProps) => (
  <NumberInput {...rest} decimals={2} factor={perPercent} unit="%" />
);

function ShareChosen({ value }: Pick<FilterProps, 'value'>) {
  const format = useFormat();
  return rangeText(value, (bound) => format.share(Number(bound)));
}

export const share: FieldKind = {
  Cell: ShareCell,
  Input: ShareInput,
  Filter: (props) => <NumberFilter {...props} decimals={2} factor={perPercent} unit="%" />,
  Chosen: ShareChosen,
  hint: 'enter',
  width: 130,
  align: 'end',
};

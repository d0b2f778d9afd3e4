import type { Field } from '@cadre/contract/fields';
import { currencyDigits } from '@cadre/rules/money';
import { useFormat } from '../../platform/format/format.ts';
import { NumberInput } from '../../ui/inputs/number-input.tsx';
import { EmptyValue } from '../empty-value.tsx';
import { NumberFilter } from '../filters/number-filter.tsx';
import { rangeText } from '../filters/range-filter.tsx';
import type { CellProps, Draft, FieldKind, FilterProps, InputProps } from '../kind.ts';

const currencyBeside = (field: Field, record: Draft): string | undefined => {
  const beside = field.kind === 'money' ? record[field.currency] : undefined;
  return typeof beside === 'string' ? beside : undefined;
};

function MoneyCell({ field, value, row, format }: CellProps) {
  if (typeof value !== 'number') return <EmptyValue />;
  const currency = currencyBeside(field, row);
  return <span className="digits whole">{currency ? format.money(value, currency) : format.number(value)}</span>;
}

function MoneyInput({ field, draft, row: _row, ...rest }: InputProps) {
  const currency = currencyBeside(field, draft);
  return <NumberInput {...rest} decimals={currencyDigits(currency ?? '') ?? 2} unit={currency} />;
}

function MoneyChosen({ value }: Pick<FilterProps, 'value'>) {
  const format = useFormat();
  return rangeText(value, (bound) => format.number(Number(bound)));
}

export const money: FieldKind = {
  Cell: MoneyCell,
  Input: MoneyInput,
  Filter: (props) => <NumberFilter {...props} decimals={2} />,
  Chosen: MoneyChosen,
  hint: 'enter',
  width: 136,
  align: 'end',
};

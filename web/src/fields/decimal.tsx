import { NumberInput } from '../ui/number-input.tsx';
import { integer } from './integer.tsx';
import type { FieldKind, InputProps } from './kind.ts';
import { NumberFilter } from './number-filter.tsx';

/** What may be smaller than a hundredth, such as a rate of exchange, is typed with six decimals. */
const DecimalInput = ({ field, draft: _draft, row: _row, ...rest }: InputProps) => (
  <NumberInput {...rest} decimals={field.kind === 'decimal' && field.min !== undefined && field.min > 0 && field.min < 0.01 ? 6 : 2} />
);

/** A number like any other, with what stands behind the point. */
export const decimal: FieldKind = { ...integer, Input: DecimalInput, Filter: (props) => <NumberFilter {...props} decimals={2} /> };

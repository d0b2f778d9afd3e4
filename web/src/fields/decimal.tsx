import { NumberInput } from '../ui/number-input.tsx';
import { integer } from './integer.tsx';
import type { FieldKind, InputProps } from './kind.ts';
import { NumberFilter } from './number-filter.tsx';

const DecimalInput = ({ field: _field, draft: _draft, row: _row, ...rest }: InputProps) => <NumberInput {...rest} decimals={2} />;

/** A number like any other, with what stands behind the point. */
export const decimal: FieldKind = { ...integer, Input: DecimalInput, Filter: (props) => <NumberFilter {...props} decimals={2} /> };

import { type Field, toneOf } from '@cadre/contract/fields';
import { useFormat } from '../../platform/format/format.ts';
import { EmptyValue } from '../empty-value.tsx';
import { OptionFilter } from '../filters/option-filter.tsx';
import type { CellProps, FieldKind, FilterProps, InputProps } from '../kind.ts';
import { type Labels, useLabels } from '../labels.ts';
import { LazyPickInput } from '../lazy-pick-input.tsx';
import { StatusBadge } from '../status-badge.tsx';

const optionsOf = (field: Field, name: string, labels: Labels) =>
  field.kind === 'choice' ? field.options.map((value) => ({ value, label: labels.option(field.noun, name, value) })) : [];

function ChoiceCell({ name, field, value }: CellProps) {
  const labels = useLabels();
  if (typeof value !== 'string') return <EmptyValue />;
  return toneOf(field, value) ? <StatusBadge name={name} field={field} value={value} /> : labels.option(field.noun, name, value);
}

function ChoiceInput({ name, field, value, ...rest }: InputProps) {
  const labels = useLabels();
  const chosen = typeof value === 'string' ? value : undefined;
  return <LazyPickInput {...rest} value={chosen} options={optionsOf(field, name, labels)} clearable={!field.required} />;
}

function ChoiceFilter({ name, field, ...rest }: FilterProps) {
  const labels = useLabels();
  return <OptionFilter {...rest} options={optionsOf(field, name, labels)} />;
}

function ChoiceChosen({ name, field, value }: Pick<FilterProps, 'name' | 'field' | 'value'>) {
  const labels = useLabels();
  const format = useFormat();
  return Array.isArray(value) ? format.list(value.map((one) => labels.option(field.noun, name, String(one)))) : null;
}

export const choice: FieldKind = {
  Cell: ChoiceCell,
  Input: ChoiceInput,
  Filter: ChoiceFilter,
  Chosen: ChoiceChosen,
  hint: 'select',
  width: 96,
};

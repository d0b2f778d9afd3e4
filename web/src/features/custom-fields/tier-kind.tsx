import { isTierOf } from '@cadre/contract/resources/custom-fields';
import { EmptyValue } from '../../fields/empty-value.tsx';
import type { CellProps, FieldKind, InputProps } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { LazyPickInput } from '../../fields/lazy-pick-input.tsx';

function TierInput({ name, field, value, draft, row, ...rest }: InputProps) {
  const labels = useLabels();
  const model = draft.model ?? row?.model;
  const tiers = field.kind === 'choice' ? field.options.filter((tier) => isTierOf(model, tier)) : [];
  const options = tiers.map((tier) => ({ value: tier, label: labels.option(field.noun, name, tier) }));
  return <LazyPickInput {...rest} value={typeof value === 'string' ? value : undefined} options={options} clearable />;
}

function TierCell({ name, field, value }: CellProps) {
  const labels = useLabels();
  return typeof value === 'string' ? labels.option(field.noun, name, value) : <EmptyValue />;
}

/** Offers only the tiers of the field's resource. */
export const tierKind: Partial<FieldKind> = { Input: TierInput, Cell: TierCell };

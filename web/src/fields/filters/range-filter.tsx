import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import type { FilterProps } from '../kind.ts';
import { isRange } from './filter-value.ts';

type Bound = string | number | undefined;
type Props = Pick<FilterProps, 'value' | 'onChange'> & {
  input: (bound: { id: string; value: Bound; onChange: (value: Bound) => void }) => ReactNode;
  id: string;
};

/** From … to …, both included; either may stay open. */
export function RangeFilter({ id, value, onChange, input }: Props) {
  const t = useTexts();
  const { from, to } = isRange(value) ? value : {};
  const take = (next: { from: Bound; to: Bound }) =>
    onChange({ ...(next.from !== undefined && { from: next.from }), ...(next.to !== undefined && { to: next.to }) });
  return (
    <div className="middle grid range-filter">
      <label htmlFor={`${id}-from`}>{t('lists.from')}</label>
      {input({ id: `${id}-from`, value: from, onChange: (bound) => take({ from: bound, to }) })}
      <label htmlFor={`${id}-to`}>{t('lists.to')}</label>
      {input({ id: `${id}-to`, value: to, onChange: (bound) => take({ from, to: bound }) })}
    </div>
  );
}

export const rangeText = (value: FilterProps['value'], show: (bound: string | number) => string): string => {
  const { from, to } = isRange(value) ? value : {};
  if (from !== undefined && from === to) return show(from);
  if (to === undefined) return from === undefined ? '' : `≥ ${show(from)}`;
  return from === undefined ? `≤ ${show(to)}` : `${show(from)} – ${show(to)}`;
};

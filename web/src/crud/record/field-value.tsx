import type { Field } from '@cadre/contract/fields';
import { type KindOverrides, kindOf } from '../../fields/index.ts';
import type { Draft, Row } from '../../fields/kind.ts';
import { useFormat } from '../../platform/format/format.ts';

type Props = { name: string; field: Field; record: Draft; kinds: KindOverrides | undefined };

/** A value out of its row: a reference is known by number alone there, so its name is looked up as for a filter. */
export function FieldValue({ name, field, record, kinds }: Props) {
  const format = useFormat();
  const { Cell, Chosen } = kindOf(name, field, kinds);
  const value = record[name];
  const ids = typeof value === 'number' ? [value] : value;
  if ('to' in field && Chosen && Array.isArray(ids) && ids.length > 0) return <Chosen name={name} field={field} value={ids as number[]} />;
  return <Cell name={name} field={field} value={value} row={record as Row} format={format} />;
}

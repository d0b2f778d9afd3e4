import { fieldOf, type Resource } from '@cadre/contract/resource';
import { kindOf } from '../../fields/index.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { customRows } from '../use-effective.ts';

/** The custom fields that the row has; guarded ones are listed with other guarded fields. */
export function customNames(resource: Resource, row: Row, isGuarded: boolean): string[] {
  const names = customRows(resource).flat();
  return names.filter((name) => {
    const tier = fieldOf(resource, name)?.tier;
    return row[name] !== undefined && (tier !== undefined && resource.access.tiers?.[tier]?.guarded === true) === isGuarded;
  });
}

/** These fields of a record under their names. */
export function CustomDetails({ resource, row, names }: { resource: Resource; row: Row; names: readonly string[] }) {
  const labels = useLabels();
  const format = useFormat();
  return (
    <DescriptionList>
      {names.map((name) => {
        const field = fieldOf(resource, name);
        if (!field) return null;
        const { Cell } = kindOf(name, field);
        return (
          <Description key={name} label={labels.field(resource.name, name)}>
            <Cell name={name} field={field} value={row[name]} row={row} format={format} />
          </Description>
        );
      })}
    </DescriptionList>
  );
}

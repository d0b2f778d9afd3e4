import { isSealed } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { RevealValue } from '../../../crud/reveal-value.tsx';
import { kindOf } from '../../../fields/index.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { Description, DescriptionList } from '../../../ui/description-list.tsx';

/** Values of a record under their names; what the reader may not know is not there. */
export function Facts({ resource, row, names }: { resource: Resource; row: Row; names: readonly string[] }) {
  const labels = useLabels();
  const format = useFormat();
  return (
    <DescriptionList>
      {names.map((name) => {
        const field = fieldOf(resource, name);
        if (!field || row[name] === undefined) return null;
        const { Cell } = kindOf(name, field);
        return (
          <Description key={name} label={labels.field(resource.name, name)}>
            {isSealed(field) ? (
              <RevealValue resource={resource} id={row.id} field={name} value={row[name]} />
            ) : (
              <Cell name={name} field={field} value={row[name]} row={row} format={format} />
            )}
          </Description>
        );
      })}
    </DescriptionList>
  );
}

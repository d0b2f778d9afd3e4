import { isSealed } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import type { ReactNode } from 'react';
import { useLocale } from 'use-intl';
import { RevealValue } from '../../crud/record/reveal-value.tsx';
import { kindOf } from '../../fields/index.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { inNameOrder } from '../../fields/name-order.ts';
import { useFormat } from '../../platform/format/format.ts';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';

type Props = {
  resource: Resource;
  row: Row;
  names: readonly string[];
  /** A note below a value. */
  noteFor?: (name: string) => ReactNode;
};

/** Values of a record with their labels; values that the user may not see are left out. */
export function Facts({ resource, row, names, noteFor }: Props) {
  const labels = useLabels();
  const language = useLocale();
  return (
    <DescriptionList>
      {inNameOrder(names, language).map((name) => {
        const note = noteFor?.(name);
        if (row[name] === undefined && !note) return null;
        return (
          <Description key={name} label={labels.field(resource.name, name)} note={note}>
            <Fact resource={resource} row={row} name={name} />
          </Description>
        );
      })}
    </DescriptionList>
  );
}

function Fact({ resource, row, name }: { resource: Resource; row: Row; name: string }) {
  const format = useFormat();
  const field = fieldOf(resource, name);
  if (!field) return null;
  if (isSealed(field)) return <RevealValue resource={resource} id={row.id} field={name} value={row[name]} />;
  const { Cell } = kindOf(name, field);
  return <Cell name={name} field={field} value={row[name]} row={row} format={format} />;
}

import { isSealed } from '@cadre/contract/fields';
import { fieldOf, type Resource } from '@cadre/contract/resource';
import { DiffValue } from '../../../crud/diff-value.tsx';
import { RevealValue } from '../../../crud/reveal-value.tsx';
import type { Change } from '../../../fields/changes.tsx';
import { kindOf } from '../../../fields/index.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';

type Props = { resource: Resource; record: Row; rows: readonly (readonly string[])[]; asked?: readonly Change[] };

/** Fields as the form groups them; beside a value stands what it shall become, as long as nobody has decided. */
export function OwnFields({ resource, record, rows, asked = [] }: Props) {
  const t = useTexts();
  const labels = useLabels();
  return (
    <dl className="own-fields">
      {rows.flat().map((name) => {
        const change = asked.find(({ field }) => field === name);
        if (record[name] === undefined && !change) return null;
        return (
          <div key={name} className={change ? 'own-fields__asked' : undefined}>
            <dt>{labels.field(resource.name, name)}</dt>
            <dd>
              <Value resource={resource} record={record} name={name} />
              {change && (
                <span className="own-fields__wish">
                  {t('self.shall_be')} <DiffValue model={resource.name} field={name} value={change.new} name={change.new_name} />
                </span>
              )}
            </dd>
          </div>
        );
      })}
    </dl>
  );
}

function Value({ resource, record, name }: { resource: Resource; record: Row; name: string }) {
  const format = useFormat();
  const field = fieldOf(resource, name);
  if (!field) return null;
  if (isSealed(field)) return <RevealValue resource={resource} id={record.id} field={name} value={record[name]} />;
  const { Cell } = kindOf(name, field);
  return <Cell name={name} field={field} value={record[name]} row={record} format={format} />;
}

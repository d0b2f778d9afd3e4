import { fieldOf } from '@cadre/contract/resource';
import { kindOf } from '../../fields/index.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import type { Page } from '../page.ts';
import { recordRows } from './record-rows.ts';

/** The fields as the form groups them; what the caller may not read is not there. */
export function RecordFields({ page: { resource, options }, row }: { page: Page; row: Row }) {
  const labels = useLabels();
  const format = useFormat();
  const hidden = options.hideFields ?? [];
  return (
    <div className="record-fields">
      {recordRows(resource, row, hidden).map((names) => (
        <dl key={names.join()} className="record-fields__row">
          {names.map((name) => {
            const field = fieldOf(resource, name);
            if (!field) return null;
            const { Cell } = kindOf(name, field, options.kinds);
            return (
              <div key={name}>
                <dt>{labels.field(resource.name, name)}</dt>
                <dd>
                  <Cell name={name} field={field} value={row[name]} row={row} format={format} />
                </dd>
              </div>
            );
          })}
        </dl>
      ))}
    </div>
  );
}

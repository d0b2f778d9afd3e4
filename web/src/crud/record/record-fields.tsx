import { fieldOf } from '@cadre/contract/resource';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { kindOrLines } from '../lines/lines-kind.tsx';
import type { Page } from '../page.ts';
import { recordRows } from './record-rows.ts';

/** The fields as the form groups them; fields that the caller may not read are missing. */
export function RecordFields({ page: { resource, options }, row }: { page: Pick<Page, 'resource' | 'options'>; row: Row }) {
  const labels = useLabels();
  const format = useFormat();
  const hidden = options.hideFields ?? [];
  return (
    <div className="stacked">
      {recordRows(resource, row, hidden).map((names) => (
        <DescriptionList key={names.join()} className="record-fields__row">
          {names.map((name) => {
            const field = fieldOf(resource, name);
            if (!field) return null;
            const { Cell } = kindOrLines(name, field, options.kinds);
            return (
              <Description key={name} label={labels.field(resource.name, name)}>
                <Cell name={name} field={field} value={row[name]} row={row} format={format} />
              </Description>
            );
          })}
        </DescriptionList>
      ))}
    </div>
  );
}

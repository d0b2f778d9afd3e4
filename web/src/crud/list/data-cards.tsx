import { fieldOf, type Resource } from '@cadre/contract/resource';
import { isEmpty } from '../../fields/empty-value.tsx';
import { kindOf } from '../../fields/index.ts';
import type { Row } from '../../fields/kind.ts';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format/format.ts';
import { RowAnchor } from '../../ui/table/row-link.tsx';
import { SelectBox } from './bulk/select-box.tsx';
import { RowMenuButton } from './row-menu.tsx';
import type { ViewProps } from './views/view-props.ts';

const metaLines = 3;

/** The rows on a narrow screen: title, status, the most important fields, menu. */
export function DataCards({ page, rows, columns, active, selection, onMenu, hasMenu }: ViewProps) {
  const { resource, options, hrefOf, open } = page;
  const labels = useLabels();
  const format = useFormat();
  const status = resource.life.status?.field;
  const title = titleOf(resource, columns);

  const lines = options.list?.cardLines?.filter((name) => columns.includes(name)) ?? columns;

  const isBare = (name: string, row: Row): boolean => {
    const field = fieldOf(resource, name);
    return !field || (kindOf(name, field, options.kinds).lacks?.(row) ?? isEmpty(row[name]));
  };
  const cellOf = (name: string, row: Row) => {
    const field = fieldOf(resource, name);
    if (!field) return null;
    const { Cell } = kindOf(name, field, options.kinds);
    return <Cell name={name} field={field} value={row[name]} row={row} format={format} />;
  };
  return (
    <ul>
      {rows.map((row, index) => (
        <li key={row.id} className={`relative data-card ${index === active ? 'data-card--active' : ''}`}>
          <div className="line wraps data-card__head">
            {selection && <SelectBox page={page} row={row} selection={selection} />}
            <RowAnchor href={hrefOf(row)} onOpen={() => open(row)}>
              {cellOf(title, row)}
            </RowAnchor>
            {status && columns.includes(status) && cellOf(status, row)}
            {hasMenu(row) && <RowMenuButton page={page} row={row} onMenu={onMenu} />}
          </div>
          <dl className="stacked gap-half meta-type data-card__meta">
            {lines
              .filter((name) => name !== title && name !== status && !isBare(name, row))
              .slice(0, metaLines)
              .map((name) => (
                <div className="line gap-2 shrinkable" key={name}>
                  <dt className="muted rigid">{labels.field(resource.name, name)}</dt>
                  <dd className="cut shrinkable">{cellOf(name, row)}</dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

/** The title of a card. The employee identifies a record better than its label, and a date alone identifies nothing. */
function titleOf(resource: Resource, columns: readonly string[]): string {
  const [first = 'id'] = columns;
  const isNamed = columns.includes(resource.label) && fieldOf(resource, resource.label)?.kind !== 'date';
  return isNamed && first !== 'employee_id' ? resource.label : first;
}

import { openOnClick } from '../../ui/open-on-click.ts';
import { useScrollEdges } from '../../ui/use-scroll-edges.ts';
import { useTableColumns } from './use-table-columns.tsx';
import type { ViewProps } from './view-props.ts';

/** The rows as a table: the first column stays in sight and opens the record, one shared menu serves all rows. */
export function DataTable(props: ViewProps) {
  const { page, rows, active } = props;
  const columns = useTableColumns(props);
  const box = useScrollEdges();
  const total = columns.reduce((sum, { width }) => sum + width, 0);
  return (
    <div ref={box} className="data-table">
      <table style={{ width: total }}>
        <colgroup>
          {columns.map(({ name, width }) => (
            <col key={name} style={{ width }} />
          ))}
        </colgroup>
        <thead>
          <tr>
            {columns.map(({ name, head, className, stays, sort }) => (
              <th key={name} scope="col" className={className} style={stays} aria-sort={sort}>
                {head}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <tr key={row.id} className={index === active ? 'data-table__active' : undefined} onClick={openOnClick(() => page.open(row))}>
              {columns.map(({ name, className, stays, isHeading, cell }) => {
                const Tag = isHeading ? 'th' : 'td';
                return (
                  <Tag key={name} className={className} style={stays} {...(isHeading && { scope: 'row' })}>
                    {cell(row)}
                  </Tag>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

import { useLabels } from '../../fields/labels.ts';
import { Table } from '../../ui/table/table.tsx';
import { useColumnsInRoom } from './columns/use-columns-in-room.ts';
import { useTableColumns } from './columns/use-table-columns.tsx';
import type { ViewProps } from './views/view-props.ts';

/** The rows as a table: the first column stays in sight and opens the record, one shared menu serves all rows. */
export function DataTable(props: ViewProps) {
  const { page, rows, active } = props;
  const labels = useLabels();
  const { box, columns } = useColumnsInRoom(useTableColumns(props), props);
  return (
    <Table
      boxRef={box}
      label={labels.many(page.resource.name)}
      columns={columns}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={page.open}
      isActive={(_, index) => index === active}
    />
  );
}

import { useLabels } from '../../fields/labels.ts';
import { Table } from '../../ui/table.tsx';
import { useTableColumns } from './use-table-columns.tsx';
import type { ViewProps } from './view-props.ts';

/** The rows as a table: the first column stays in sight and opens the record, one shared menu serves all rows. */
export function DataTable(props: ViewProps) {
  const { page, rows, active } = props;
  const labels = useLabels();
  return (
    <Table
      label={labels.many(page.resource.name)}
      columns={useTableColumns(props)}
      rows={rows}
      keyOf={({ id }) => id}
      onOpen={page.open}
      isActive={(_, index) => index === active}
    />
  );
}

import { useState } from 'react';
import { Badge } from '../src/ui/badge.tsx';
import { Table } from '../src/ui/table.tsx';
import type { Column, SortDirection } from '../src/ui/table-columns.ts';

type Week = { id: number; name: string; worked: string; late: number; status: string };

const weeks: readonly Week[] = [
  { id: 1, name: 'Noa Ferrer', worked: '38:30', late: 1, status: 'open' },
  { id: 2, name: 'Tomás Vidal', worked: '40:00', late: 0, status: 'complete' },
];

export function Data() {
  const [direction, onSort] = useState<SortDirection>();
  const columns: Column<Week>[] = [
    { name: 'name', head: 'Person', isHeading: true, sort: { direction, onSort }, cell: ({ name }) => name },
    { name: 'worked', head: 'Worked', isNumber: true, sort: { direction: undefined, onSort }, cell: ({ worked }) => worked },
    { name: 'late', head: 'Late', isNumber: true, isMinor: true, cell: ({ late }) => late },
    { name: 'status', head: 'Status', isTight: true, cell: ({ status }) => <Badge hasDot>{status}</Badge> },
  ];
  const wide = columns.map((column, index) => ({ ...column, width: 220, ...(index === 0 && { stays: 'start' as const }) }));
  return (
    <>
      <Table label="Weeks, as cards on a phone" columns={columns} rows={weeks} keyOf={({ id }) => id} phone="cards" isFramed />
      <Table label="Weeks, to scroll" columns={wide} rows={weeks} keyOf={({ id }) => id} isFramed isActive={(_, index) => index === 1} />
    </>
  );
}

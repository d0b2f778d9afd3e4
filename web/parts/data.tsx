import { useState } from 'react';
import { Button } from '../src/ui/actions/button.tsx';
import { ShareBar } from '../src/ui/charts/share-bar.tsx';
import { Swatch } from '../src/ui/inputs/swatch.tsx';
import { ActionBar } from '../src/ui/layout/action-bar.tsx';
import { Card } from '../src/ui/layout/card.tsx';
import { RowItem, RowItemLink, Rows } from '../src/ui/layout/rows.tsx';
import { TabLink, TabLinks } from '../src/ui/layout/tab-links.tsx';
import { Badge } from '../src/ui/people/badge.tsx';
import { PersonName } from '../src/ui/people/person-name.tsx';
import { Table } from '../src/ui/table/table.tsx';
import type { Column, SortDirection } from '../src/ui/table/table-columns.ts';

type Week = { id: number; name: string; worked: string; late: number; status: string };

const weeks: readonly Week[] = [
  { id: 1, name: 'Noa Ferrer', worked: '38:30', late: 1, status: 'open' },
  { id: 2, name: 'Tomás Vidal', worked: '40:00', late: 0, status: 'complete' },
];

const shares = [
  { name: 'here', value: 12, tone: 'green' },
  { name: 'left', value: 4, tone: 'blue' },
  { name: 'absent', value: 3, tone: 'pink' },
  { name: 'late', value: 2, tone: 'amber' },
] as const;

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
      <TabLinks label="Parts of a device" current="Overview">
        <TabLink to="." aria-current="page">
          Overview
        </TabLink>
        <TabLink to="." count={3}>
          User IDs
        </TabLink>
      </TabLinks>
      <Card isFlush title="Here now" level={3}>
        <Rows hasLines>
          <RowItem start={<time>08:58</time>} end={<Badge tone="green">In</Badge>}>
            <PersonName name="Noa Ferrer" note="E-0012 · Delivery" />
          </RowItem>
          <RowItemLink to="." start={<Swatch color="#2f6fed" />} note="Below the company" end={<strong>11</strong>}>
            Data and AI
          </RowItemLink>
          <RowItem note={<ShareBar parts={[{ name: 'filled', value: 3, tone: 'green' }]} whole={14} size="small" />}>Consultant</RowItem>
        </Rows>
      </Card>
      <ShareBar parts={shares} whole={26} />
      <ActionBar text="2 changes">
        <Button>Discard</Button>
        <Button variant="primary">Save</Button>
      </ActionBar>
    </>
  );
}

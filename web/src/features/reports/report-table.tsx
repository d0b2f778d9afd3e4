import type { ReportRow, ReportTable as Result } from '@cadre/contract/calls/reports';
import type { GroupKey } from '@cadre/contract/reports/report';
import { Link } from '@tanstack/react-router';
import { ChevronDown, ChevronRight, Columns3 } from 'lucide-react';
import { type CSSProperties, useMemo, useRef, useState } from 'react';
import { inWords, useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { Table } from '../../ui/table/table.tsx';
import { filledColumns, useColumnsAway } from './columns-in-report.ts';
import { drillDown } from './drill-down.ts';
import { type FlatRow, flatRows } from './flat-rows.ts';
import { ComparedValue, isNumber, ReportValue } from './report-value.tsx';

const atOnce = 200;

type Props = { table: Result; by: Partial<Record<GroupKey, (number | string)[]>> };

/** Groups with their sums; each opens in its place, and every number leads to its entries. */
export function ReportTable({ table, by }: Props) {
  const t = useTexts();
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const [most, setMost] = useState(atOnce);
  const rows = useMemo(() => flatRows(table.rows, opened), [table.rows, opened]);
  const toggle = (path: string) =>
    setOpened((now) => (now.has(path) ? new Set([...now].filter((one) => one !== path)) : new Set([...now, path])));
  const [isWhole, setWhole] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const filled = useMemo(() => filledColumns(table.columns, rows), [table.columns, rows]);
  const away = useColumnsAway(box, table.report, filled, isWhole);
  const columns = filled.filter(({ name }) => !away.includes(name));
  const words = table.group_by.map((key) => t(`reports.groups.${key}`)).join(' › ');
  return (
    <>
      {(away.length > 0 || isWhole) && (
        <Cluster justify="end" className="report-columns not-printed">
          <Button size="small" icon={Columns3} onClick={() => setWhole(!isWhole)}>
            {isWhole ? t('reports.fewer_columns') : t('reports.more_columns', { count: away.length })}
          </Button>
        </Cluster>
      )}
      <Table
        boxRef={box}
        label={t(`reports.names.${table.report}`)}
        className={table.columns.some(({ kind }) => kind === 'day') ? 'report-table report-table--days' : 'report-table'}
        rows={rows.slice(0, most)}
        keyOf={({ path }) => path}
        columns={[
          {
            name: 'group',
            head: words || t('reports.total'),
            isHeading: true,
            stays: 'start',
            cell: (row) => <GroupCell of={row} table={table} by={by} isOpen={opened.has(row.path)} onToggle={() => toggle(row.path)} />,
          },
          ...columns.map((column) => ({
            name: column.name,
            head: column.label ?? t(`reports.columns.${column.name as 'worked'}`),
            isNumber: isNumber(column),
            isTight: column.name !== 'note',
            cell: ({ row }: FlatRow) => <Value table={table} column={column} of={row} />,
          })),
        ]}
        footer={columns.some(isNumber) && <Totals table={table} columns={columns} />}
      />
      {rows.length > most && (
        <Button onClick={() => setMost(most + atOnce)}>{t('reports.more_rows', { count: Math.min(atOnce, rows.length - most) })}</Button>
      )}
    </>
  );
}

type CellProps = Props & { of: FlatRow; isOpen: boolean; onToggle: () => void };

function GroupCell({ of: { row, keys }, table, by, isOpen, onToggle }: CellProps) {
  const t = useTexts();
  const search = drillDown(table, by, keys);
  return (
    <span className="line line--inline gap-1 report-group" style={{ '--depth': keys.length - 1 } as CSSProperties}>
      {row.rows.length > 0 && (
        <IconButton
          size="small"
          icon={isOpen ? ChevronDown : ChevronRight}
          label={t('reports.open_group', { name: row.label })}
          aria-expanded={isOpen}
          onClick={onToggle}
        />
      )}
      {search ? (
        <Link to="/time-cards/reports" search={search} title={t('reports.rows_of', { name: row.label })}>
          {inWords(row.label)}
        </Link>
      ) : (
        inWords(row.label)
      )}
    </span>
  );
}

const Totals = ({ table, columns }: { table: Result; columns: Result['columns'] }) => {
  const t = useTexts();
  return (
    <tr>
      <th scope="row">{t('reports.total')}</th>
      {columns.map((column) => (
        <td key={column.name} className={isNumber(column) ? 'ui-table__number' : undefined}>
          {isNumber(column) && (
            <Value table={table} column={column} of={{ values: table.totals, no_rate: table.no_rate, before: table.totals_before }} />
          )}
        </td>
      ))}
    </tr>
  );
};

type ValueProps = { table: Result; column: Result['columns'][number]; of: Pick<ReportRow, 'values' | 'no_rate' | 'before'> };

const Value = ({ table, column, of }: ValueProps) =>
  of.before && column.name in of.before ? (
    <ComparedValue table={table} column={column} of={of} before={of.before[column.name]} />
  ) : (
    <ReportValue table={table} column={column} of={of} />
  );

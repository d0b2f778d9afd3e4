import type { ImportData, ImportRowData } from '@cadre/contract/calls/imports';
import { fullName } from '@cadre/rules/full-name';
import type { ReactNode } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Description, DescriptionList } from '../../ui/layout/description-list.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Table } from '../../ui/table/table.tsx';
import { nounOf } from './fields-of.ts';
import type { CellFixes } from './fixed-cells.ts';
import { ImportRows } from './import-rows.tsx';
import { RemarkedCell, WrongCell } from './wrong-cell.tsx';
import { type WrongColumn, wrongColumns } from './wrong-columns.ts';

/** The rows that cannot be imported; where they are wrong, they can be written over. */
export function WrongRows({ found, fixes }: { found: ImportData; fixes: CellFixes }) {
  const View = useView();
  const headOf = useHeadOf();
  return (
    <ImportRows found={found} only="wrong">
      {(rows, label) => (
        <View
          label={label}
          columns={wrongColumns(found, rows)}
          rows={rows}
          cell={(column, row) => <WrongCell column={column} label={headOf(column)} row={row} fixes={fixes} />}
        />
      )}
    </ImportRows>
  );
}

/** Rows that can be imported, but should be reviewed first. */
export function RemarkedRows({ found }: { found: ImportData }) {
  const View = useView();
  return (
    <ImportRows found={found} only="remarked">
      {(remarked, label) => {
        const rows = remarked.map((row) => ({ ...row, complaints: row.remarks }));
        return (
          <View
            label={label}
            columns={wrongColumns(found, rows)}
            rows={rows}
            cell={(column, row) => <RemarkedCell column={column} row={row} />}
          />
        );
      }}
    </ImportRows>
  );
}

const useView = () => (useBreakpoint().md ? RowsTable : RowsList);

type ViewProps = {
  label: string;
  columns: readonly WrongColumn[];
  rows: readonly ImportRowData[];
  cell: (column: WrongColumn, row: ImportRowData) => ReactNode;
};

/** The rows as in the file; a wrong cell is marked and shows the reason. */
function RowsTable({ label, columns, rows, cell }: ViewProps) {
  const t = useTexts();
  const headOf = useHeadOf();
  const format = useFormat();
  return (
    <Table
      isFramed
      label={label}
      rows={rows}
      keyOf={({ row_no }) => row_no}
      columns={[
        { name: 'row_no', head: t('imports.row'), isHeading: true, stays: 'start', cell: ({ row_no }) => format.number(row_no) },
        ...columns.map((column) => ({
          name: column.field,
          head: headOf(column),
          isTight: true,
          cell: (row: ImportRowData) => cell(column, row),
        })),
      ]}
    />
  );
}

/** On a narrow screen: each row with its cells that are wrong, and no others. */
function RowsList({ columns, rows, cell }: ViewProps) {
  const t = useTexts();
  const headOf = useHeadOf();
  const nameIn = ({ cells }: ImportRowData): string => {
    const cellOf = (name: string): string => cells[columns.find(({ field }) => field === name)?.heading ?? ''] ?? '';
    return fullName(cellOf('first_name'), cellOf('last_name'));
  };
  return (
    <Stack as="ul">
      {rows.map((row) => (
        <Stack as="li" gap={2} key={row.row_no}>
          <Heading level={3} size="body">
            {t('imports.row_no', { row: row.row_no })} {nameIn(row)}
          </Heading>
          <DescriptionList>
            {columns
              .filter(({ field }) => row.complaints[field])
              .map((column) => (
                <Description key={column.field} label={headOf(column)}>
                  {cell(column, row)}
                </Description>
              ))}
          </DescriptionList>
        </Stack>
      ))}
    </Stack>
  );
}

function useHeadOf() {
  const t = useTexts();
  const labels = useLabels();
  return ({ heading, field }: WrongColumn): string => heading ?? t('imports.not_in_file', { label: labels.field(nounOf(field), field) });
}

import { type ImportData, type ImportRowData, listImportRows } from '@cadre/contract/calls/imports';
import { fullName } from '@cadre/rules/full-name';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { ListFooter } from '../../crud/list/list-footer.tsx';
import { useLabels } from '../../fields/labels.ts';
import { useAsk } from '../../platform/ask.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Description, DescriptionList } from '../../ui/description-list.tsx';
import { Heading } from '../../ui/heading.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { type WrongColumn, wrongColumns } from './wrong-columns.ts';
import './wrong-rows.css';

/** The rows that are broken, or have remarks, page by page: a table where there is room, else what is said of each. */
export function WrongRows({ found, only = 'wrong' }: { found: ImportData; only?: 'wrong' | 'remarked' }) {
  const t = useTexts();
  const { md: isWide } = useBreakpoint();
  const [place, setPlace] = useState({ page: 1, per_page: 25 });
  const query = useAsk(listImportRows, { id: found.id, only, ...place }, { placeholderData: keepPreviousData, meta: { quiet: true } });
  const list = { ...place, sort: { by: 'row_no', dir: 'asc' as const }, q: '', filters: {} };
  const View = isWide ? WrongRowsTable : WrongRowsList;
  return (
    <Stack gap={2} aria-busy={query.isFetching}>
      <Heading level={2}>{t(`imports.${only}_rows`)}</Heading>
      <QueryStates query={query} rows={5}>
        {({ data, meta }) => {
          const rows = only === 'wrong' ? data : data.map((row) => ({ ...row, complaints: row.remarks }));
          return (
            <>
              <View label={t(`imports.${only}_rows`)} columns={wrongColumns(found, rows)} rows={rows} />
              <ListFooter
                meta={meta}
                count={rows.length}
                list={list}
                onChange={({ page = 1, per_page = place.per_page }) => setPlace({ page, per_page })}
              />
            </>
          );
        }}
      </QueryStates>
    </Stack>
  );
}

type ViewProps = { label: string; columns: readonly WrongColumn[]; rows: readonly ImportRowData[] };

/** The rows as they stand in the file; a cell that is wrong is marked and says why. */
function WrongRowsTable({ label, columns, rows }: ViewProps) {
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
          cell: (row: ImportRowData) => <WrongCell column={column} row={row} />,
        })),
      ]}
    />
  );
}

/** On a narrow screen: each row with its cells that are wrong, and no others. */
function WrongRowsList({ columns, rows }: ViewProps) {
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
                  <WrongCell column={column} row={row} />
                </Description>
              ))}
          </DescriptionList>
        </Stack>
      ))}
    </Stack>
  );
}

function WrongCell({ column: { field, heading }, row: { cells, complaints } }: { column: WrongColumn; row: ImportRowData }) {
  const t = useTexts();
  const value = heading === undefined ? '' : cells[heading];
  if (!complaints[field]) return value;
  return (
    <span className="wrong-cell">
      {value || <em>{t('imports.no_value')}</em>}
      {complaints[field].map((sentence) => (
        <small key={sentence}>{sentence}</small>
      ))}
    </span>
  );
}

function useHeadOf() {
  const t = useTexts();
  const labels = useLabels();
  return ({ heading, field }: WrongColumn): string => heading ?? t('imports.not_in_file', { label: labels.field('employees', field) });
}

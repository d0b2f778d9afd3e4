import type { ImportData, ImportRowData } from '@cadre/contract/calls/imports';
import { useLabels } from '../../fields/labels.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { wrongColumns } from './wrong-columns.ts';

/** The rows as they stand in the file; a cell that is wrong is marked and says why. */
export function WrongRowsTable({ found, rows }: { found: ImportData; rows: readonly ImportRowData[] }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const columns = wrongColumns(found, rows);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="imports__scroll" aria-label={t('imports.wrong_rows')} tabIndex={0}>
      <table className="imports__table imports__table--wrong">
        <thead>
          <tr>
            <th scope="col">{t('imports.row')}</th>
            {columns.map(({ field, heading }) => (
              <th key={field} scope="col">
                {heading ?? t('imports.not_in_file', { label: labels.field('employees', field) })}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ row_no, cells, complaints }) => (
            <tr key={row_no}>
              <th scope="row">{format.number(row_no)}</th>
              {columns.map(({ field, heading }) => (
                <td key={field} data-wrong={complaints[field] ? true : undefined}>
                  <span>{(heading !== undefined && cells[heading]) || (complaints[field] && <em>{t('imports.no_value')}</em>)}</span>
                  {complaints[field]?.map((sentence) => (
                    <small key={sentence}>{sentence}</small>
                  ))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { ImportData, ImportRowData } from '@cadre/contract/calls/imports';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { wrongColumns } from './wrong-columns.ts';

/** On a narrow screen: each row with its cells that are wrong, and no others. */
export function WrongRowsList({ found, rows }: { found: ImportData; rows: readonly ImportRowData[] }) {
  const t = useTexts();
  const labels = useLabels();
  const columns = wrongColumns(found, rows);
  const nameIn = ({ cells }: ImportRowData): string =>
    columns
      .filter(({ field }) => field === 'first_name' || field === 'last_name')
      .map(({ heading }) => cells[heading ?? ''])
      .join(' ');
  return (
    <ul className="imports__list">
      {rows.map((row) => (
        <li key={row.row_no}>
          <h3>
            {t('imports.row_no', { row: row.row_no })} <span>{nameIn(row)}</span>
          </h3>
          <dl>
            {columns
              .filter(({ field }) => row.complaints[field])
              .map(({ field, heading }) => (
                <div key={field}>
                  <dt>{heading ?? t('imports.not_in_file', { label: labels.field('employees', field) })}</dt>
                  <dd>
                    <span>{row.cells[heading ?? ''] || <em>{t('imports.no_value')}</em>}</span>
                    {row.complaints[field]?.map((sentence) => (
                      <small key={sentence}>{sentence}</small>
                    ))}
                  </dd>
                </div>
              ))}
          </dl>
        </li>
      ))}
    </ul>
  );
}

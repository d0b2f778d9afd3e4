import type { ImportData } from '@cadre/contract/calls/imports';
import { useLabels } from '../../fields/labels.ts';
import { useTexts } from '../../platform/texts.ts';
import { NativeSelect } from '../../ui/text-input.tsx';
import { useImportRows } from './use-imports.ts';

type Props = { found: ImportData; mapping: ImportData['mapping']; onMap: (heading: string, field: string | null) => void };

const sampleRows = 3;

/** Each column with what stands in it at first, and the field it becomes. A field is given away once. */
export function ColumnsTable({ found, mapping, onMap }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const { data: samples } = useImportRows(found.id, { page: 1, per_page: sampleRows });
  const taken = new Set(Object.values(mapping));
  const needed = found.fields.filter(({ required }) => required);
  const others = found.fields.filter(({ required }) => !required);

  const option = ({ name, required }: ImportData['fields'][number], heading: string) => (
    <option key={name} value={name} disabled={taken.has(name) && mapping[heading] !== name}>
      {required ? t('imports.is_needed', { label: labels.field('employees', name) }) : labels.field('employees', name)}
    </option>
  );
  return (
    <div className="imports__scroll">
      <table className="imports__table imports__table--columns">
        <thead>
          <tr>
            <th scope="col">{t('imports.column')}</th>
            <th scope="col">{t('imports.samples')}</th>
            <th scope="col">{t('imports.field')}</th>
          </tr>
        </thead>
        <tbody>
          {found.headings.map((heading) => {
            const values = samples?.data.flatMap(({ cells }) => (cells[heading] ? [cells[heading]] : [])) ?? [];
            return (
              <tr key={heading} data-left-out={!mapping[heading] || undefined}>
                <th scope="row">{heading}</th>
                <td className="imports__samples">
                  {values.length > 0 ? (
                    [...new Set(values)].join(' · ')
                  ) : (
                    <span className="muted">{samples && t('imports.no_samples')}</span>
                  )}
                </td>
                <td>
                  <NativeSelect
                    aria-label={t('imports.field_for', { heading })}
                    value={mapping[heading] ?? ''}
                    onChange={(event) => onMap(heading, event.target.value || null)}
                  >
                    <option value="">{t('imports.left_out')}</option>
                    {needed.map((field) => option(field, heading))}
                    {others.map((field) => option(field, heading))}
                  </NativeSelect>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </div>
  );
}

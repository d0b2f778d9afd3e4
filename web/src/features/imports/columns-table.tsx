import { type DateOrder, type ImportData, listImportRows } from '@cadre/contract/calls/imports';
import { employees } from '@cadre/contract/resources/employees';
import { useEffective } from '../../crud/use-effective.ts';
import { useLabels } from '../../fields/labels.ts';
import { useCall } from '../../platform/call-api.ts';
import { useTexts } from '../../platform/texts.ts';
import { NativeSelect } from '../../ui/inputs/text-input.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import { Table } from '../../ui/table/table.tsx';
import { DateOrderSelect } from './date-order-select.tsx';
import { fieldsOf } from './fields-of.ts';

/** The field of each column, and the date order of columns with dates. */
export type FileColumns = Pick<ImportData, 'mapping' | 'date_orders'>;

/** Whether an imported field is a date. */
export function useIsDay(resource: ImportData['resource']): (field: string | null | undefined) => boolean {
  const fields = fieldsOf(resource, useEffective(employees));
  return (field) => fields[field ?? '']?.kind === 'date';
}

type Props = { found: ImportData; columns: FileColumns; onChange: (columns: FileColumns) => void };

const sampleRows = 3;

/** Each column with its first values, and its field. A field can be assigned only once. */
export function ColumnsTable({ found, columns: { mapping, date_orders }, onChange }: Props) {
  const t = useTexts();
  const labels = useLabels();
  const isDay = useIsDay(found.resource);
  const { data: samples } = useCall(listImportRows, { id: found.id, page: 1, per_page: sampleRows }, { meta: { quiet: true } });
  const change = (heading: string, field: string | null) => onChange({ mapping: { ...mapping, [heading]: field }, date_orders });
  const changeOrder = (heading: string, order: DateOrder | null) =>
    onChange({ mapping, date_orders: { ...date_orders, [heading]: order } });
  const taken = new Set(Object.values(mapping));
  const fields = [...found.fields.filter(({ required }) => required), ...found.fields.filter(({ required }) => !required)];
  const samplesOf = (heading: string): string =>
    [...new Set(samples?.data.flatMap(({ cells }) => (cells[heading] ? [cells[heading]] : [])))].join(' · ');
  return (
    <Table
      isFramed
      phone="cards"
      rows={found.headings}
      keyOf={(heading) => heading}
      columns={[
        {
          name: 'heading',
          head: t('imports.column'),
          isHeading: true,
          cell: (heading) => <span className={mapping[heading] ? undefined : 'muted'}>{heading}</span>,
        },
        {
          name: 'samples',
          head: t('imports.samples'),
          cell: (heading) => <span className="muted">{samplesOf(heading) || (samples && t('imports.no_samples'))}</span>,
        },
        {
          name: 'field',
          head: t('imports.field'),
          cell: (heading) => (
            <Stack gap={1}>
              <NativeSelect
                aria-label={t('imports.field_for', { heading })}
                value={mapping[heading] ?? ''}
                onChange={(event) => change(heading, event.target.value || null)}
              >
                <option value="">{t('imports.left_out')}</option>
                {fields.map(({ name, required }) => (
                  <option key={name} value={name} disabled={taken.has(name) && mapping[heading] !== name}>
                    {required ? t('imports.is_needed', { label: labels.field(found.resource, name) }) : labels.field(found.resource, name)}
                  </option>
                ))}
              </NativeSelect>
              {isDay(mapping[heading]) && (
                <DateOrderSelect heading={heading} value={date_orders[heading]} onChange={(order) => changeOrder(heading, order)} />
              )}
            </Stack>
          ),
        },
      ]}
    />
  );
}

import { checkImport, type ImportData, listImportRows, mapImport } from '@cadre/contract/calls/imports';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { useLabels } from '../../fields/labels.ts';
import { ask, useAsk, useForget } from '../../platform/ask.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Heading } from '../../ui/heading.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Cluster, Stack } from '../../ui/stack.tsx';
import { Table } from '../../ui/table.tsx';
import { NativeSelect } from '../../ui/text-input.tsx';
import { StepCard } from './step-card.tsx';

/** Which column of the file is which field; what fits by its heading is chosen already. */
export function ColumnsStep({ found }: { found: ImportData }) {
  const t = useTexts();
  const labels = useLabels();
  const messages = useMessages();
  const check = useMapAndCheck(found.id);
  const [mapping, setMapping] = useState(found.mapping);
  const taken = new Set(Object.values(mapping));
  const [updates, setUpdates] = useState(found.update_existing);
  // A file that only changes people needs no more than tells who they are.
  const isFound = updates && (taken.has('employee_no') || taken.has('work_email'));
  const missing = isFound ? [] : found.fields.filter(({ name, required }) => required && !taken.has(name));
  const words = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' });
  return (
    <StepCard
      step="columns"
      failure={found.failure}
      footer={
        <>
          <Cluster role="status">
            {missing.length > 0 && (
              <>
                <TriangleAlert size={16} aria-hidden />
                <strong>
                  {t('imports.missing', { fields: words.format(missing.map(({ name }) => labels.field('employees', name))) })}
                </strong>
                <span className="muted">{t('imports.missing_hint')}</span>
              </>
            )}
          </Cluster>
          <LinkButton to="/employees/import">{t('imports.upload_again')}</LinkButton>
          <Button
            variant="primary"
            disabled={missing.length > 0}
            isBusy={check.isPending}
            onClick={() => check.mutate({ mapping, update_existing: updates }, { onError: ({ message }) => messages.error(message) })}
          >
            {t('imports.check_now')}
          </Button>
        </>
      }
    >
      <Stack as="header" gap={1}>
        <Heading level={2} size="lead">
          {t('imports.columns_title')}
        </Heading>
        <p className="muted">
          {t('imports.columns_text', { name: found.file_name, rows: found.rows_count, columns: found.headings.length })}
        </p>
      </Stack>
      <ColumnsTable found={found} mapping={mapping} onMap={(heading, field) => setMapping({ ...mapping, [heading]: field })} />
      <Stack gap={1}>
        <Checkbox isChecked={updates} onChange={setUpdates}>
          {t('shared.fields.update_existing')}
        </Checkbox>
        <p className="muted">{t('imports.update_existing_hint')}</p>
      </Stack>
    </StepCard>
  );
}

/** Two calls that are one act: columns that are matched but not checked lead nowhere. */
function useMapAndCheck(id: number) {
  const forget = useForget();
  return useMutation({
    mutationFn: async ({ mapping, update_existing }: Pick<ImportData, 'mapping' | 'update_existing'>) => {
      await ask(mapImport, { id, mapping });
      return ask(checkImport, { id, update_existing });
    },
    onSuccess: () => forget(checkImport.touches),
    meta: { quiet: true },
  });
}

type TableProps = { found: ImportData; mapping: ImportData['mapping']; onMap: (heading: string, field: string | null) => void };

const sampleRows = 3;

/** Each column with what stands in it at first, and the field it becomes. A field is given away once. */
function ColumnsTable({ found, mapping, onMap }: TableProps) {
  const t = useTexts();
  const labels = useLabels();
  const { data: samples } = useAsk(listImportRows, { id: found.id, page: 1, per_page: sampleRows }, { meta: { quiet: true } });
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
            <NativeSelect
              aria-label={t('imports.field_for', { heading })}
              value={mapping[heading] ?? ''}
              onChange={(event) => onMap(heading, event.target.value || null)}
            >
              <option value="">{t('imports.left_out')}</option>
              {fields.map(({ name, required }) => (
                <option key={name} value={name} disabled={taken.has(name) && mapping[heading] !== name}>
                  {required ? t('imports.is_needed', { label: labels.field('employees', name) }) : labels.field('employees', name)}
                </option>
              ))}
            </NativeSelect>
          ),
        },
      ]}
    />
  );
}

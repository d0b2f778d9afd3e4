import { checkImport, type ImportData, mapImport } from '@cadre/contract/calls/imports';
import { useMutation } from '@tanstack/react-query';
import { TriangleAlert } from 'lucide-react';
import { useState } from 'react';
import { CallFields } from '../../crud/form/call-fields.tsx';
import { useLabels } from '../../fields/labels.ts';
import { callApi, useInvalidate } from '../../platform/call-api.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { Checkbox } from '../../ui/inputs/checkbox.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import { ColumnsTable, type FileColumns, useIsDay } from './columns-table.tsx';
import { StepCard } from './step-card.tsx';
import { useImportPath } from './use-import-path.ts';
import { useSameForm } from './use-same-form.ts';

/**
 * Maps the columns of the file to fields; columns with a matching heading are preselected. A field without a column may have one value for
 * every row.
 */
export function ColumnsStep({ found }: { found: ImportData }) {
  const t = useTexts();
  const labels = useLabels();
  const isDay = useIsDay(found.resource);
  const messages = useMessages();
  const check = useMapAndCheck(found.id);
  const path = useImportPath();
  const [columns, setColumns] = useState<FileColumns>(found);
  const taken = new Set(Object.values(columns.mapping));
  const [updates, setUpdates] = useState(found.update_existing);
  // A file that only updates people needs only a column that identifies them.
  const isFound = updates && (taken.has('employee_no') || taken.has('work_email'));
  const missing = isFound ? [] : found.fields.filter(({ name, required }) => required && !taken.has(name));
  const inNoWay = missing.filter(({ shareable }) => !shareable);
  const same = useSameForm(
    found,
    missing.filter(({ shareable }) => shareable).map(({ name }) => name),
  );
  const words = new Intl.ListFormat(document.documentElement.lang || 'en', { type: 'conjunction' });
  const send = () =>
    same.submit((values) =>
      check.mutateAsync(
        { ...sentColumns(isDay, columns), same: values, update_existing: updates },
        { onError: ({ message }) => messages.error(message) },
      ),
    );
  return (
    <StepCard
      step="columns"
      failure={found.failure}
      footer={
        <>
          <Cluster role="status">
            {inNoWay.length > 0 && (
              <>
                <TriangleAlert size={16} aria-hidden />
                <strong>
                  {t('imports.missing', { fields: words.format(inNoWay.map(({ name }) => labels.field(found.resource, name))) })}
                </strong>
                <span className="muted">{t('imports.missing_hint')}</span>
              </>
            )}
          </Cluster>
          <LinkButton to={path}>{t('imports.upload_again')}</LinkButton>
          <Button variant="primary" disabled={inNoWay.length > 0} isBusy={check.isPending} onClick={() => void send()}>
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
      <ColumnsTable found={found} columns={columns} onChange={setColumns} />
      {same.flat.length > 0 && (
        <Stack as="section" gap={2} aria-label={t('imports.same_title')}>
          <Stack as="header" gap={1}>
            <Heading level={3}>{t('imports.same_title')}</Heading>
            <p className="muted">{t('imports.same_text', { rows: found.rows_count })}</p>
          </Stack>
          <CallFields of={same} />
        </Stack>
      )}
      {found.resource === 'employees' && (
        <Stack gap={1}>
          <Checkbox isChecked={updates} onChange={setUpdates}>
            {t('shared.fields.update_existing')}
          </Checkbox>
          <p className="muted">{t('imports.update_existing_hint')}</p>
        </Stack>
      )}
    </StepCard>
  );
}

type Params = FileColumns & Pick<ImportData, 'same' | 'update_existing'>;

/** Two calls that are one act: columns that are matched but not checked lead nowhere. */
function useMapAndCheck(id: number) {
  const forget = useInvalidate();
  return useMutation({
    mutationFn: async ({ update_existing, ...reading }: Params) => {
      await callApi(mapImport, { id, ...reading });
      return callApi(checkImport, { id, update_existing });
    },
    onSuccess: () => forget(checkImport.touches),
    meta: { quiet: true },
  });
}

/** A column that became something else has no order of days. */
const sentColumns = (isDay: ReturnType<typeof useIsDay>, { mapping, date_orders }: FileColumns): FileColumns => ({
  mapping,
  date_orders: Object.fromEntries(Object.entries(date_orders).filter(([heading, order]) => order !== null && isDay(mapping[heading]))),
});

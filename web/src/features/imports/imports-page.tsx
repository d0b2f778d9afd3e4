import {
  type ImportData,
  importLimits,
  uploadAllowances,
  uploadBonuses,
  uploadDeductions,
  uploadEmployees,
  uploadExchangeRates,
  uploadOpeningBalances,
  uploadPastLeave,
  uploadPayOpenings,
  uploadSalaries,
} from '@cadre/contract/calls/imports';
import { importRight } from '@cadre/contract/import-fields';
import { employees } from '@cadre/contract/resources/employees';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useLocale } from 'use-intl';
import '../../crud/crud.css';
import { useParameters } from '../../crud/address/use-parameters.ts';
import { useRights } from '../../crud/rights.ts';
import { useEffective } from '../../crud/use-effective.ts';
import '../../fields/fields.css';
import { useLabels } from '../../fields/labels.ts';
import { useCallMutation } from '../../platform/call-api.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMessages } from '../../platform/messages.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { useMe } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { FileDrop } from '../../ui/inputs/file-drop.tsx';
import { Segments } from '../../ui/inputs/segments.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Cluster, Grid, Stack } from '../../ui/layout/stack.tsx';
import { Badge } from '../../ui/people/badge.tsx';
import { ImportWizard } from './import-wizard.tsx';
import { PastImports } from './past-imports.tsx';
import { StepCard } from './step-card.tsx';
import { templateFields, templateFile } from './template.ts';
import { useImportPath } from './use-import-path.ts';

/** The kinds of imports, with the right that each requires in addition to the right to import. */
const kinds = [
  { value: 'employees', call: uploadEmployees, name: 'imports.kind_employees', intro: 'imports.intro', right: undefined },
  {
    value: 'leave-ledger',
    call: uploadOpeningBalances,
    name: 'imports.kind_balances',
    intro: 'imports.balances_intro',
    right: 'leave-ledger.adjust',
  },
  { value: 'leaves', call: uploadPastLeave, name: 'imports.kind_leaves', intro: 'imports.leaves_intro', right: 'leaves.assign' },
  { value: 'compensations', call: uploadSalaries, name: undefined, intro: 'imports.salaries_intro', right: undefined },
  { value: 'allowances', call: uploadAllowances, name: undefined, intro: 'imports.pay_intro', right: undefined },
  { value: 'bonuses', call: uploadBonuses, name: undefined, intro: 'imports.pay_intro', right: undefined },
  { value: 'deductions', call: uploadDeductions, name: undefined, intro: 'imports.pay_intro', right: undefined },
  {
    value: 'pay-openings',
    call: uploadPayOpenings,
    name: undefined,
    intro: 'imports.openings_intro',
    right: 'employees.update_pay',
  },
  { value: 'exchange-rates', call: uploadExchangeRates, name: undefined, intro: 'imports.rates_intro', right: 'exchange-rates.create' },
] as const;

/** The address contains the id of the current import, so that a reload returns to it. */
export function ImportsPage() {
  const t = useTexts();
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const id = /^[1-9]\d{0,8}$/.exec(new URLSearchParams(searchStr).get('id') ?? '')?.[0];
  const parameters = useParameters();
  const { permissions } = useMe();
  const labels = useLabels();
  const offered = kinds.filter(
    ({ value, right }) => permissions[importRight(value)] !== undefined && (right === undefined || permissions[right] === 'all'),
  );
  const kind = offered.find(({ value }) => value === parameters.get('of')) ?? offered[0];
  if (id) return <ImportWizard key={id} id={Number(id)} />;
  if (!kind) return null;
  return (
    <Stack>
      <StepCard step="upload">
        {offered.length > 1 && (
          <Segments
            label={t('imports.what')}
            options={offered.map(({ value, name }) => ({ value, text: name ? t(name) : labels.many(value) }))}
            value={kind.value}
            onChoose={(of) => parameters.replace({ of })}
          />
        )}
        <p className="muted">{t(kind.intro)}</p>
        <Grid columns="rail" gap={6}>
          <UploadBox key={kind.value} call={kind.call} />
          <Template key={kind.value} resource={kind.value} />
        </Grid>
      </StepCard>
      <PastImports />
    </Stack>
  );
}

const { megabytes, rows } = importLimits;
const accepted = ['.csv', '.xlsx'];

/** Drop or choose a file. Its limits are shown first, and checked before the upload. */
function UploadBox({ call }: { call: (typeof kinds)[number]['call'] }) {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();
  const { history } = useRouter();
  const path = useImportPath();
  const upload = useCallMutation(call, {}, { onSuccess: ({ data }) => history.push(`${path}?id=${data.id}`) });
  const [sent, setSent] = useState(0);

  const send = (file: File) => {
    const { name, size } = file;
    if (!accepted.some((ending) => name.toLowerCase().endsWith(ending))) return messages.error(t('imports.type_refused', { name }));
    if (size > megabytes * 1024 * 1024) return messages.error(t('forms.file_too_large', { name, megabytes }));
    setSent(0);
    upload.mutate({ file, onProgress: setSent });
  };
  return (
    <FileDrop
      size="large"
      icon={FileSpreadsheet}
      text={upload.isPending ? `${t('common.uploading')} ${format.share(sent)}` : t('imports.drop')}
      limits={t('imports.limits', { megabytes, rows })}
      accepted={accepted}
      progress={upload.isPending ? { label: t('common.uploading'), value: sent, max: 10_000 } : undefined}
      onFile={send}
    />
  );
}

/** An empty table in the reader's own language, which the import understands by itself. */
function Template({ resource }: { resource: ImportData['resource'] }) {
  const t = useTexts();
  const labels = useLabels();
  const language = useLocale();
  const people = useEffective(employees);
  const { writes } = useRights(people);
  const isPeople = resource === 'employees';
  const fields = templateFields(isPeople ? writes : () => true, resource, people);
  const fileName = isPeople ? t('imports.template_name') : `${resource}-template`;
  const needed = fields.filter(({ required }) => required);
  const save = () =>
    saveBlob(
      templateFile(
        fields.map(({ name }) => labels.field(resource, name)),
        language,
      ),
      `${fileName}.csv`,
    );
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('imports.template_title')}</Heading>
      <p>{t('imports.template_text', { count: needed.length })}</p>
      <Cluster as="ul">
        {needed.map(({ name }) => (
          <li key={name}>
            <Badge>{labels.field(resource, name)}</Badge>
          </li>
        ))}
      </Cluster>
      <Cluster>
        <Button icon={Download} onClick={save}>
          {t('imports.template')}
        </Button>
      </Cluster>
    </Stack>
  );
}

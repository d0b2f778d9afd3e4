import { importLimits, uploadEmployees } from '@cadre/contract/calls/imports';
import { employees } from '@cadre/contract/resources/employees';
import { useLocation, useRouter } from '@tanstack/react-router';
import { Download, FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import '../../crud/crud.css';
import { useRights } from '../../crud/rights.ts';
import '../../fields/fields.css';
import { useLabels } from '../../fields/labels.ts';
import { useAct } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useMessages } from '../../platform/messages.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { useTexts } from '../../platform/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { FileDrop } from '../../ui/file-drop.tsx';
import { Heading } from '../../ui/heading.tsx';
import { Cluster, Grid, Stack } from '../../ui/stack.tsx';
import { ImportWizard } from './import-wizard.tsx';
import { PastImports } from './past-imports.tsx';
import { StepCard } from './step-card.tsx';
import { templateFields, templateFile } from './template.ts';

/** Which import is under way stands in the address, so that a reload comes back to it. */
export function ImportsPage() {
  const t = useTexts();
  const searchStr = useLocation({ select: (location) => location.searchStr });
  const id = /^[1-9]\d{0,8}$/.exec(new URLSearchParams(searchStr).get('id') ?? '')?.[0];
  if (id) return <ImportWizard key={id} id={Number(id)} />;
  return (
    <Stack>
      <StepCard step="upload">
        <p className="muted">{t('imports.intro')}</p>
        <Grid columns="rail" gap={6}>
          <UploadBox />
          <Template />
        </Grid>
      </StepCard>
      <PastImports />
    </Stack>
  );
}

const { megabytes, rows } = importLimits;
const accepted = ['.csv', '.xlsx'];

/** Drop or choose a file. Its limits are told before, and asked before anything is sent. */
function UploadBox() {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();
  const { history } = useRouter();
  const upload = useAct(uploadEmployees, {}, { onSuccess: ({ data }) => history.push(`/employees/import?id=${data.id}`) });
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
function Template() {
  const t = useTexts();
  const labels = useLabels();
  const { writes } = useRights(employees);
  const fields = templateFields(writes);
  const needed = fields.filter(({ required }) => required);
  const save = () => saveBlob(templateFile(fields.map(({ name }) => labels.field('employees', name))), `${t('imports.template_name')}.csv`);
  return (
    <Stack as="section" gap={3}>
      <Heading level={2}>{t('imports.template_title')}</Heading>
      <p>{t('imports.template_text', { count: needed.length })}</p>
      <Cluster as="ul">
        {needed.map(({ name }) => (
          <li key={name}>
            <Badge>{labels.field('employees', name)}</Badge>
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

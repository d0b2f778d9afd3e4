import { callsOf } from '@cadre/contract/calls-of';
import { documents } from '@cadre/contract/resources/documents';
import { addDays } from '@cadre/rules/calendar';
import { useMutation } from '@tanstack/react-query';
import { Download, FileText } from 'lucide-react';
import { Files } from '../../../crud/files/files.tsx';
import { saveFile } from '../../../crud/files/save-file.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { callApi } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton, IconLink } from '../../../ui/actions/icon-button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';

const soon = 90;

/** One paper of the own file; a wanted one takes its file here. */
export function OwnDocument({ row, isNeeded = false }: { row: Row; isNeeded?: boolean }) {
  const t = useTexts();
  const labels = useLabels();
  const { status, title, type, note, decision_note, files_count, form_id } = row as Record<string, string | number | null> & Row;
  return (
    <Stack as="li" gap={2}>
      <Cluster justify="between">
        <Stack gap={0}>
          <strong>{title}</strong>
          <Cluster as="span" className="muted">
            {labels.option('documents', 'type', String(type))}
            <Day row={row} />
          </Cluster>
        </Stack>
        <Cluster>
          <StatusBadge name="status" field={documents.fields.status} value={String(status)} />
          {Number(files_count) > 0 &&
            (typeof form_id === 'number' ? <PaperLink form={form_id} title={String(title)} /> : <DownloadButton row={row} />)}
        </Cluster>
      </Cluster>
      {note && <p className="muted">{note}</p>}
      {status === 'rejected' && (
        <Alert tone="danger" takesFocus={false}>
          <p>{decision_note || t('self.no_note')}</p>
        </Alert>
      )}
      {status === 'submitted' && <p className="muted">{t('self.submitted_hint')}</p>}
      {(isNeeded || (status === 'submitted' && Number(files_count) === 0)) && (
        <Files resource={documents} id={row.id} mayChange mayRemove={false} />
      )}
    </Stack>
  );
}

function Day({ row: { status, due_on, expires_on } }: { row: Row }) {
  const t = useTexts();
  const today = useFormat().today();
  if (typeof due_on === 'string' && status === 'requested') {
    return due_on < today ? (
      <Badge tone="pink">{t('self.overdue', { day: due_on })}</Badge>
    ) : (
      <span>{t('self.due_by', { day: due_on })}</span>
    );
  }
  if (typeof expires_on !== 'string') return null;
  const isSoon = expires_on >= today && expires_on <= addDays(today, soon);
  return isSoon ? (
    <Badge tone="amber">{t('self.expires_soon', { day: expires_on })}</Badge>
  ) : (
    <span>{t('self.expires', { day: expires_on })}</span>
  );
}

/** The file of an issued contract or offer is the paper itself. */
function PaperLink({ form, title }: { form: number; title: string }) {
  const t = useTexts();
  return <IconLink icon={FileText} label={`${t('self.open_paper')}: ${title}`} to="/contract" search={{ id: String(form) }} />;
}

/** The file is looked up only when the download starts. */
function DownloadButton({ row }: { row: Row }) {
  const t = useTexts();
  const download = useMutation({
    mutationFn: async () => {
      const { data } = await callApi(callsOf(documents).media, { id: row.id });
      if (data[0]) await saveFile(data[0]);
    },
  });
  return (
    <IconButton
      icon={Download}
      label={`${t('common.download')} ${row.title}`}
      disabled={download.isPending}
      onClick={() => download.mutate()}
    />
  );
}

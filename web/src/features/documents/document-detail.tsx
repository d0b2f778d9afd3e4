import { formPdf } from '@cadre/contract/calls/forms';
import { documents } from '@cadre/contract/resources/documents';
import { Check, Download, ExternalLink, RotateCcw, X } from 'lucide-react';
import { useMemo } from 'react';
import { type Medium, useFiles } from '../../crud/files/files.tsx';
import { saveFile } from '../../crud/files/save-file.ts';
import { MoveButton } from '../../crud/moves/move-button.tsx';
import type { Row } from '../../fields/kind.ts';
import { useCall, useFile } from '../../platform/call-api.ts';
import { saveBlob } from '../../platform/save-blob.ts';
import { useScope } from '../../platform/session/session.ts';
import { useTexts } from '../../platform/texts.ts';
import { useObjectUrl } from '../../platform/use-object-url.ts';
import { Button } from '../../ui/actions/button.tsx';
import { AnchorButton } from '../../ui/actions/link-button.tsx';
import { Cluster, Stack } from '../../ui/layout/stack.tsx';
import './document-detail.css';

/** The decision about a document, and the file itself; the file of an issued contract or offer is generated from its form. */
export function DocumentDetail({ row }: { row: Row }) {
  const mayReadForms = useScope('forms.view') !== undefined;
  return (
    <Stack>
      <Cluster>
        <MoveButton resource={documents} row={row} move="accept" icon={Check} variant="primary" />
        <MoveButton resource={documents} row={row} move="reject" icon={X} variant="danger" />
        <MoveButton resource={documents} row={row} move="ask_again" icon={RotateCcw} />
      </Cluster>
      {typeof row.form_id !== 'number' && <UploadedFiles id={row.id} />}
      {typeof row.form_id === 'number' && mayReadForms && <IssuedPaper id={row.form_id} title={String(row.title)} />}
    </Stack>
  );
}

function UploadedFiles({ id }: { id: number }) {
  const t = useTexts();
  const { data } = useFiles(documents, id);
  if (data?.length === 0) return <p className="muted">{t('self.no_file')}</p>;
  return data?.map((file) => <UploadedFile key={file.id} {...file} />);
}

function UploadedFile({ url, name, type }: Medium) {
  const { data } = useFile(url, { enabled: isPicture(type) || type === 'application/pdf' });
  const content = useMemo(() => data && new Blob([data], { type }), [data, type]);
  return <Preview name={name} content={content} onSave={() => void saveFile({ url, name })} />;
}

function IssuedPaper({ id, title }: { id: number; title: string }) {
  const { data } = useCall(formPdf, { id }, { staleTime: Number.POSITIVE_INFINITY });
  const name = `${title}.pdf`;
  return <Preview name={name} content={data} onSave={() => data && saveBlob(data, name)} />;
}

const isPicture = (type: string): boolean => type.startsWith('image/');

/** The file, if a browser can show it. */
function Preview({ name, content, onSave }: { name: string; content: Blob | undefined; onSave: () => void }) {
  const t = useTexts();
  const url = useObjectUrl(content);
  return (
    <figure className="stacked gap-2 document-preview">
      <Cluster>
        <figcaption className="fills medium anywhere">{name}</figcaption>
        {url && (
          <AnchorButton
            size="small"
            icon={ExternalLink}
            href={url}
            target="_blank"
            rel="noreferrer"
            aria-label={`${t('self.open_file')}: ${name}`}
          >
            {t('self.open_file')}
          </AnchorButton>
        )}
        <Button size="small" icon={Download} onClick={onSave}>
          {t('common.download')}
        </Button>
      </Cluster>
      {url && content && <Shown url={url} type={content.type} words={t('self.preview', { name })} />}
    </figure>
  );
}

const Shown = ({ url, type, words }: { url: string; type: string; words: string }) =>
  isPicture(type) ? <img src={url} alt={words} /> : <iframe src={url} title={words} />;

import { importLimits } from '@cadre/contract/calls/imports';
import { FileSpreadsheet } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useMessages } from '../../platform/messages.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useUploadImport } from './use-imports.ts';

const { megabytes, rows } = importLimits;
const accepted = ['.csv', '.xlsx'];

/** Drop or choose a file. Its limits are told before, and asked before anything is sent. */
export function UploadBox() {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();
  const upload = useUploadImport();
  const id = useId();
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState(0);

  const send = (file: File | undefined) => {
    if (!file || upload.isPending) return;
    const { name, size } = file;
    if (!accepted.some((ending) => name.toLowerCase().endsWith(ending))) return messages.error(t('imports.type_refused', { name }));
    if (size > megabytes * 1024 * 1024) return messages.error(t('forms.file_too_large', { name, megabytes }));
    setSent(0);
    upload.mutate({ file, onProgress: setSent });
  };
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <label
      htmlFor={id}
      className={`file-drop imports__drop ${isOver ? 'file-drop--over' : ''}`}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        send(event.dataTransfer.files[0]);
      }}
    >
      <FileSpreadsheet size={32} strokeWidth={1.25} aria-hidden />
      <strong>{upload.isPending ? `${t('common.uploading')} ${format.share(sent)}` : t('imports.drop')}</strong>
      <span className="muted">{t('imports.limits', { megabytes, rows })}</span>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accepted.join(',')}
        disabled={upload.isPending}
        onChange={(event) => {
          send(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {upload.isPending && <progress aria-label={t('common.uploading')} max={10_000} value={sent} />}
    </label>
  );
}

import type { MediaCollection, Resource } from '@cadre/contract/resource';
import { Upload } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useMessages } from '../../platform/messages.tsx';
import { useTexts } from '../../platform/texts.ts';
import { useUpload } from '../use-write.ts';

type Props = { of: Resource; id: number; collection: string; rules: MediaCollection };

const megabyte = 1024 * 1024;
const endings: Record<string, string> = { jpeg: '.jpg,.jpeg', png: '.png', webp: '.webp', pdf: '.pdf', docx: '.docx', xlsx: '.xlsx' };

/** Drop or choose; type and size are looked at before anything is sent. */
export function FileDrop({ of, id, collection, rules }: Props) {
  const t = useTexts();
  const messages = useMessages();
  const upload = useUpload(of, id);
  const inputId = useId();
  const format = useFormat();
  const [isOver, setOver] = useState(false);
  const [sent, setSent] = useState(0);
  const accepted = rules.types.map((type) => endings[type] ?? `.${type}`).join(',');
  const limits = { types: rules.types.join(', ').toUpperCase(), megabytes: rules.maxBytes / megabyte };

  const send = (file: File | undefined) => {
    if (!file) return;
    const isKnown = accepted.split(',').some((ending) => file.name.toLowerCase().endsWith(ending));
    if (!isKnown) return messages.error(t('forms.file_type_refused', { name: file.name, types: limits.types }));
    if (file.size > rules.maxBytes) return messages.error(t('forms.file_too_large', { name: file.name, megabytes: limits.megabytes }));
    setSent(0);
    upload.mutate({ collection, file, onProgress: setSent });
  };
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  return (
    <label
      htmlFor={inputId}
      className={`file-drop ${isOver ? 'file-drop--over' : ''}`}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        send(event.dataTransfer.files[0]);
      }}
    >
      <Upload size={20} aria-hidden />
      <span>{upload.isPending ? `${t('common.uploading')} ${format.share(sent)}` : t('forms.drop_files')}</span>
      <span className="muted">{t('forms.file_limits', limits)}</span>
      <input
        id={inputId}
        className="visually-hidden"
        type="file"
        accept={accepted}
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

import { FileClock } from 'lucide-react';
import { type DragEvent, useId, useState } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useMessages } from '../../../platform/messages.tsx';
import { useTexts } from '../../../platform/texts.ts';

const megabytes = 10;
const accepted = ['.dat', '.txt', '.csv', '.tsv', '.xlsx'];

type Props = { isBusy: boolean; sent: number; onFile: (file: File) => void };

/** Drop or choose; kind and size are looked at before anything is sent. */
export function DropFile({ isBusy, sent, onFile }: Props) {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();
  const id = useId();
  const [isOver, setOver] = useState(false);

  const take = (file: File | undefined) => {
    if (!file || isBusy) return;
    const { name, size } = file;
    if (!accepted.some((ending) => name.toLowerCase().endsWith(ending))) return messages.error(t('devices.bring.type_refused', { name }));
    if (size > megabytes * 1024 * 1024) return messages.error(t('forms.file_too_large', { name, megabytes }));
    onFile(file);
  };
  const onDrag = (event: DragEvent, over: boolean) => {
    event.preventDefault();
    setOver(over);
  };
  const words = sent < 10_000 ? `${t('common.uploading')} ${format.share(sent)}` : t('devices.bring.looking');
  return (
    <label
      htmlFor={id}
      className={`file-drop bring__drop ${isOver ? 'file-drop--over' : ''}`}
      onDragOver={(event) => onDrag(event, true)}
      onDragLeave={(event) => onDrag(event, false)}
      onDrop={(event) => {
        onDrag(event, false);
        take(event.dataTransfer.files[0]);
      }}
    >
      <FileClock size={32} strokeWidth={1.25} aria-hidden />
      <strong>{isBusy ? words : t('devices.bring.drop')}</strong>
      <span className="muted">{t('devices.bring.limits', { megabytes: String(megabytes) })}</span>
      <input
        id={id}
        className="visually-hidden"
        type="file"
        accept={accepted.join(',')}
        disabled={isBusy}
        onChange={(event) => {
          take(event.target.files?.[0]);
          event.target.value = '';
        }}
      />
      {isBusy && <progress aria-label={words} max={10_000} value={sent} />}
    </label>
  );
}

import type { MediaCollection } from '@cadre/contract/resource';
import { documents } from '@cadre/contract/resources/documents';
import { FileText, Upload } from 'lucide-react';
import { useId } from 'react';
import { useMessages } from '../../../platform/messages.tsx';
import { useTexts } from '../../../platform/texts.ts';

const rules = documents.media?.file as MediaCollection;
const endings = rules.types.flatMap((type) => (type === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${type}`]));
const megabytes = rules.maxBytes / 1024 / 1024;

/** One file from this device, looked at before anything is sent; on a phone the camera is a tap away. */
export function FileChoice({ file, onChoose }: { file: File | undefined; onChoose: (file: File) => void }) {
  const t = useTexts();
  const id = useId();
  const messages = useMessages();
  const types = rules.types.join(', ').toUpperCase();
  const take = (chosen: File | undefined) => {
    if (!chosen) return;
    const { name, size } = chosen;
    if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
      return messages.error(t('forms.file_type_refused', { name, types }));
    if (size > rules.maxBytes) return messages.error(t('forms.file_too_large', { name, megabytes }));
    onChoose(chosen);
  };
  return (
    <label
      htmlFor={id}
      className="file-drop"
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault();
        take(event.dataTransfer.files[0]);
      }}
    >
      {file ? <FileText size={20} aria-hidden /> : <Upload size={20} aria-hidden />}
      <span>{file?.name ?? t('forms.drop_files')}</span>
      <span className="muted">{t('forms.file_limits', { types, megabytes })}</span>
      <input
        id={id}
        type="file"
        className="visually-hidden"
        accept={endings.join()}
        onChange={({ target }) => {
          take(target.files?.[0]);
          target.value = '';
        }}
      />
    </label>
  );
}

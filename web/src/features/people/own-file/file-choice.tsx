import type { MediaCollection } from '@cadre/contract/resource';
import { documents } from '@cadre/contract/resources/documents';
import { FileText, Upload } from 'lucide-react';
import { useMessages } from '../../../platform/messages.ts';
import { useTexts } from '../../../platform/texts.ts';
import { FileDrop } from '../../../ui/inputs/file-drop.tsx';

const rules = documents.record.media?.file as MediaCollection;
const endings = rules.types.flatMap((type) => (type === 'jpeg' ? ['.jpg', '.jpeg'] : [`.${type}`]));
const megabytes = rules.maxBytes / 1024 / 1024;

/** One file from this device, looked at before anything is sent; on a phone the camera is a tap away. */
export function FileChoice({ file, onChoose }: { file: File | undefined; onChoose: (file: File) => void }) {
  const t = useTexts();
  const messages = useMessages();
  const types = rules.types.join(', ').toUpperCase();
  const take = (chosen: File) => {
    const { name, size } = chosen;
    if (!endings.some((ending) => name.toLowerCase().endsWith(ending)))
      return messages.error(t('forms.file_type_refused', { name, types }));
    if (size > rules.maxBytes) return messages.error(t('forms.file_too_large', { name, megabytes }));
    onChoose(chosen);
  };
  return (
    <FileDrop
      icon={file ? FileText : Upload}
      text={file?.name ?? t('forms.drop_files')}
      limits={t('forms.file_limits', { types, megabytes })}
      accepted={endings}
      onFile={take}
    />
  );
}

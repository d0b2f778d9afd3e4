import { importLimits } from '@cadre/contract/calls/imports';
import { FileSpreadsheet } from 'lucide-react';
import { useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useMessages } from '../../platform/messages.tsx';
import { useTexts } from '../../platform/texts.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useUploadImport } from './use-imports.ts';

const { megabytes, rows } = importLimits;
const accepted = ['.csv', '.xlsx'];

/** Drop or choose a file. Its limits are told before, and asked before anything is sent. */
export function UploadBox() {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();
  const upload = useUploadImport();
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

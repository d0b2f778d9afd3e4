import type { MediaCollection, Resource } from '@cadre/contract/resource';
import { useState } from 'react';
import { useFormat } from '../../platform/format.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { FileDrop } from '../../ui/file-drop.tsx';
import { useUpload } from '../record/use-write.ts';

type Props = { resource: Resource; id: number; collection: string; rules: MediaCollection };

const megabyte = 1024 * 1024;
/** Types whose files may end otherwise than in the name of the type. */
const endings: Record<string, string[]> = { jpeg: ['.jpg', '.jpeg'] };

/** Drop or choose; type and size are looked at before anything is sent. */
export function CollectionDrop({ resource, id, collection, rules }: Props) {
  const t = useTexts();
  const messages = useMessages();
  const upload = useUpload(resource, id);
  const format = useFormat();
  const [sent, setSent] = useState(0);
  const accepted = rules.types.flatMap((type) => endings[type] ?? [`.${type}`]);
  const limits = { types: rules.types.join(', ').toUpperCase(), megabytes: rules.maxBytes / megabyte };

  const send = (file: File) => {
    const isKnown = accepted.some((ending) => file.name.toLowerCase().endsWith(ending));
    if (!isKnown) return messages.error(t('forms.file_type_refused', { name: file.name, types: limits.types }));
    if (file.size > rules.maxBytes) return messages.error(t('forms.file_too_large', { name: file.name, megabytes: limits.megabytes }));
    setSent(0);
    upload.mutate({ collection, file, onProgress: setSent });
  };
  return (
    <FileDrop
      text={upload.isPending ? `${t('common.uploading')} ${format.share(sent)}` : t('forms.drop_files')}
      limits={t('forms.file_limits', limits)}
      accepted={accepted}
      progress={upload.isPending ? { label: t('common.uploading'), value: sent, max: 10_000 } : undefined}
      onFile={send}
    />
  );
}

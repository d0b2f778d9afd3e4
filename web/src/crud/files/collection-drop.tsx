import type { MediaCollection, Resource } from '@cadre/contract/resource';
import { useState } from 'react';
import { useFormat } from '../../platform/format/format.ts';
import { useMessages } from '../../platform/messages.ts';
import { useTexts } from '../../platform/texts.ts';
import { FileDrop } from '../../ui/inputs/file-drop.tsx';
import { useUpload } from '../record/use-write.ts';
import { useAcceptedFiles } from './accepted-files.ts';

type Props = { resource: Resource; id: number; collection: string; rules: MediaCollection };

/** Drop or choose; type and size are looked at before anything is sent. */
export function CollectionDrop({ resource, id, collection, rules }: Props) {
  const t = useTexts();
  const messages = useMessages();
  const upload = useUpload(resource, id);
  const format = useFormat();
  const [sent, setSent] = useState(0);
  const { accepted, limits, complaintAbout } = useAcceptedFiles(rules);

  const send = (file: File) => {
    const complaint = complaintAbout(file);
    if (complaint) return messages.error(complaint);
    setSent(0);
    upload.mutate({ collection, file, onProgress: setSent });
  };
  return (
    <FileDrop
      text={upload.isPending ? `${t('common.uploading')} ${format.share(sent)}` : t('forms.drop_files')}
      limits={limits}
      accepted={accepted}
      progress={upload.isPending ? { label: t('common.uploading'), value: sent, max: 10_000 } : undefined}
      onFile={send}
    />
  );
}

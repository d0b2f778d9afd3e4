import { FileClock } from 'lucide-react';
import { useFormat } from '../../../platform/format.ts';
import { useMessages } from '../../../platform/messages.tsx';
import { useTexts } from '../../../platform/texts.ts';
import { FileDrop } from '../../../ui/file-drop.tsx';

const megabytes = 10;
const accepted = ['.dat', '.txt', '.csv', '.tsv', '.xlsx'];

type Props = { isBusy: boolean; sent: number; onFile: (file: File) => void };

/** Drop or choose; kind and size are looked at before anything is sent. */
export function DropFile({ isBusy, sent, onFile }: Props) {
  const t = useTexts();
  const format = useFormat();
  const messages = useMessages();

  const take = (file: File) => {
    const { name, size } = file;
    if (!accepted.some((ending) => name.toLowerCase().endsWith(ending))) return messages.error(t('devices.bring.type_refused', { name }));
    if (size > megabytes * 1024 * 1024) return messages.error(t('forms.file_too_large', { name, megabytes }));
    onFile(file);
  };
  const words = sent < 10_000 ? `${t('common.uploading')} ${format.share(sent)}` : t('devices.bring.looking');
  return (
    <FileDrop
      size="large"
      icon={FileClock}
      text={isBusy ? words : t('devices.bring.drop')}
      limits={t('devices.bring.limits', { megabytes: String(megabytes) })}
      accepted={accepted}
      progress={isBusy ? { label: words, value: sent, max: 10_000 } : undefined}
      onFile={take}
    />
  );
}

import { Copy } from 'lucide-react';
import { useMessages } from '../../platform/messages.tsx';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

const shownDigits = 12;

/** The first digits are enough to compare by eye; the whole seal can be copied. */
export function LogSeal({ seal }: { seal: string }) {
  const t = useTexts();
  const messages = useMessages();
  const copy = async () => {
    await navigator.clipboard.writeText(seal);
    messages.info(t('common.copied'));
  };
  return (
    <>
      <span className="log-seal">
        <code>{seal.slice(0, shownDigits)}…</code>
        <IconButton icon={Copy} label={t('common.copy')} onClick={() => void copy()} />
      </span>
      <span className="log-seal__text">{t('history.seal_text')}</span>
    </>
  );
}

import { Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Alert } from '../../../ui/feedback/alert.tsx';
import { TextInput } from '../../../ui/inputs/text-input.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';

/** A secret address, shown this once. */
export function FeedAddress({ name, address }: { name: string; address: string }) {
  const t = useTexts();
  const [copied, setCopied] = useState<string>();
  const copy = async () => {
    await navigator.clipboard.writeText(address);
    setCopied(address);
  };
  return (
    <Alert tone="warning" title={t('calendar.feed_address', { name })}>
      <p>{t('calendar.feed_once')}</p>
      <Cluster>
        <TextInput readOnly value={address} aria-label={t('calendar.feed_address', { name })} onFocus={({ target }) => target.select()} />
        <Button icon={Copy} onClick={() => void copy()}>
          {t(copied === address ? 'common.copied' : 'common.copy')}
        </Button>
      </Cluster>
    </Alert>
  );
}

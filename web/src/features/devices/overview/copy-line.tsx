import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Description } from '../../../ui/layout/description-list.tsx';

/** `isPlain`: the value does not need a copy button. */
type Props = { label: string; value: string; isPlain?: boolean };

export function CopyLine({ label, value, isPlain = false }: Props) {
  const t = useTexts();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    await navigator.clipboard.writeText(value);
    setCopied(true);
  };
  return (
    <Description label={label}>
      <code>{value}</code>{' '}
      {!isPlain && (
        <IconButton icon={isCopied ? Check : Copy} size="small" label={`${t('common.copy')}: ${label}`} onClick={() => void copy()}>
          <span className="visually-hidden" role="status">
            {isCopied && t('common.copied')}
          </span>
        </IconButton>
      )}
    </Description>
  );
}

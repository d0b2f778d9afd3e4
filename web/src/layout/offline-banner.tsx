import { WifiOff } from 'lucide-react';
import { useTexts } from '../platform/texts.ts';
import { useOnline } from '../platform/use-online.ts';
import { Banner } from '../ui/feedback/banner.tsx';

export function OfflineBanner() {
  const t = useTexts();
  if (useOnline()) return null;
  return (
    <Banner tone="warning" icon={WifiOff}>
      {t('common.offline')}
    </Banner>
  );
}

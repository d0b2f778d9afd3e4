import { Sparkles } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTexts } from '../platform/texts.ts';
import { TextButton } from '../ui/actions/text-button.tsx';
import { Banner } from '../ui/feedback/banner.tsx';

/** After an update the old page's parts are gone from the server; loading one fails, and a fresh page is the cure. */
export function NewVersionBanner() {
  const t = useTexts();
  const [isOutdated, setOutdated] = useState(false);

  useEffect(() => {
    // Without a connection every load fails, so a failure does not mean that there is a new version.
    const notice = () => navigator.onLine && setOutdated(true);
    window.addEventListener('vite:preloadError', notice);
    return () => window.removeEventListener('vite:preloadError', notice);
  }, []);

  if (!isOutdated) return null;
  return (
    <Banner tone="info" icon={Sparkles}>
      {t('common.new_version')}
      <TextButton onClick={() => window.location.reload()}>{t('common.reload')}</TextButton>
    </Banner>
  );
}

import { WifiOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTexts } from '../platform/texts.ts';
import './banner.css';

export function OfflineBanner() {
  const t = useTexts();
  const isOnline = useSyncExternalStore(subscribe, () => navigator.onLine);
  if (isOnline) return null;
  return (
    <div className="banner banner--warning" role="status">
      <WifiOff size={16} aria-hidden />
      {t('common.offline')}
    </div>
  );
}

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

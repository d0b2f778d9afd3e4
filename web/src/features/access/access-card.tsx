import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/alert.tsx';
import type { Notice } from './notices.ts';

type Props = { title: string; intro: string; notice?: Notice | undefined; children: ReactNode };

export function AccessCard({ title, intro, notice, children }: Props) {
  const t = useTexts();
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
  return (
    <div className="access-card">
      {notice && (
        <div className="access-card__alerts">
          <Alert tone="info">{t(`auth.${notice}`)}</Alert>
        </div>
      )}
      <h1>{title}</h1>
      <p className="access-card__intro">{intro}</p>
      {children}
    </div>
  );
}

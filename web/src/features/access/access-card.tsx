import { type ReactNode, useEffect } from 'react';
import { Alert } from '../../layout/plain/alert.tsx';
import { useTexts } from '../../platform/texts.ts';
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
          <Alert kind="info">{t(`auth.${notice}`)}</Alert>
        </div>
      )}
      <h1>{title}</h1>
      <p className="access-card__intro">{intro}</p>
      {children}
    </div>
  );
}

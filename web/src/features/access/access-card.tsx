import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Alert } from '../../ui/feedback/alert.tsx';
import { Heading } from '../../ui/layout/heading.tsx';
import { Stack } from '../../ui/layout/stack.tsx';
import type { Notice } from './notices.ts';

type Props = { title: string; intro: string; notice?: Notice | undefined; children: ReactNode };

export function AccessCard({ title, intro, notice, children }: Props) {
  const t = useTexts();
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
  return (
    <Stack gap={6} className="access-card">
      {notice && <Alert tone="info">{t(`auth.${notice}`)}</Alert>}
      <Stack gap={1}>
        <Heading level={1} className="access-card__title">
          {title}
        </Heading>
        <p className="muted">{intro}</p>
      </Stack>
      {children}
    </Stack>
  );
}

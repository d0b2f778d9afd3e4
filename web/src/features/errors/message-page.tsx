import { useRouter } from '@tanstack/react-router';
import { type ReactNode, useEffect } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import './errors.css';

type Props = { look: string; title: string; text: string; drawing: ReactNode; children?: ReactNode };

/** A page that is only a message: title, sentence, the way home and the way back. */
export function MessagePage({ look, title, text, drawing, children }: Props) {
  const t = useTexts();
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
  return (
    <section className={`stacked tall message-page message-page--${look}`}>
      <div className="full primary message-page__drawing" aria-hidden>
        {drawing}
      </div>
      <div className="stacked gap-3 message-page__words">
        <h1 tabIndex={-1}>{title}</h1>
        <p className="quiet">{text}</p>
        {children}
        <Ways />
      </div>
    </section>
  );
}

function Ways() {
  const t = useTexts();
  const { history } = useRouter();
  return (
    <div className="gap-3 flex wraps message-page__ways">
      <LinkButton variant="primary" to="/">
        {t('errors.go_home')}
      </LinkButton>
      {history.length > 1 && <Button onClick={() => history.back()}>{t('errors.go_back')}</Button>}
    </div>
  );
}

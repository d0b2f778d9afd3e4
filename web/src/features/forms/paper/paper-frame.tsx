import { useRouter } from '@tanstack/react-router';
import { ArrowLeft, Printer } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Button } from '../../../ui/actions/button.tsx';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import '../../../crud/crud.css';
import '../../../fields/fields.css';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import './paper-frame.css';

type Props = {
  title: string;
  about?: ReactNode;
  tools?: ReactNode;
  aside?: ReactNode;
  /** Where the print button does something else than to print the page. */
  onPrint?: (() => void) | undefined;
  isPrintable?: boolean;
  children: ReactNode;
};

/** The blank layout around a paper; its toolbar is above the paper and is not printed. */
export function PaperFrame({ title, about, tools, aside, onPrint = () => window.print(), isPrintable = true, children }: Props) {
  const t = useTexts();
  useEffect(() => {
    document.title = `${title} · ${t('common.product')}`;
  }, [title, t]);
  return (
    <div className="tall paper-frame">
      <header className="line wraps sticky ruled paper-frame__bar not-printed">
        <BackButton />
        <div className="grow paper-frame__title">
          <h1 tabIndex={-1}>{title}</h1>
          {about && <p>{about}</p>}
        </div>
        <div className="gap-2 flex wraps paper-frame__tools">
          {tools}
          {isPrintable && (
            <Button icon={Printer} onClick={onPrint}>
              <span>{t('papers.print')}</span>
            </Button>
          )}
        </div>
      </header>
      <div className={`stacked paper-frame__body ${aside ? 'paper-frame__body--beside' : ''}`}>
        <div className="paper-frame__paper">{children}</div>
        {aside && <aside className="paper-frame__aside not-printed">{aside}</aside>}
      </div>
    </div>
  );
}

export const PaperChoices = ({ intro, children }: { intro: string; children: ReactNode }) => (
  <Stack className="paper-choices">
    <p className="muted">{intro}</p>
    {children}
  </Stack>
);

/** To where one came from; who came by a link goes to the papers of all, or home. */
function BackButton() {
  const t = useTexts();
  const { history } = useRouter();
  const { user, permissions } = useMe();
  const label = (
    <>
      <ArrowLeft size={16} aria-hidden />
      <span>{t('papers.back')}</span>
    </>
  );
  if (history.canGoBack()) return <Button onClick={() => history.back()}>{label}</Button>;
  return <LinkButton to={!isEmployee(user) && 'forms.view' in permissions ? '/forms' : '/'}>{label}</LinkButton>;
}

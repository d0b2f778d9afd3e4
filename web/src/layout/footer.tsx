import { usePreferences } from '../platform/session/preferences.ts';
import { useMe } from '../platform/session/session.ts';
import { useTexts } from '../platform/texts.ts';
import './footer.css';

export function Footer() {
  const t = useTexts();
  const { company } = useMe();
  const { timezone } = usePreferences();
  return (
    <footer className="line wraps note footer">
      <span>{company}</span>
      <span>{t('shell.footer_times', { zone: timezone })}</span>
      <a href="/api/docs" target="_blank" rel="noreferrer">
        {t('shell.api_documents')}
      </a>
    </footer>
  );
}

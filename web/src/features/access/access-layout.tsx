import { languageNames, languages } from '@cadre/contract/languages';
import { Outlet } from '@tanstack/react-router';
import { useLocale } from 'use-intl';
import { Mark } from '../../layout/mark.tsx';
import { useFeatures } from '../../platform/features.ts';
import { changeLanguage, useTexts } from '../../platform/texts.ts';
import './access.css';

/** Signed-out pages: the brand on one side, the form on the other. */
export function AccessLayout() {
  const t = useTexts();
  const { language_picker } = useFeatures();
  return (
    <div className="grid surface tall access">
      <aside className="stacked relative clip middle access__brand">
        <p className="line gap-3 access__name">
          <Mark size={32} />
          {t('common.product')}
        </p>
        <div className="access__claim">
          <p className="access__headline">{t('auth.headline')}</p>
          <p>{t('common.tagline')}</p>
        </div>
        <Rings />
        {language_picker && <AccessLanguages />}
      </aside>
      <main className="stacked access__form">
        <Outlet />
      </main>
    </div>
  );
}

const Rings = () => (
  <svg className="access__rings" viewBox="0 0 64 64" fill="none" stroke="currentColor" strokeWidth="3" strokeLinecap="round" aria-hidden>
    <path d="M56 14A30 30 0 1 0 56 50" />
    <path d="M49 20A21 21 0 1 0 49 44" />
    <path d="M42 26A12 12 0 1 0 42 38" />
  </svg>
);

function AccessLanguages() {
  const t = useTexts();
  const current = useLocale();
  return (
    <nav className="relative flex wraps access__languages" aria-label={t('auth.language')}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-current={language === current || undefined}
          onClick={() => changeLanguage(language)}
        >
          {languageNames[language]}
        </button>
      ))}
    </nav>
  );
}

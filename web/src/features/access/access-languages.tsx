import { languageNames, languages } from '@cadre/contract/languages';
import { useLocale } from 'use-intl';
import { changeLanguage, useTexts } from '../../platform/texts.ts';

export function AccessLanguages() {
  const t = useTexts();
  const current = useLocale();
  return (
    <nav className="access__languages" aria-label={t('auth.language')}>
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

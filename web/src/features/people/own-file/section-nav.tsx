import { useTexts } from '../../../platform/texts.ts';
import { sectionId, sections } from './sections.ts';

/** Ways to the sections: a column beside them, or a line to swipe above them. */
export function SectionNav() {
  const t = useTexts();
  return (
    <nav className="own-nav" aria-label={t('self.sections')}>
      <ul>
        {sections.map((section) => (
          <li key={section}>
            <a href={`#${sectionId(section)}`}>{t(`self.${section}`)}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

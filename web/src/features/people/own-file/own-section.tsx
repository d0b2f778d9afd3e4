import { type ReactNode, useId } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { type Section, sectionId } from './sections.ts';

type Props = { section: Section; hint?: string; actions?: ReactNode; children: ReactNode };

/** One part of the file: a landmark with its heading, a quiet line on who may change it, and what it holds. */
export function OwnSection({ section, hint, actions, children }: Props) {
  const t = useTexts();
  const heading = useId();
  return (
    <section id={sectionId(section)} className="card own-section" aria-labelledby={heading}>
      <header className="own-section__head">
        <div>
          <h2 id={heading}>{t(`self.${section}`)}</h2>
          {hint && <p className="muted">{hint}</p>}
        </div>
        {actions}
      </header>
      <div className="own-section__body">{children}</div>
    </section>
  );
}

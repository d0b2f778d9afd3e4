import { isLanguage } from '@cadre/contract/languages';
import { useMemo } from 'react';
import { storedLanguage, useTexts } from '../../platform/texts.ts';
import { soundAnswers } from './paper-draft.ts';
import { PaperView } from './paper-view.tsx';
import type { PaperForm } from './use-paper-form.ts';

/** The paper as it will be, with every letter that is typed. */
export function PaperPreview({ paper: { type, form }, isShown }: { paper: PaperForm; isShown: boolean }) {
  const t = useTexts();
  const { draft } = form;
  const answers = useMemo(() => soundAnswers(type, draft), [type, draft]);
  if (!isShown) return null;
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and whoever has no mouse must be able to scroll it too
    <section className="paper-form__preview" aria-label={t('papers.preview_of')} tabIndex={0}>
      <PaperView type={type} answers={answers} number={null} language={isLanguage(draft.language) ? draft.language : storedLanguage()} />
    </section>
  );
}

import { type Acceptance, paperContent } from '@cadre/contract/forms/content';
import type { Answers, PaperType } from '@cadre/contract/forms/index';
import type { Language } from '@cadre/contract/languages';
import { useDeferredValue, useMemo } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { useLogo } from '../use-logo.ts';
import { PaperSheet } from './paper-sheet.tsx';
import { usePaperTexts } from './use-paper-texts.ts';

type Props = {
  type: PaperType;
  answers: Answers;
  number: string | null;
  language: Language;
  /** Absent for a draft. */
  issuedAt?: string | undefined;
  acceptance?: Acceptance | undefined;
  isFlowing?: boolean;
};

/** The document made from the answers, in its own language. Rendering it never blocks typing. */
export function PaperView({ type, answers, number, language, issuedAt, acceptance, isFlowing = false }: Props) {
  const t = useTexts();
  const logo = useLogo(issuedAt);
  const { data: words, error, refetch } = usePaperTexts(language);
  const latest = useDeferredValue(answers);
  const blocks = useMemo(
    () => words && paperContent({ type, answers: latest, number, acceptance, ...words }),
    [words, type, latest, number, acceptance],
  );
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!words || !blocks)
    return (
      <div className="full paper paper--loading" role="status">
        <span className="visually-hidden">{t('common.loading')}</span>
      </div>
    );
  const draft = words.say('clauses.draft');
  return (
    <PaperSheet
      blocks={blocks}
      language={language}
      logo={logo}
      isFlowing={isFlowing}
      foot={number === null ? draft : words.say('clauses.number', { number })}
      mark={number === null ? draft : undefined}
    />
  );
}

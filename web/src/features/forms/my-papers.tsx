import { isLanguage } from '@cadre/contract/languages';
import { Link } from '@tanstack/react-router';
import { FilePenLine, Pencil } from 'lucide-react';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useFormat } from '../../platform/format.ts';
import { useMe } from '../../platform/session.ts';
import { storedLanguage, useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { linkTo } from './form-paths.ts';
import { IssuedToMe } from './issued-to-me.tsx';
import { type LocalDraft, localDrafts } from './local-draft.ts';
import { soundAnswers } from './paper-draft.ts';
import { PaperFrame } from './paper-frame.tsx';
import { PaperView } from './paper-view.tsx';

/** One's own papers, and what one is writing on this device; who is no employee sees the latest of these as a paper at once. */
export function MyPapers() {
  const t = useTexts();
  const { user, employee, permissions } = useMe();
  const drafts = 'forms.create' in permissions ? localDrafts(user.id) : [];
  const [latest] = drafts;
  if (!employee && latest) return <LocalPaper local={latest} />;
  return (
    <PaperFrame title={t('papers.my_papers')} isPrintable={false}>
      <div className="my-papers">
        {employee ? <IssuedToMe /> : <p className="my-papers__none">{t('papers.no_papers')}</p>}
        {drafts.length > 0 && <Drafts drafts={drafts} />}
        {'forms.create' in permissions && <LinkButton to="/forms">{t('papers.go_to_forms')}</LinkButton>}
      </div>
    </PaperFrame>
  );
}

function Drafts({ drafts }: { drafts: LocalDraft[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <section>
      <h2>{t('papers.drafts_here')}</h2>
      <ul className="my-papers__list">
        {drafts.map(({ type, path, at, draft }) => (
          <li key={path}>
            <Link {...linkTo(path)} className="my-paper">
              <FilePenLine size={20} strokeWidth={1.5} aria-hidden />
              <span className="my-paper__title">{String(draft.title || t(`papers.new_${type}`))}</span>
              <span className="my-paper__meta">{format.moment(at)}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function LocalPaper({ local: { type, path, draft } }: { local: LocalDraft }) {
  const t = useTexts();
  const { md: isWide } = useBreakpoint();
  return (
    <PaperFrame
      title={String(draft.title || t(`papers.new_${type}`))}
      about={t('papers.local_draft')}
      tools={
        <LinkButton icon={Pencil} {...linkTo(path)}>
          <span>{t('common.edit')}</span>
        </LinkButton>
      }
    >
      <PaperView
        type={type}
        answers={soundAnswers(type, draft)}
        number={null}
        language={isLanguage(draft.language) ? draft.language : storedLanguage()}
        isFlowing={!isWide}
      />
    </PaperFrame>
  );
}

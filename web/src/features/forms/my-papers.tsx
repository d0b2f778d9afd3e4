import { isLanguage } from '@cadre/contract/languages';
import { forms } from '@cadre/contract/resources/forms';
import { FilePenLine, FileText, Pencil } from 'lucide-react';
import { useList } from '../../crud/list/use-list.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useMe } from '../../platform/session/session.ts';
import { storedLanguage, useTexts } from '../../platform/texts.ts';
import { LinkButton } from '../../ui/actions/link-button.tsx';
import { QueryStates } from '../../ui/feedback/query-states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { RowItemLink, Rows } from '../../ui/layout/rows.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { linkTo, readingPath } from './form-paths.ts';
import { type LocalDraft, localDrafts } from './local-draft.ts';
import { soundAnswers } from './paper/paper-draft.ts';
import { PaperChoices, PaperFrame } from './paper/paper-frame.tsx';
import { PaperView } from './paper/paper-view.tsx';

/** The user's own documents and their drafts on this device; a user without an employee sees the latest draft as a document directly. */
export function MyPapers() {
  const t = useTexts();
  const { user, employee, permissions } = useMe();
  const drafts = 'forms.create' in permissions ? localDrafts(user.id) : [];
  const [latest] = drafts;
  if (!employee && latest) return <LocalPaper local={latest} />;
  return (
    <PaperFrame title={t('papers.my_papers')} isPrintable={false}>
      <PaperChoices intro={employee ? t('papers.my_papers_intro') : t('papers.no_papers')}>
        {employee && <IssuedToMe />}
        {drafts.length > 0 && <Drafts drafts={drafts} />}
        {'forms.create' in permissions && (
          <Cluster>
            <LinkButton to="/forms">{t('papers.go_to_forms')}</LinkButton>
          </Cluster>
        )}
      </PaperChoices>
    </PaperFrame>
  );
}

const mine = { page: 1, per_page: 100, sort: { by: 'issued_at', dir: 'desc' }, q: '', filters: { employee_id: 'self' } } as const;

/** Contracts and offers that were issued to me. */
function IssuedToMe() {
  const t = useTexts();
  const format = useFormat();
  const query = useList(forms, mine);
  const papers = query.data?.data.filter(({ status }) => status !== 'draft');
  return (
    <Card isFlush>
      <QueryStates query={{ ...query, data: papers }} empty={(rows) => rows.length === 0 && t('papers.no_papers')}>
        {(rows) => (
          <Rows hasLines wraps>
            {rows.map((row) => (
              <RowItemLink
                key={row.id}
                {...linkTo(readingPath(row.id))}
                start={<FileText size={20} strokeWidth={1.5} aria-hidden />}
                note={[row.number, typeof row.issued_at === 'string' && format.moment(row.issued_at)].filter(Boolean).join(' · ')}
                end={<StatusBadge name="status" field={forms.fields.status} value={String(row.status)} />}
              >
                {String(row.title)}
              </RowItemLink>
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Drafts({ drafts }: { drafts: LocalDraft[] }) {
  const t = useTexts();
  const format = useFormat();
  return (
    <Card isFlush title={t('papers.drafts_here')}>
      <Rows hasLines wraps>
        {drafts.map(({ type, path, at, draft }) => (
          <RowItemLink
            key={path}
            {...linkTo(path)}
            start={<FilePenLine size={20} strokeWidth={1.5} aria-hidden />}
            end={<time dateTime={at}>{format.moment(at)}</time>}
          >
            {String(draft.title || t(`papers.new_${type}`))}
          </RowItemLink>
        ))}
      </Rows>
    </Card>
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

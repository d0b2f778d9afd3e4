import { forms } from '@cadre/contract/resources/forms';
import { Link } from '@tanstack/react-router';
import { FileText } from 'lucide-react';
import { useList } from '../../crud/use-list.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { FailedState } from '../../ui/states.tsx';
import { linkTo, readingPath } from './form-paths.ts';

/** Contracts and offers that were issued to me. */
export function IssuedToMe() {
  const t = useTexts();
  const format = useFormat();
  const { data, error, refetch } = useList(forms, {
    page: 1,
    per_page: 100,
    sort: { by: 'issued_at', dir: 'desc' },
    q: '',
    filters: { employee_id: 'self' },
  });
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton columns={1} rows={3} />;
  const papers = data.data.filter(({ status }) => status !== 'draft');
  return (
    <section>
      <p className="my-papers__intro">{t('papers.my_papers_intro')}</p>
      {papers.length === 0 && <p className="my-papers__none">{t('papers.no_papers')}</p>}
      <ul className="my-papers__list">
        {papers.map((row) => (
          <li key={row.id}>
            <Link {...linkTo(readingPath(row.id))} className="my-paper">
              <FileText size={20} strokeWidth={1.5} aria-hidden />
              <span className="my-paper__title">
                {String(row.title)}
                <span className="my-paper__meta">
                  {String(row.number)}
                  {typeof row.issued_at === 'string' && ` · ${format.moment(row.issued_at)}`}
                </span>
              </span>
              <StatusBadge name="status" field={forms.fields.status} value={String(row.status)} />
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

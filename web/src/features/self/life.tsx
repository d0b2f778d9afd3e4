import { useLocale } from 'use-intl';
import '../../crud/crud.css';
import { ListSkeleton } from '../../crud/list/list-skeleton.tsx';
import { FailedList } from '../../crud/list/list-states.tsx';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { byMonth } from './by-month.ts';
import { TimelineLine } from './timeline-line.tsx';
import { type TimelineKind, useTimeline } from './use-timeline.ts';

/** The timeline, month by month. */
export function Life({ kind }: { kind: TimelineKind | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const language = useLocale();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTimeline(kind);
  if (error) return <FailedList problem={error} onRetry={() => void refetch()} />;
  if (!data) return <ListSkeleton columns={1} rows={8} />;
  const months = byMonth(
    data.pages.flatMap((page) => page.data),
    format.moment,
  );
  if (months.length === 0) return <p className="card life__empty">{t(kind ? 'self.nothing_in_kind' : 'self.no_history')}</p>;
  const named = new Intl.DateTimeFormat(language, { month: 'long', year: 'numeric', timeZone: 'UTC' });
  return (
    <>
      {months.map(({ month, entries }) => (
        <section key={month} className="card life__month">
          <h2>{named.format(new Date(`${month}-01T00:00:00Z`))}</h2>
          <ol>
            {entries.map((entry) => (
              <TimelineLine key={entry.key} entry={entry} />
            ))}
          </ol>
        </section>
      ))}
      {hasNextPage && (
        <button type="button" className="button life__more" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? t('common.loading') : t('self.older')}
        </button>
      )}
    </>
  );
}

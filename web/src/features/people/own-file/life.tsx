import { useLocale } from 'use-intl';
import { Button } from '../../../ui/button.tsx';
import '../../../crud/crud.css';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { FailedState } from '../../../ui/states.tsx';
import { byMonth } from './by-month.ts';
import { TimelineLine } from './timeline-line.tsx';
import { type TimelineKind, useTimeline } from './use-timeline.ts';

/** The timeline, month by month. */
export function Life({ kind }: { kind: TimelineKind | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const language = useLocale();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useTimeline(kind);
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton columns={1} rows={8} />;
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
        <Button className="life__more" disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          {isFetchingNextPage ? t('common.loading') : t('self.older')}
        </Button>
      )}
    </>
  );
}

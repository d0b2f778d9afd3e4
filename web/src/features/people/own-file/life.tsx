import type { AnswerOf } from '@cadre/contract/call';
import { employeeTimeline } from '@cadre/contract/calls/timeline';
import type { Resource } from '@cadre/contract/resource';
import { resources } from '@cadre/contract/resources/index';
import { dayForms } from '@cadre/contract/texts/day-forms';
import type { RecordKind } from '@cadre/contract/timeline-events';
import { Link } from '@tanstack/react-router';
import { BriefcaseBusiness, Eye, LogIn, type LucideIcon, UserRoundPen } from 'lucide-react';
import { useLocale } from 'use-intl';
import '../../../crud/crud.css';
import { RestoreButton } from '../../../crud/record/restore-button.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { useCursorCall } from '../../../platform/use-paged-call.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { recordIcons } from '../../../ui/record-icons.ts';
import { byMonth } from './by-month.ts';
import { self } from './sections.ts';

type Entry = AnswerOf<typeof employeeTimeline>['data'][number];
export type TimelineKind = Entry['kind'];

/** The timeline, month by month. */
export function Life({ kind }: { kind: TimelineKind | undefined }) {
  const t = useTexts();
  const format = useFormat();
  const language = useLocale();
  const { data, error, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useCursorCall(
    employeeTimeline,
    { ...self, kind: kind ?? null },
    ({ meta }) => meta.next_before,
  );
  if (error) return <FailedState size="page" problem={error} onRetry={refetch} />;
  if (!data) return <Skeleton rows={8} />;
  const months = byMonth(
    data.pages.flatMap((page) => page.data),
    format.dayOf,
  );
  return (
    <>
      {months.length === 0 && (
        <Card>
          <EmptyState text={t(kind ? 'self.nothing_in_kind' : 'self.no_history')} />
        </Card>
      )}
      {months.map(({ month, entries }) => (
        <Card key={month} isFlush title={dayForms(language).month(`${month}-01`)}>
          <Rows wraps>
            {entries.map((entry) => (
              <Line key={entry.key} entry={entry} />
            ))}
          </Rows>
        </Card>
      ))}
      {hasNextPage && (
        <Cluster>
          <Button isBusy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {t('self.older')}
          </Button>
        </Cluster>
      )}
    </>
  );
}

const icons: Record<Exclude<TimelineKind, RecordKind>, LucideIcon> = {
  employment: BriefcaseBusiness,
  profile: UserRoundPen,
  sign_in: LogIn,
  viewed: Eye,
};

/** A record has the icon of its resource. */
const recordIconOf = Object.fromEntries(
  Object.values<Resource>(resources).flatMap(({ record: { timeline, icon } }) =>
    timeline && icon ? [[timeline.kind, recordIcons[icon]]] : [],
  ),
) as Record<RecordKind, LucideIcon>;

function Line({ entry: { at, kind, event, title, actor_name, fields, link, restore } }: { entry: Entry }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const Icon = { ...icons, ...recordIconOf }[kind];
  // An employment changes with a day, not at an hour.
  const when = kind === 'employment' ? format.date(format.dayOf(at)) : format.moment(at);
  const words = {
    title: title ?? t(kind === 'profile' ? 'common.record' : 'common.empty_value'),
    actor_name: actor_name ?? t('history.nobody'),
    fields: format.list(fields.map((field) => labels.field('employees', field))) || t('common.empty_value'),
  };
  // The contract's type defines which kinds and events go together, and each pair has a text.
  const sentence = t(`people.timeline.${kind}_${event}` as 'people.timeline.profile_changed', words as never);
  const isOwn = link?.startsWith('/') && !link.startsWith('//');
  return (
    <RowItem start={<Icon size={18} aria-hidden />} note={t(`self.kind_${kind}`)} end={<time dateTime={at}>{when}</time>}>
      {isOwn && link ? <Link to={link}>{sentence}</Link> : sentence} {restore && <RestoreButton {...restore} />}
    </RowItem>
  );
}

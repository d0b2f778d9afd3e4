import { timeCards } from '@cadre/contract/resources/time-cards';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import type { BuiltInView } from '../../../crud/list/views/views.ts';
import { ResourcePage } from '../../../crud/resource-page.tsx';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { CardRows } from './card-rows.tsx';
import { ReviewGrid } from './review-grid.tsx';

/** The weeks of those one decides about: as a grid of people and weeks, or as a list. A card opens with its rows, each to be decided. */
export function ReviewPage() {
  const t = useTexts();
  const words = useDayWords();
  const parameters = useParameters();
  const isList = parameters.get('as') === 'list';
  const views: BuiltInView[] = [
    { key: 'submitted', name: t('timeCard.view_submitted'), filters: { status: ['submitted'] }, sort: { by: 'from_date', dir: 'asc' } },
    { key: 'rejected', name: t('timeCard.view_returned'), filters: { status: ['rejected'] } },
  ];
  return (
    <Stack gap={3}>
      <Cluster>
        <Segments
          label={t('timeCard.shown_as')}
          isLabelHidden
          value={isList ? 'list' : 'grid'}
          options={[
            { value: 'grid', text: t('timeCard.as_grid') },
            { value: 'list', text: t('timeCard.as_list') },
          ]}
          onChoose={(as) => parameters.push({ as: as === 'list' ? as : undefined, page: undefined })}
        />
      </Cluster>
      <ResourcePage
        resource={timeCards}
        hideFields={['projects', 'week_year', 'week']}
        list={{ views }}
        record={{
          titleOf: ({ employee, week, from_date, to_date }) =>
            `${(employee as { name: string }).name}, ${t('timeCard.week_of', { week: String(week), dates: words.span(String(from_date), String(to_date)) })}`,
          header: (row) => <CardRows row={row} />,
        }}
        body={isList ? undefined : (page) => <ReviewGrid page={page} />}
      />
    </Stack>
  );
}

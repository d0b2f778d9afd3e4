import type { Absences } from '@cadre/contract/calls/absences';
import { CalendarX, Printer, UserRoundX } from 'lucide-react';
import { useParameterViews } from '../../../crud/list/views/use-parameter-views.ts';
import { ViewsMenu } from '../../../crud/list/views/views-menu.tsx';
import { PeriodBar } from '../../../crud/view/period-bar.tsx';
import { usePeriod } from '../../../crud/view/use-period.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../../ui/feedback/states.tsx';
import { SearchInput } from '../../../ui/inputs/search-input.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster, Stack } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { AbsencePanel } from './absence-panel.tsx';
import { Blackouts } from './blackouts.tsx';
import { CalendarFilters } from './calendar-filters.tsx';
import '../../../crud/crud.css';
import './calendar.css';
import { DayView } from './day-view.tsx';
import { Legend } from './legend.tsx';
import { MonthView } from './month-view.tsx';
import { QuarterBar } from './quarter-bar.tsx';
import { Timeline } from './timeline.tsx';
import { useAbsences } from './use-absences.ts';
import { type CalendarAddress, picks, shapes, useCalendarAddress } from './use-calendar-address.ts';

/** The URL parameters stored in a view. The days are left out, because they move on. */
const viewed = ['shape', 'q', 'only', ...picks];

/** The absences of all people the user may see: a timeline of people, a month grid, or one day at a time. */
export function TeamCalendar() {
  const t = useTexts();
  const labels = useLabels();
  const { company } = useMe();
  const words = useDayWords();
  const address = useCalendarAddress();
  const months = usePeriod('month');
  const { md: isWide } = useBreakpoint();
  const views = useParameterViews('calendar', viewed);
  const { shape, month, opened, replace } = address;
  const { data, error, isFetching, refetch } = useAbsences(address);
  return (
    <Card isFlush className="team-calendar" label={t('menu.team_calendar')} aria-busy={isFetching}>
      <p className="calendar-title">
        {company} · {t('menu.team_calendar')} · {shape === 'quarter' ? words.span(address.span.from, address.span.to) : words.month(month)}
      </p>
      <Cluster className="team-calendar__bar" justify="between">
        <Cluster>
          <ViewsMenu all={t('lists.all', { what: labels.inline.all('employees') })} views={views} />
          {(shape === 'timeline' || shape === 'month') && <PeriodBar of={months} />}
          {shape === 'quarter' && <QuarterBar address={address} />}
          {isWide && <IconButton isFramed icon={Printer} label={t('calendar.print')} onClick={() => window.print()} />}
        </Cluster>
        <Tools address={address} />
      </Cluster>
      {error && !data && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !data && <Skeleton rows={8} columns={6} />}
      {data && <Shown address={address} data={data} />}
      {data && opened && <AbsencePanel data={data} {...opened} onClose={() => replace({ person: undefined, day: undefined })} />}
    </Card>
  );
}

function Tools({ address }: { address: CalendarAddress }) {
  const t = useTexts();
  const labels = useLabels();
  const { shape, q, isOnlyAway, replace } = address;
  return (
    <Cluster>
      <SearchInput
        label={t('lists.search', { what: labels.inline.sought('employees') })}
        value={q}
        onText={(text) => replace({ q: text || undefined })}
      />
      <CalendarFilters address={address} />
      {(shape === 'timeline' || shape === 'quarter') && (
        <Button icon={UserRoundX} aria-pressed={isOnlyAway} onClick={() => replace({ only: isOnlyAway ? undefined : 'away' })}>
          {t('calendar.only_away')}
        </Button>
      )}
      <Segments
        label={t('calendar.view')}
        isLabelHidden
        value={shape}
        onChoose={(next) => replace({ shape: next, day: undefined, person: undefined })}
        options={shapes.map((one) => ({ value: one, text: t(`calendar.view_${one}`) }))}
      />
    </Cluster>
  );
}

function Shown({ address, data }: { address: CalendarAddress; data: Absences }) {
  const t = useTexts();
  const format = useFormat();
  const { shape, month, shownDay, push } = address;
  const open = (person: number, day: string) => push({ person: String(person), day });
  if (data.people.length === 0)
    return <EmptyState size="page" icon={CalendarX} title={t('calendar.nobody')} text={t('calendar.nobody_hint')} />;
  return (
    <Stack gap={3}>
      <Blackouts blackouts={data.blackouts} />
      {shape === 'timeline' && <Timeline key={month} data={data} onOpen={open} />}
      {shape === 'quarter' && <Timeline key={data.from} isQuarter data={data} onOpen={open} />}
      {shape === 'month' && <MonthView month={month} data={data} onOpen={(day) => push({ day })} />}
      {shape === 'day' && <DayView data={data} day={shownDay} onDay={(day) => address.replace({ day, month: day.slice(0, 7) })} />}
      {data.total > data.per_page && (
        <Cluster className="team-calendar__note" justify="between">
          <span className="muted">
            {t('calendar.shown_of', { shown: format.number(data.people.length), total: format.number(data.total) })}
          </span>
          <Pager
            page={data.page}
            lastPage={Math.ceil(data.total / data.per_page)}
            onPage={(page) => push({ page: page > 1 ? String(page) : undefined })}
          />
        </Cluster>
      )}
      <Legend people={data.people} />
    </Stack>
  );
}

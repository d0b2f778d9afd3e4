import { branches } from '@cadre/contract/resources/branches';
import { employees, stillHere } from '@cadre/contract/resources/employees';
import { useId, useMemo, useRef } from 'react';
import '../../../crud/crud.css';
import { FilterBar } from '../../../crud/list/filters/filter-bar.tsx';
import { FilterSheet } from '../../../crud/list/filters/filter-sheet.tsx';
import { ListFooter } from '../../../crud/list/list-footer.tsx';
import { NothingFound } from '../../../crud/list/list-states.tsx';
import { SearchBox } from '../../../crud/list/search-box.tsx';
import { useList } from '../../../crud/list/use-list.ts';
import { useViews } from '../../../crud/list/views/use-views.ts';
import { ViewsMenu } from '../../../crud/list/views/views-menu.tsx';
import { usePage } from '../../../crud/use-page.ts';
import type { Row } from '../../../fields/kind.ts';
import { useLabels } from '../../../fields/labels.ts';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import './directory.css';
import { firstLetter, letters, otherLetter } from './first-letter.ts';
import { PersonCard } from './person-card.tsx';
import { useCardKeys } from './use-card-keys.ts';
import { useLetterJump } from './use-letter-jump.ts';

const shownFilters = ['department_id', 'branch_id', 'job_id'];
const hideFields = employees.list.filters.filter((name) => !shownFilters.includes(name));

/** All current employees by name, with a picture and contact details. */
export function DirectoryPage() {
  const t = useTexts();
  const labels = useLabels();
  const { md: isWide } = useBreakpoint();
  const page = usePage(employees, { hideFields });
  const { list, change, clear } = page.address;
  const views = useViews(page, 'directory');
  const shown = { ...list, sort: employees.list.order, filters: { ...list.filters, status: stillHere } };
  const { data: answer, error, isPlaceholderData, isFetching, refetch } = useList(employees, shown);
  const hint = useId();
  const cards = useRef<HTMLUListElement>(null);
  const zoneOf = useBranchZones();
  const onKeyDown = useCardKeys(cards);
  const jump = useLetterJump(shown, answer?.meta.last_page ?? 1, cards, (to) => change({ page: to }));
  const rows = answer?.data ?? [];

  return (
    <Card isFlush className="directory" label={t('menu.directory')} aria-busy={isFetching}>
      <div className="line wraps toolbar not-printed">
        <ViewsMenu all={t('lists.all', { what: labels.inline.all(employees.name) })} views={views} />
        <SearchBox page={page} />
        {isWide ? <FilterBar page={page} /> : <FilterSheet page={page} meta={answer?.meta} />}
        <span className="quiet whole push" role="status">
          {answer &&
            (answer.meta.count === 'capped'
              ? t('people.directory.many_people', answer.meta)
              : t('people.directory.people', { count: answer.meta.total }))}
        </span>
      </div>
      {answer && answer.meta.total > 0 && <LetterBar first={String(rows[0]?.name ?? '')} onJump={jump} />}
      {error && <FailedState size="page" title={t('lists.failed')} problem={error} onRetry={refetch} />}
      {!error && !answer && <Skeleton rows={4} columns={4} />}
      {!error && answer && rows.length === 0 && <NothingFound onClear={clear} />}
      <p id={hint} className="visually-hidden">
        {t('people.directory.hint')}
      </p>
      {!error && rows.length > 0 && (
        <ul
          ref={cards}
          aria-describedby={hint}
          className="gap-3 grid directory__cards"
          data-old={isPlaceholderData || undefined}
          onKeyDown={onKeyDown}
        >
          {rows.map((row) => (
            <PersonCard key={row.id} row={row} zone={zoneOf(row)} />
          ))}
        </ul>
      )}
      {!error && answer && rows.length > 0 && <ListFooter meta={answer.meta} count={rows.length} list={list} onChange={change} />}
    </Card>
  );
}

/** From A to Z; the letter with which this page begins is marked. */
function LetterBar({ first, onJump }: { first: string; onJump: (letter: string) => void }) {
  const t = useTexts();
  const current = firstLetter(first);
  return (
    <nav className="gap-half flex letter-bar not-printed" aria-label={t('people.directory.jump')}>
      {[...letters, otherLetter].map((letter) => (
        <button
          className="rounded-small quiet medium"
          key={letter}
          type="button"
          title={letter === otherLetter ? t('people.directory.other_letter') : t('people.directory.jump_to', { letter })}
          aria-current={letter === current ? 'true' : undefined}
          onClick={() => onJump(letter)}
        >
          {letter}
        </button>
      ))}
    </nav>
  );
}

const everyBranch = { page: 1, per_page: 200, sort: branches.list.order, q: '', filters: {} };

/** The time zone of a person: their own, if the user may see it, else that of the branch. */
function useBranchZones(): (person: Row) => string | undefined {
  const { data } = useList(branches, everyBranch);
  const zones = useMemo(() => new Map(data?.data.map(({ id, timezone }) => [id, timezone as string])), [data]);
  return ({ timezone, branch_id }) => (timezone as string | null | undefined) ?? zones.get(branch_id as number);
}

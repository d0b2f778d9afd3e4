import { employees, stillHere } from '@cadre/contract/resources/employees';
import { useId, useRef } from 'react';
import { Card } from '../../../ui/card.tsx';
import '../../../crud/crud.css';
import { FilterBar } from '../../../crud/list/filter-bar.tsx';
import { FilterSheet } from '../../../crud/list/filter-sheet.tsx';
import { ListFooter } from '../../../crud/list/list-footer.tsx';
import { NothingFound } from '../../../crud/list/list-states.tsx';
import { SearchBox } from '../../../crud/list/search-box.tsx';
import { useList } from '../../../crud/use-list.ts';
import { usePage } from '../../../crud/use-page.ts';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useTexts } from '../../../platform/texts.ts';
import { FailedState } from '../../../ui/states.tsx';
import { CardsSkeleton } from './cards-skeleton.tsx';
import './directory.css';
import { LetterBar } from './letter-bar.tsx';
import { PersonCard } from './person-card.tsx';
import { useBranchZones } from './use-branch-zones.ts';
import { useCardKeys } from './use-card-keys.ts';
import { useLetterJump } from './use-letter-jump.ts';

const narrowedBy = ['department_id', 'branch_id', 'job_id'];
const hideFields = employees.filters.filter((name) => !narrowedBy.includes(name));

/** Everybody who works here, by name, with a face and a way to reach them. */
export function DirectoryPage() {
  const t = useTexts();
  const { md: isWide } = useBreakpoint();
  const page = usePage(employees, { hideFields });
  const { list, change, clear } = page.address;
  const shown = { ...list, sort: employees.order, filters: { ...list.filters, status: stillHere } };
  const { data: answer, error, isPlaceholderData, isFetching, refetch } = useList(employees, shown);
  const hint = useId();
  const cards = useRef<HTMLUListElement>(null);
  const zoneOf = useBranchZones();
  const onKeyDown = useCardKeys(cards);
  const jump = useLetterJump(shown, answer?.meta.last_page ?? 1, cards, (to) => change({ page: to }));
  const rows = answer?.data ?? [];

  return (
    <Card isFlush className="directory" label={t('menu.directory')} aria-busy={isFetching}>
      <div className="toolbar">
        <SearchBox page={page} />
        {isWide ? <FilterBar page={page} /> : <FilterSheet page={page} meta={answer?.meta} />}
        <span className="directory__count" role="status">
          {answer &&
            (answer.meta.count === 'capped'
              ? t('lists.more_than', answer.meta)
              : t('people.directory.people', { count: answer.meta.total }))}
        </span>
      </div>
      {answer && answer.meta.total > 0 && <LetterBar first={String(rows[0]?.name ?? '')} onJump={jump} />}
      {error && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !answer && <CardsSkeleton />}
      {!error && answer && rows.length === 0 && <NothingFound onClear={clear} />}
      <p id={hint} className="visually-hidden">
        {t('people.directory.hint')}
      </p>
      {!error && rows.length > 0 && (
        <ul
          ref={cards}
          aria-describedby={hint}
          className="directory__cards"
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

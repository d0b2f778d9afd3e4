import type { Board as BoardData, BoardPerson } from '@cadre/contract/calls/planning';
import type { Day } from '@cadre/rules/calendar';
import { CalendarRange } from 'lucide-react';
import { useCallback, useMemo } from 'react';
import type { Page } from '../../crud/page.ts';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useFormat } from '../../platform/format/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Skeleton } from '../../ui/feedback/skeleton.tsx';
import { EmptyState, FailedState } from '../../ui/feedback/states.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Cluster } from '../../ui/layout/stack.tsx';
import { Pager } from '../../ui/table/pager.tsx';
import { Board } from './board.tsx';
import { BoardLegend } from './board-legend.tsx';
import './board-parts.css';
import { isOnBench, isOver, type Line, loadsOf, rowsOf } from './board-rows.ts';
import { BoardTools } from './board-tools.tsx';
import { PeopleList } from './people-list.tsx';
import { useBoard } from './use-board.ts';
import { type BoardAddress, useBoardAddress } from './use-board-address.ts';
import { useEdits } from './use-edits.ts';

const nothing: BoardData = {
  from: '',
  to: '',
  by: 'person',
  total: 0,
  page: 1,
  per_page: 1,
  people: [],
  patterns: [],
  projects: [],
  bookings: [],
};

export function PlanningBoard({ page }: { page: Page }) {
  const t = useTexts();
  const address = useBoardAddress();
  const { data, error, isFetching, refetch } = useBoard(address);
  const edits = useEdits(data ?? nothing);
  return (
    <Card isFlush label={t('menu.planning')} aria-busy={isFetching || edits.isSaving}>
      <BoardTools page={page} address={address} undo={{ can: edits.canUndo, run: edits.undo }} />
      {error && !data && <FailedState size="page" problem={error} onRetry={refetch} />}
      {!error && !data && <Skeleton rows={10} columns={8} />}
      {data && <Shown page={page} address={address} edits={edits} />}
    </Card>
  );
}

type Props = { page: Page; address: BoardAddress; edits: ReturnType<typeof useEdits> };

function Shown({ page, address, edits }: Props) {
  const t = useTexts();
  const { md: isWide } = useBreakpoint();
  const { show, column, push } = address;
  const board = edits.shown;
  const places = t('planning.places');
  const rows = useCallback(
    (of: BoardData) => rowsOf(of, { places }, show, (person) => loadsOf(of, person, column)),
    [places, show, column],
  );
  const open = (id: number) => page.address.open({ kind: 'id', id });
  const begin = ({ person, project_id, bars }: Line, day: Day, until: Day | undefined) => {
    if (!page.rights.create || (person && !person.may_plan)) return;
    const place = person ? undefined : bars[0];
    push({ new: '1', day, until, for: person && String(person.id), on: String(project_id ?? place?.project_id ?? '') || undefined });
  };
  const isByProject = board.by === 'project';
  const isEmpty = useMemo(() => rows(board).length === 0, [rows, board]);
  if (isEmpty)
    return (
      <EmptyState
        size="page"
        icon={CalendarRange}
        title={t(isByProject ? 'planning.no_projects' : 'planning.nobody')}
        text={t(isByProject ? 'planning.no_projects_hint' : 'planning.nobody_hint')}
      />
    );
  return (
    <>
      <Glance board={board} column={column} />
      {isWide ? (
        <Board edits={edits} column={column} rowsOf={rows} onOpen={open} onNew={begin} />
      ) : (
        <PeopleList board={board} rows={rows(board)} onOpen={open} />
      )}
      {isWide && <BoardLegend />}
      {board.total > board.per_page && <More board={board} onPage={(next) => push({ page: next > 1 ? String(next) : undefined })} />}
    </>
  );
}

/** The numbers of people without bookings and of overbooked people. */
function Glance({ board, column }: { board: BoardData; column: number }) {
  const t = useTexts();
  const loads = useMemo(() => board.people.map((person: BoardPerson) => loadsOf(board, person, column)), [board, column]);
  const bench = loads.filter(isOnBench).length;
  const over = loads.filter(isOver).length;
  return (
    <p className="board-note" aria-live="polite">
      {t('planning.bench_count', { count: bench })} · {t('planning.over_count', { count: over })}
    </p>
  );
}

function More({ board, onPage }: { board: BoardData; onPage: (page: number) => void }) {
  const t = useTexts();
  const format = useFormat();
  const count = board.by === 'project' ? board.projects.filter(({ is_listed }) => is_listed).length : board.people.length;
  return (
    <Cluster className="board-note" justify="between">
      <span className="muted">{t('planning.shown_of', { shown: format.number(count), total: format.number(board.total) })}</span>
      <Pager page={board.page} lastPage={Math.ceil(board.total / board.per_page)} onPage={onPage} />
    </Cluster>
  );
}

import { type Week, weekAfter } from '@cadre/rules/time/iso-week';
import { previewFrom, readPaste } from '@cadre/rules/time/paste';
import { useNavigate } from '@tanstack/react-router';
import { lazy, Suspense, useCallback, useRef, useState } from 'react';
import { PrintTitle } from '../../../crud/print-title.tsx';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { usePageTitle } from '../../../platform/page-title.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Skeleton } from '../../../ui/feedback/skeleton.tsx';
import { FailedState } from '../../../ui/feedback/states.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { weekLink } from '../week-link.ts';
import { AddRow } from './add-row.tsx';
import { Announcer } from './announcer.tsx';
import { enterCell, noteCells, readCell, setCell } from './edits/enter-cell.ts';
import { useUndo } from './edits/use-undo.ts';
import { EmptyWeek } from './empty-week.tsx';
import { isLockedOn } from './is-locked-on.ts';
import { SuggestionBar } from './suggestion-bar.tsx';
import { TimeGrid } from './time-grid.tsx';
import { TimeGridDayView } from './time-grid-day-view.tsx';
import { TimerBar } from './timer-bar.tsx';
import { Troubles } from './troubles.tsx';
import { useCopyWeek } from './use-copy-week.ts';
import { useGridKeys } from './use-grid-keys.ts';
import { useKeepRow } from './use-keep-row.ts';
import { useSuggestions } from './use-suggestions.ts';
import { useTimer } from './use-timer.ts';
import { useWeek } from './use-week.ts';
import { useWeekKeys } from './use-week-keys.ts';
import { WeekHead } from './week-head.tsx';
import { WeekNotices } from './week-notices.tsx';
import { cellsOn, keyOfRow, type NewRow } from './week-rows.ts';

const NotePanel = lazy(async () => ({ default: (await import('./note-panel.tsx')).NotePanel }));
const PastePreview = lazy(async () => ({ default: (await import('./paste-preview.tsx')).PastePreview }));
const SubmitDialog = lazy(async () => ({ default: (await import('./submit-dialog.tsx')).SubmitDialog }));

type Spot = { row: number; column: number };
type Layer = { kind: 'submit' } | { kind: 'paste'; text: string; at: Spot } | { kind: 'note'; at: Spot; anchor: HTMLElement };

/** A week to fill in, with everything that helps to do so. */
export function WeekCard({ week }: { week: Week }) {
  const t = useTexts();
  const words = useDayWords();
  const navigate = useNavigate();
  const isWide = useBreakpoint().md;
  const shown = useWeek(week);
  const { data, editQueue, rows, days, query } = shown;
  const suggestions = useSuggestions(week, shown);
  const timer = useTimer();
  const onKeep = useKeepRow(week);
  const [layer, setLayer] = useState<Layer>();
  const [isAdding, setAdding] = useState(false);
  const table = useRef<HTMLTableElement>(null);
  const isWritable = data?.writable ?? false;
  const close = () => setLayer(undefined);
  const go = useCallback((to: Week) => void navigate(weekLink(to)), [navigate]);
  const submit = () => setLayer({ kind: 'submit' });

  const { onKeyDown, focus } = useGridKeys(table, {
    size: { rows: rows.length, columns: days.length },
    onCopyLeft: ({ row, column }) => {
      const [line, day, before] = [rows[row], data?.days[column], days[column - 1]];
      if (!line || !day || !before || !isWritable || isLockedOn(day, cellsOn(line, day.date))) return;
      enterCell(editQueue, line, day.date, { minutes: readCell(editQueue, line, before).minutes });
    },
    onNote: (at, anchor) => setLayer({ kind: 'note', at, anchor }),
    onSubmit: submit,
  });
  const focusCell = (row: string, date?: string) => {
    const column = date ? days.indexOf(date) : firstOpen(data?.days ?? []);
    requestAnimationFrame(() => focus({ row: latest.current.rows.findIndex((one) => keyOfRow(one) === row), column }));
  };
  const copy = useCopyWeek(week, shown, focusCell);
  const undo = useUndo(week, shown, focusCell);
  useWeekKeys({
    onUndo: undo.undo,
    onRedo: undo.redo,
    onStep: (by) => go(weekAfter(week, by)),
    onAdd: () => isWritable && setAdding(true),
    onSubmit: () => isWritable && submit(),
  });

  const apply = (text: string, at: Spot) => {
    const { cells } = readPaste(text, at, { rows: rows.length, columns: days.length });
    const changes = cells.flatMap(({ row, column, minutes }) => {
      const [line, day] = [rows[row], data?.days[column]];
      if (!line || !day || minutes === undefined || isLockedOn(day, cellsOn(line, day.date))) return [];
      return [setCell(editQueue, line, day.date, { minutes })];
    });
    noteCells(editQueue, changes);
  };
  const latest = useRef({ apply, rows, days });
  latest.current = { apply, rows, days };
  const onPaste = useCallback((text: string, at: Spot) => {
    const { cells, beyond } = readPaste(text, at, { rows: latest.current.rows.length, columns: latest.current.days.length });
    const isSure = cells.length <= previewFrom && beyond === 0 && cells.every(({ minutes }) => minutes !== undefined);
    if (isSure) return latest.current.apply(text, at);
    setLayer({ kind: 'paste', text, at });
  }, []);
  const add = (row: NewRow) => {
    setAdding(false);
    shown.add([row]);
    const at = rows.length;
    requestAnimationFrame(() => focus({ row: at, column: firstOpen(data?.days ?? []) }));
  };

  const label = t('timeCard.week_of', { week: String(week.week), dates: data ? words.span(data.week.from, data.week.to) : '' });
  usePageTitle(data ? label : undefined, { isShown: false });
  if (query.error && !data) return <FailedState size="page" problem={query.error} onRetry={query.refetch} />;
  const view = { label, editQueue, days: data?.days ?? [], rows, totals: shown.totals, isWritable, suggestions: suggestions.byCell };
  const acts = { onPaste, onRemove: shown.remove, onTimer: timer.start, onKeep };
  return (
    <Stack gap={3}>
      <WeekHead week={week} shown={shown} onGo={go} onFill={suggestions.ask} onCopy={copy} undo={undo} onSubmit={submit} />
      {!data && <Skeleton columns={9} rows={8} />}
      {data && (
        <>
          <PrintTitle>{data.employee.name}</PrintTitle>
          <WeekNotices data={data} />
          <Troubles shown={shown} />
          <TimerBar timer={timer} />
          <SuggestionBar suggestions={suggestions} />
          {rows.length === 0 && isWritable && !isAdding ? (
            <EmptyWeek onCopy={() => copy(false)} onFill={suggestions.ask} onAdd={() => setAdding(true)} />
          ) : isWide ? (
            <TimeGrid table={table} {...view} {...acts} onKeyDown={onKeyDown} />
          ) : (
            <TimeGridDayView {...view} {...acts} />
          )}
          {isWritable && (rows.length > 0 || isAdding) && (
            <AddRow date={data.week.to} isOpen={isAdding} onOpen={setAdding} known={rows} onAdd={add} />
          )}
          <Announcer shown={shown} />
        </>
      )}
      <Suspense>
        {layer?.kind === 'submit' && <SubmitDialog week={week} shown={shown} onClose={close} />}
        {layer?.kind === 'paste' && data && (
          <PastePreview {...layer} shown={shown} onTake={() => [apply(layer.text, layer.at), close()]} onClose={close} />
        )}
        {layer?.kind === 'note' && <NotePanel {...layer} shown={shown} onClose={close} />}
      </Suspense>
    </Stack>
  );
}

/** The first day that takes hours. */
const firstOpen = (days: readonly { closed: boolean }[]): number =>
  Math.max(
    0,
    days.findIndex(({ closed }) => !closed),
  );

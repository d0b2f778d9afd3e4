import { asHours } from '@cadre/rules/duration';
import { minutesOfDay, readDuration } from '@cadre/rules/time/duration';
import { cellKey, minutesIn, noteOf } from '@cadre/rules/time/grid';
import { isBlock } from '@cadre/rules/time/paste';
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useLayoutEffect, useRef, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/feedback/spinner.tsx';
import type { EditQueue } from './edits/edit-queue.ts';
import { enterCell } from './edits/enter-cell.ts';
import type { CellValue } from './edits/undo-steps.ts';
import type { Unsent } from './edits/unsent.ts';
import { useEdit, useIsSaved } from './edits/use-edit-queue.ts';
import { cellsOn, nameOfWeek, placeOf, type WeekRow } from './week-rows.ts';

type Props = {
  editQueue: EditQueue;
  row: WeekRow;
  date: string;
  /** Its place, for the keys. */
  at: { row: number; column: number };
  label: string;
  isLocked: boolean;
  /** Minutes that may be taken over. */
  suggested: number | undefined;
  onPaste: (text: string, at: { row: number; column: number }) => void;
};

/** Hours of a day in a row. Every key stroke goes to the queue of edits, so that no way of leaving the page loses it. */
export const TimeGridCell = memo(function TimeGridCell({ editQueue, row, date, at, label, isLocked, suggested, onPaste }: Props) {
  const t = useTexts();
  const hint = useId();
  const input = useRef<HTMLInputElement>(null);
  const key = cellKey(placeOf(row), date);
  const edit = useEdit(editQueue, key);
  const isSaved = useIsSaved(editQueue, key);
  const cells = cellsOn(row, date);
  const { minutes, description } = edit ?? { minutes: minutesIn(cells), description: noteOf(cells) };
  const returned = cells.find(({ status }) => status === 'rejected')?.returned_note;
  const [typed, setTyped] = useState<string>();
  /** The value before the first key stroke: a sign adds to it, Escape restores it. */
  const start = useRef<CellValue>(undefined);
  const text = typed ?? edit?.text ?? (minutes === 0 ? '' : asHours(minutes));

  /** Without typed text, the next keystroke replaces the value. */
  // biome-ignore lint/correctness/useExhaustiveDependencies: a changed value is selected again
  useLayoutEffect(() => {
    if (typed === undefined && input.current === document.activeElement) input.current?.select();
  }, [text, typed]);

  const type = (next: string) => {
    start.current ??= { minutes, description };
    const before = start.current;
    const read = readDuration(next, before.minutes);
    const isReadable = read !== undefined && read <= minutesOfDay;
    setTyped(next);
    editQueue.type({ ...placeOf(row), date, base: cells, ...before, ...(isReadable && { minutes: read }) }, next, isReadable);
  };
  const end = () => {
    start.current = undefined;
    setTyped(undefined);
  };
  const leave = () => {
    const before = start.current;
    if (!before) return;
    end();
    const { isUnreadable } = editQueue.now().edits.get(key) ?? {};
    editQueue.leave(key);
    if (minutes !== before.minutes && !isUnreadable)
      editQueue.noteStep({ week: nameOfWeek(date), cells: [{ place: placeOf(row), date, before, after: { minutes, description } }] });
  };
  const restore = () => {
    const before = start.current ?? { minutes: minutesIn(cells), description: noteOf(cells) };
    end();
    editQueue.enter({ ...placeOf(row), date, base: cells, ...before });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && (typed !== undefined || edit?.text !== undefined)) {
      event.stopPropagation();
      restore();
    }
    if (event.key === 'Delete' && isAllSelected(event.currentTarget)) {
      event.preventDefault();
      if (typed !== undefined || edit?.text !== undefined) restore();
      if (minutes > 0) enterCell(editQueue, row, date, { minutes: 0 });
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const block = event.clipboardData.getData('text/plain');
    if (!isBlock(block)) return;
    event.preventDefault();
    if (typed !== undefined) restore();
    onPaste(block, at);
  };
  const complaint = edit?.state === 'unreadable' ? t('timeCard.unreadable') : edit?.complaint;
  const result = [complaint, returned, description].filter(Boolean).join(' ');
  return (
    <>
      <input
        ref={input}
        className="full center ink time-grid__input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-row={at.row}
        data-column={at.column}
        data-typing={typed !== undefined || undefined}
        aria-label={label}
        aria-invalid={complaint !== undefined || undefined}
        aria-describedby={result ? hint : undefined}
        readOnly={isLocked}
        placeholder={suggested ? asHours(suggested) : undefined}
        value={text}
        onChange={({ target }) => type(target.value)}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={leave}
        onKeyDown={isLocked ? undefined : onKeyDown}
        onPaste={isLocked ? undefined : paste}
      />
      <CellMark state={markOf(edit, isSaved)} />
      {description && <span className="absolute time-grid__note" aria-hidden />}
      {result && (
        <span
          id={hint}
          className={classNames(
            'absolute start ink rounded-small raised meta-type time-grid__hint',
            complaint !== undefined && 'time-grid__hint--wrong',
          )}
        >
          {result}
        </span>
      )}
    </>
  );
});

type Mark = 'waiting' | 'sending' | 'refused' | 'conflict' | 'saved';

function markOf(edit: Unsent | undefined, isSaved: boolean): Mark | undefined {
  if (!edit) return isSaved ? 'saved' : undefined;
  if (edit.state === 'elsewhere') return 'waiting';
  return edit.state === 'typing' || edit.state === 'unreadable' || edit.complaint !== undefined ? undefined : edit.state;
}

/** How far a cell is on its way; the words for it are next to the grid. */
function CellMark({ state }: { state: Mark | undefined }) {
  if (state === undefined) return null;
  return (
    <span className={`round absolute time-grid__mark time-grid__mark--${state}`} aria-hidden>
      {state === 'sending' && <Spinner />}
    </span>
  );
}

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

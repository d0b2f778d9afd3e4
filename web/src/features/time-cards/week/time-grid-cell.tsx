import { asHours } from '@cadre/rules/duration';
import { minutesOfDay, readDuration } from '@cadre/rules/time/duration';
import { cellKey, minutesIn, noteOf } from '@cadre/rules/time/grid';
import { isBlock } from '@cadre/rules/time/paste';
import { type ClipboardEvent, type KeyboardEvent, memo, useId, useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { classNames } from '../../../ui/class-names.ts';
import { Spinner } from '../../../ui/spinner.tsx';
import type { Desk } from './desk.ts';
import { enterCell } from './enter-cell.ts';
import { useEdit, useIsSaved } from './use-desk.ts';
import { cellsOn, placeOf, type WeekRow } from './week-rows.ts';

type Props = {
  desk: Desk;
  row: WeekRow;
  date: string;
  /** Where it stands, for the keys. */
  at: { row: number; column: number };
  label: string;
  isLocked: boolean;
  /** Minutes that somebody may take over. */
  suggested: number | undefined;
  onPaste: (text: string, at: { row: number; column: number }) => void;
};

/** Hours of a day on a line. It takes what is typed when it is left. */
export const TimeGridCell = memo(function TimeGridCell({ desk, row, date, at, label, isLocked, suggested, onPaste }: Props) {
  const t = useTexts();
  const hint = useId();
  const key = cellKey(placeOf(row), date);
  const edit = useEdit(desk, key);
  const isSaved = useIsSaved(desk, key);
  const cells = cellsOn(row, date);
  const { minutes, description } = edit ?? { minutes: minutesIn(cells), description: noteOf(cells) };
  const returned = cells.find(({ status }) => status === 'rejected')?.returned_note;
  const [typed, setTyped] = useState<string>();
  const [isWrong, setWrong] = useState(false);

  const restore = () => {
    setTyped(undefined);
    setWrong(false);
  };
  const take = () => {
    if (typed === undefined) return;
    const next = readDuration(typed, minutes);
    if (next === undefined || next > minutesOfDay) return setWrong(true);
    restore();
    if (next !== minutes) enterCell(desk, row, date, { minutes: next });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Escape' && typed !== undefined) {
      event.stopPropagation();
      restore();
    }
    if (event.key === 'Delete' && isAllSelected(event.currentTarget)) {
      event.preventDefault();
      restore();
      if (minutes > 0) enterCell(desk, row, date, { minutes: 0 });
    }
  };
  const paste = (event: ClipboardEvent<HTMLInputElement>) => {
    const text = event.clipboardData.getData('text/plain');
    if (!isBlock(text)) return;
    event.preventDefault();
    restore();
    onPaste(text, at);
  };
  const complaint = isWrong ? t('timeCard.unreadable') : edit?.complaint;
  const told = [complaint, returned, description].filter(Boolean).join(' ');
  return (
    <>
      <input
        className="time-grid__input"
        type="text"
        inputMode="decimal"
        autoComplete="off"
        data-row={at.row}
        data-column={at.column}
        aria-label={label}
        aria-invalid={complaint !== undefined || undefined}
        aria-describedby={told ? hint : undefined}
        readOnly={isLocked}
        placeholder={suggested ? asHours(suggested) : undefined}
        value={typed ?? (minutes === 0 ? '' : asHours(minutes))}
        onChange={({ target }) => {
          setTyped(target.value);
          setWrong(false);
        }}
        onFocus={({ currentTarget }) => currentTarget.select()}
        onBlur={take}
        onKeyDown={isLocked ? undefined : onKeyDown}
        onPaste={isLocked ? undefined : paste}
      />
      <CellMark state={complaint !== undefined ? 'wrong' : (edit?.state ?? (isSaved ? 'saved' : undefined))} />
      {description && <span className="time-grid__note" aria-hidden />}
      {told && (
        <span id={hint} className={classNames('time-grid__hint', complaint !== undefined && 'time-grid__hint--wrong')}>
          {told}
        </span>
      )}
    </>
  );
});

type Mark = 'wrong' | 'waiting' | 'sending' | 'refused' | 'conflict' | 'saved' | undefined;

/** How far a cell is on its way; the words for it stand beside the grid. */
function CellMark({ state }: { state: Mark }) {
  if (state === undefined || state === 'wrong') return null;
  return (
    <span className={`time-grid__mark time-grid__mark--${state}`} aria-hidden>
      {state === 'sending' && <Spinner />}
    </span>
  );
}

const isAllSelected = ({ selectionStart, selectionEnd, value }: HTMLInputElement): boolean =>
  selectionStart === 0 && selectionEnd === value.length;

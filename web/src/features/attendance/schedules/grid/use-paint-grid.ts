import { type FocusEvent, type KeyboardEvent, useLayoutEffect, useRef, useState } from 'react';
import { focusPlace, type Place, placeAt, type Size } from '../../../../ui/day-grid/place.ts';
import { copied, type Entry, pasted } from './clipboard.ts';
import type { Mark } from './mark.ts';
import { isSingle, moved, onwards, placesOf, type Selection, startAt } from './selection.ts';
import { nothingTyped, typeLetter } from './typed-code.ts';
import { usePointerSelection } from './use-pointer-selection.ts';

type Given = {
  size: Size;
  /** The codes that letters can enter. */
  codes: readonly { code: string; mark: Mark }[];
  /** The mark that Delete enters. */
  cleared: Mark;
  read: (place: Place) => Mark | undefined;
  /** One act, to be undone as one. */
  enter: (entries: Entry[]) => void;
  undo?: () => void;
  redo?: () => void;
  mayEnter: boolean;
};

export type PaintGrid = ReturnType<typeof usePaintGrid>;

/** A grid whose cells are filled by letters, by a brush or by pasting. The page renders the cells. */
export function usePaintGrid({ size, codes, cleared, read, enter, undo, redo, mayEnter }: Given) {
  const grid = useRef<HTMLTableElement>(null);
  const [selection, setSelection] = useState<Selection>(() => startAt({ row: 0, column: 0 }));
  const [brush, setBrush] = useState<Mark>();
  const typed = useRef(nothingTyped);
  const clipboard = useRef<Mark[][]>(undefined);
  const follows = useRef(false);

  // The focus goes where a key has led; a press brings it along by itself.
  useLayoutEffect(() => {
    if (!follows.current) return;
    follows.current = false;
    focusPlace(grid.current, selection.active);
  }, [selection]);

  const select = (next: Selection, isFollowed = true) => {
    typed.current = nothingTyped;
    follows.current = isFollowed;
    setSelection(next);
  };
  const fill = (at: Selection, mark: Mark) => {
    typed.current = nothingTyped;
    if (mayEnter) enter(placesOf(at).map((place) => ({ ...place, mark })));
  };
  const pointer = usePointerSelection({
    selection,
    onSelect: (next) => select(next, false),
    onDone: (done) => brush !== undefined && fill(done, brush),
  });

  const type = (letter: string): boolean => {
    const step = typeLetter(
      typed.current,
      letter,
      codes.map(({ code }) => code),
    );
    if (!step) return false;
    const at = step.movesOn && isSingle(selection) ? onwards(selection, size) : selection;
    const mark = codes.find(({ code }) => code === step.code)?.mark;
    if (mark !== undefined) fill(at, mark);
    const next = step.isFinal && isSingle(at) ? onwards(at, size) : at;
    select(next);
    typed.current = step.typed;
    return true;
  };

  const commands: Record<string, (() => void) | undefined> = {
    z: undo,
    y: redo,
    Z: redo,
    c: () => {
      clipboard.current = copied(selection, read);
    },
    v: () => {
      if (clipboard.current && mayEnter) enter(pasted(clipboard.current, selection, size));
    },
    a: () => select({ anchor: { row: 0, column: 0 }, active: { row: size.rows - 1, column: size.columns - 1 } }, false),
  };
  const plain: Record<string, () => void> = {
    Backspace: () => fill(selection, 'off'),
    Delete: () => fill(selection, cleared),
    Enter: () => brush !== undefined && fill(selection, brush),
    ' ': () => brush !== undefined && fill(selection, brush),
  };

  const act = (event: KeyboardEvent): boolean => {
    if (event.ctrlKey || event.metaKey) {
      const command = commands[event.shiftKey ? event.key.toUpperCase() : event.key];
      typed.current = nothingTyped;
      command?.();
      return command !== undefined;
    }
    if (event.altKey) return false;
    const next = moved(selection, event.key, event.shiftKey, size);
    if (next) select(next);
    if (next) return true;
    if (event.key === 'Escape') return dropAll();
    const does = plain[event.key];
    if (does) does();
    return does !== undefined || (mayEnter && event.key.length === 1 && type(event.key));
  };
  /** Escape first drops the brush and the selection; if there are none, the event is left to other handlers. */
  const dropAll = (): boolean => {
    const isHolding = brush !== undefined || !isSingle(selection);
    setBrush(undefined);
    select(startAt(selection.active));
    return isHolding;
  };

  return {
    selection,
    brush,
    setBrush,
    select,
    gridProps: {
      ref: grid,
      ...pointer,
      // A screen reader can focus a cell directly; typed letters then apply to that cell.
      onFocus: ({ target }: FocusEvent) => {
        const place = placeAt(target);
        const { row, column } = selection.active;
        if (place && (place.row !== row || place.column !== column)) select(startAt(place), false);
      },
      onBlur: ({ currentTarget, relatedTarget }: FocusEvent) => {
        if (!currentTarget.contains(relatedTarget)) typed.current = nothingTyped;
      },
      onKeyDown: (event: KeyboardEvent) => {
        if (!act(event)) return;
        event.preventDefault();
        event.stopPropagation();
      },
    },
  };
}

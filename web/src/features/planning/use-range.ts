import { type PointerEvent, useEffect, useRef, useState } from 'react';

/** Columns of one row that are chosen for a new booking; `from` is where the choice began. */
export type Range = { row: number; from: number; to: number };

export const firstOf = ({ from, to }: Range): number => Math.min(from, to);
export const lastOf = ({ from, to }: Range): number => Math.max(from, to);

type Given = { columns: number; onChosen: (range: Range) => void };

/** Empty cells that a pointer is drawn over; letting go begins a booking of their days, Escape leaves it. A finger scrolls. */
export function useRange({ columns, onChosen }: Given) {
  const [range, setRange] = useState<Range>();
  const held = useRef<{ row: number; column: number; x: number; width: number }>(undefined);
  const shown = useRef<Range>(undefined);
  const justChosen = useRef(false);
  const latest = useRef({ columns, onChosen });
  useEffect(() => {
    latest.current = { columns, onChosen };
  });

  const show = (next: Range | undefined): void => {
    shown.current = next;
    setRange(next);
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: everything else is in refs
  useEffect(() => {
    const onMove = ({ clientX }: globalThis.PointerEvent) => {
      const { row, column, x, width } = held.current ?? {};
      if (row === undefined || column === undefined || !width) return;
      const to = Math.min(latest.current.columns - 1, Math.max(0, column + Math.round((clientX - (x ?? 0)) / width)));
      if (to !== column || shown.current) show({ row, from: column, to });
    };
    const onUp = () => {
      const chosen = shown.current;
      held.current = undefined;
      if (!chosen) return;
      justChosen.current = true;
      show(undefined);
      latest.current.onChosen(chosen);
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape' || !held.current) return;
      held.current = undefined;
      show(undefined);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerup', onUp);
    window.addEventListener('keydown', onKey);
    return () => {
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerup', onUp);
      window.removeEventListener('keydown', onKey);
    };
  }, []);

  return {
    range,
    set: show,
    onPointerDown: ({ target, button, pointerType, clientX }: PointerEvent) => {
      justChosen.current = false;
      const element = target as Element;
      const cell = element.closest<HTMLElement>('[data-place]');
      if (!cell || element.closest('[data-booking]') || button !== 0 || pointerType === 'touch') return;
      const [row = 0, column = 0] = (cell.dataset.place ?? '').split(',').map(Number);
      const track = cell.closest('tr')?.querySelector<HTMLElement>('[data-track]');
      held.current = { row, column, x: clientX, width: (track?.clientWidth ?? 0) / latest.current.columns };
    },
    /** Letting go is no click. */
    wasChosen: (): boolean => justChosen.current,
  };
}

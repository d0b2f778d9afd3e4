import { useEffect, useRef } from 'react';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { labelOf, type Page } from '../page.ts';
import type { Selection } from '../use-selection.ts';

/** Ticks one row; with Shift all from the one before. */
export function SelectBox({ page, row, selection }: { page: Page; row: Row; selection: Selection }) {
  const t = useTexts();
  return (
    <label className="select-box">
      <input
        type="checkbox"
        aria-label={t('lists.select', { what: labelOf(page.resource, row) })}
        checked={selection.has(row)}
        onChange={(event) => selection.toggle(row, (event.nativeEvent as MouseEvent).shiftKey)}
      />
    </label>
  );
}

export function SelectAllBox({ selection }: { selection: Selection }) {
  const t = useTexts();
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current) box.current.indeterminate = selection.areSome;
  }, [selection.areSome]);
  return (
    <label className="select-box">
      <input ref={box} type="checkbox" aria-label={t('lists.select_page')} checked={selection.areAll} onChange={selection.toggleAll} />
    </label>
  );
}

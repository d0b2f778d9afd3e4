import type { Row } from '../../../fields/kind.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Checkbox } from '../../../ui/inputs/checkbox.tsx';
import { type Page, titleIn } from '../../page.ts';
import type { Selection } from './use-selection.ts';

/** Ticks one row; with Shift all from the one before. */
export function SelectBox({ page, row, selection }: { page: Page; row: Row; selection: Selection }) {
  const t = useTexts();
  return (
    <Checkbox
      aria-label={t('lists.select', { what: titleIn(page, row) })}
      isChecked={selection.has(row)}
      onChange={(_, withShift) => selection.toggle(row, withShift)}
    />
  );
}

export function SelectAllBox({ selection }: { selection: Selection }) {
  const t = useTexts();
  return (
    <Checkbox
      aria-label={t('lists.select_page')}
      isChecked={selection.areAll}
      isMixed={selection.areSome}
      onChange={() => selection.toggleAll()}
    />
  );
}

import { Ellipsis } from 'lucide-react';
import { type Ref, Suspense, useCallback, useImperativeHandle, useState } from 'react';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/actions/icon-button.tsx';
import { LazyMenuPanel } from '../../ui/overlays/lazy-menu-panel.ts';
import { type ActionsFor, type Page, titleIn } from '../page.ts';

export type OpenRowMenu = (row: Row, anchor: HTMLElement) => void;

/**
 * One menu for all rows, because a menu per row would cost more time than all cells together. The open row is local state, so that opening the menu
 * does not render the table again.
 */
export function RowMenu({ page, actionsFor, ref }: { page: Page; actionsFor: ActionsFor; ref: Ref<OpenRowMenu> }) {
  const t = useTexts();
  const [opened, setOpened] = useState<{ row: Row; anchor: HTMLElement }>();
  const close = useCallback(() => setOpened(undefined), []);
  useImperativeHandle(ref, () => (row, anchor) => setOpened({ row, anchor }), []);
  if (!opened) return null;
  const label = t('lists.row_menu', { what: titleIn(page, opened.row) });
  return (
    <Suspense>
      <LazyMenuPanel anchor={opened.anchor} label={label} items={actionsFor(opened.row)} onClose={close} />
    </Suspense>
  );
}

export function RowMenuButton({ page, row, onMenu }: { page: Page; row: Row; onMenu: OpenRowMenu }) {
  const t = useTexts();
  return (
    <IconButton
      icon={Ellipsis}
      label={t('lists.row_menu', { what: titleIn(page, row) })}
      size="small"
      aria-haspopup="menu"
      onClick={(event) => onMenu(row, event.currentTarget)}
    />
  );
}

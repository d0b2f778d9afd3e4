import { LazyMenuPanel, loadMenuPanel } from './lazy-menu-panel.ts';
import type { MenuItem } from './menu-item.ts';
import { OpeningButton, type OpeningButtonProps } from './opening-button.tsx';

/** `<MenuButton label={t('lists.export')} button={…} items={[{ key: 'csv', label: 'CSV', onSelect: … }]} />` */
export function MenuButton({ items, ...button }: OpeningButtonProps & { items: readonly MenuItem[] }) {
  return (
    <OpeningButton {...button} kind="menu" preload={loadMenuPanel}>
      {(anchor, close) => <LazyMenuPanel anchor={anchor} label={button.label} align={button.align} items={items} onClose={close} />}
    </OpeningButton>
  );
}

import { Ellipsis } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { type MenuItem, MenuList } from '../menu-list.tsx';
import { labelOf, type Page } from '../page.ts';
import { Popup } from '../popup.tsx';

/** The first action as a button, the others in a menu. */
export function RecordActions({ page, row, items: [first, ...others] }: { page: Page; row: Row; items: MenuItem[] }) {
  const t = useTexts();
  if (!first) return null;
  const label = t('lists.row_menu', { what: labelOf(page.resource, row) });
  return (
    <div className="record-actions">
      <button type="button" className={`button ${first.isDangerous ? 'button--danger' : ''}`} onClick={first.onSelect}>
        {first.icon && <first.icon size={16} aria-hidden />}
        {first.label}
      </button>
      {others.length > 0 && (
        <Popup className="icon-button" kind="menu" align="end" isIconOnly label={label} button={<Ellipsis size={18} aria-hidden />}>
          {(close) => <MenuList label={label} items={others} onDone={close} />}
        </Popup>
      )}
    </div>
  );
}

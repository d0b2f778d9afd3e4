import { Ellipsis } from 'lucide-react';
import type { Row } from '../../fields/kind.ts';
import { useTexts } from '../../platform/texts.ts';
import { Button } from '../../ui/actions/button.tsx';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';
import type { MenuItem } from '../../ui/overlays/menu-item.ts';
import { type Page, titleIn } from '../page.ts';

/** The first action as a button, the others in a menu. */
export function RecordActions({ page, row, items: [first, ...others] }: { page: Page; row: Row; items: MenuItem[] }) {
  const t = useTexts();
  if (!first) return null;
  const label = t('lists.row_menu', { what: titleIn(page, row) });
  return (
    <div className="gap-1 flex record-actions">
      <Button variant={first.isDangerous ? 'danger' : 'plain'} icon={first.icon} onClick={first.onSelect}>
        {first.label}
      </Button>
      {others.length > 0 && <MenuButton icon={Ellipsis} align="end" label={label} items={others} />}
    </div>
  );
}

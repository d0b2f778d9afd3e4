import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { SidePanel } from '../../../ui/overlays/side-panel.tsx';
import type { Page } from '../../page.ts';
import type { ListMeta } from '../use-list.ts';
import { FilterList } from './filter-list.tsx';

/** On a narrow screen the filters are in a bottom sheet; the button shows how many are active. */
export function FilterSheet({ page, meta }: { page: Page; meta: Pick<ListMeta, 'total' | 'count'> | undefined }) {
  const t = useTexts();
  const [isOpen, setOpen] = useState(false);
  const { list, clear } = page.address;
  const count = Object.keys(list.filters).length;
  const close = () => setOpen(false);
  return (
    <>
      <Button icon={ListFilter} onClick={() => setOpen(true)}>
        {count === 0 ? t('lists.filters') : t('lists.active_filters', { count })}
      </Button>
      <SidePanel
        side="bottom"
        className="filter-sheet"
        label={t('lists.filters')}
        title={t('lists.filters')}
        isOpen={isOpen}
        onClose={close}
      >
        <FilterList page={page} />
        <footer>
          <Button disabled={count === 0} onClick={clear}>
            {t('lists.clear_filters')}
          </Button>
          <Button variant="primary" onClick={close}>
            {!meta && t('common.close')}
            {meta && (meta.count === 'capped' ? t('lists.show_many_results', meta) : t('lists.show_results', meta))}
          </Button>
        </footer>
      </SidePanel>
    </>
  );
}

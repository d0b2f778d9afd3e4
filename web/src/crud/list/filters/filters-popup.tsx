import { ListFilter } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Popup } from '../../../ui/overlays/popup.tsx';

type Props = { count: number; onClear: () => void; children: ReactNode };

/** The filters of a page that is not a list, behind one button that shows how many are active. */
export function FiltersPopup({ count, onClear, children }: Props) {
  const t = useTexts();
  return (
    <Popup
      isFramed
      label={t('lists.filters')}
      icon={ListFilter}
      button={count > 0 ? t('lists.active_filters', { count }) : t('lists.filters')}
    >
      {() => (
        <Stack className="filters-popup" gap={2}>
          {children}
          {count > 0 && <Button onClick={onClear}>{t('lists.clear_filters')}</Button>}
        </Stack>
      )}
    </Popup>
  );
}

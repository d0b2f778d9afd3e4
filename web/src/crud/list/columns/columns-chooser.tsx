import { Columns3 } from 'lucide-react';
import { lazy, Suspense } from 'react';
import { useTexts } from '../../../platform/texts.ts';
import { Popup } from '../../../ui/overlays/popup.tsx';
import type { Columns } from './use-columns.ts';

const ColumnsPanel = lazy(async () => ({ default: (await import('./columns-panel.tsx')).ColumnsPanel }));

export function ColumnsChooser({ columns, isShort = false }: { columns: Columns; isShort?: boolean }) {
  const t = useTexts();
  return (
    <Popup align="end" label={t('lists.columns')} isFramed icon={Columns3} button={!isShort && t('lists.columns')}>
      {() => (
        <Suspense>
          <ColumnsPanel columns={columns} />
        </Suspense>
      )}
    </Popup>
  );
}

import { exportFormats } from '@cadre/contract/calls/generic';
import { Download } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { MenuList } from '../menu-list.tsx';
import type { Page } from '../page.ts';
import { Popup } from '../popup.tsx';
import { useExport } from '../use-export.ts';

type Props = { page: Page; columns: string[]; ids?: number[] };

export function ExportMenu({ page, columns, ids }: Props) {
  const t = useTexts();
  const { mutate, isPending } = useExport(page, columns, ids);
  return (
    <Popup
      kind="menu"
      align="end"
      label={t('lists.export')}
      disabled={isPending}
      button={
        <>
          <Download size={16} aria-hidden />
          {isPending ? t('lists.exporting') : t('lists.export')}
        </>
      }
    >
      {(close) => (
        <MenuList
          label={t('lists.export')}
          onDone={close}
          items={exportFormats.map((format) => ({ key: format, label: t(`lists.export_${format}`), onSelect: () => mutate(format) }))}
        />
      )}
    </Popup>
  );
}

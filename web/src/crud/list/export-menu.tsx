import { exportFormats } from '@cadre/contract/calls/generic';
import { Download } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { MenuButton } from '../../ui/menu-button.tsx';
import type { Page } from '../page.ts';
import { useExport } from './use-export.ts';

type Props = { page: Page; columns: string[]; ids?: number[] };

export function ExportMenu({ page, columns, ids }: Props) {
  const t = useTexts();
  const { mutate, isPending } = useExport(page, columns, ids);
  return (
    <MenuButton
      align="end"
      label={t('lists.export')}
      disabled={isPending}
      button={
        <>
          <Download size={16} aria-hidden />
          {isPending ? t('lists.exporting') : t('lists.export')}
        </>
      }
      items={exportFormats.map((format) => ({ key: format, label: t(`lists.export_${format}`), onSelect: () => mutate(format) }))}
    />
  );
}

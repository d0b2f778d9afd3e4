import { type ExportFormat, exportFormats } from '@cadre/contract/calls/generic';
import { Download } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { MenuButton } from '../../ui/overlays/menu-button.tsx';

type Props = {
  isBusy: boolean;
  /** Shows the icon alone where space is tight. */
  isShort: boolean;
  onExport: (format: ExportFormat) => void;
};

/** The same as a file, of the kind one chooses. */
export function ExportButton({ isBusy, isShort, onExport }: Props) {
  const t = useTexts();
  return (
    <MenuButton
      align="end"
      label={t('lists.export')}
      disabled={isBusy}
      isFramed
      icon={Download}
      button={!isShort && (isBusy ? t('lists.exporting') : t('lists.export'))}
      items={exportFormats.map((format) => ({ key: format, label: t(`lists.export_${format}`), onSelect: () => onExport(format) }))}
    />
  );
}

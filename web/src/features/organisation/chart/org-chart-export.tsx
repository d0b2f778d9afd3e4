import { Download, Image, Printer, Shapes } from 'lucide-react';
import { useMessages } from '../../../platform/messages.ts';
import { useTexts } from '../../../platform/texts.ts';
import { MenuButton } from '../../../ui/overlays/menu-button.tsx';
import type { ChartColors } from './org-chart-colors.ts';
import { type Card, drawPicture } from './org-chart-layout.ts';
import type { ChartRow } from './org-chart-rows.ts';

/** Prints or downloads the chart: everything that is expanded, also outside of the window. */
export function OrgChartExport({ rows, colors }: { rows: readonly ChartRow[]; colors: ChartColors }) {
  const t = useTexts();
  const messages = useMessages();

  const words = ({ row: { node } }: Card) => {
    const isLeaf = node.kind === 'person' && node.direct === 0;
    const direct = node.kind === 'person' ? t('orgChart.reports', { count: node.direct }) : t('orgChart.people', { count: node.direct });
    const inAll = node.total > node.direct ? ` · ${t('orgChart.in_all', { count: node.total })}` : '';
    const about = node.kind === 'person' ? node.person.job : (node.department.head?.name ?? t('orgChart.no_head'));
    return { about: about ?? '', counts: isLeaf ? '' : direct + inAll };
  };
  const saveSvg = async () => (await import('./save-chart.ts')).saveSvg(drawPicture(rows, 'down'), colors, words);
  const savePng = async () => {
    const { savePng: save } = await import('./save-chart.ts');
    const isSaved = await save(drawPicture(rows, 'down'), colors, words).catch(() => false);
    if (!isSaved) messages.error(t('orgChart.export_failed'));
  };

  return (
    <MenuButton
      align="end"
      className="org-chart__tool"
      label={t('orgChart.export')}
      icon={Download}
      button={<span>{t('orgChart.export')}</span>}
      items={[
        { key: 'print', label: t('orgChart.print'), icon: Printer, onSelect: () => setTimeout(() => window.print()) },
        { key: 'svg', label: t('orgChart.export_svg'), icon: Shapes, onSelect: () => void saveSvg() },
        { key: 'png', label: t('orgChart.export_png'), icon: Image, onSelect: () => void savePng() },
      ]}
    />
  );
}

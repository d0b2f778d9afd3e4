import { Maximize, Minus, Plus } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function OrgChartZoom({ onZoom, onFit }: { onZoom: (factor: number) => void; onFit: () => void }) {
  const t = useTexts();
  return (
    <div className="org-chart__zoom">
      <IconButton label={t('orgChart.zoom_in')} icon={Plus} onClick={() => onZoom(1.25)} />
      <IconButton label={t('orgChart.zoom_out')} icon={Minus} onClick={() => onZoom(0.8)} />
      <IconButton label={t('orgChart.fit')} icon={Maximize} onClick={onFit} />
    </div>
  );
}

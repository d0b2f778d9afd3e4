import { type LucideIcon, Maximize, Minus, Plus } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';

export function OrgChartZoom({ onZoom, onFit }: { onZoom: (factor: number) => void; onFit: () => void }) {
  const t = useTexts();
  return (
    <div className="org-chart__zoom">
      <ZoomButton label={t('orgChart.zoom_in')} icon={Plus} onPress={() => onZoom(1.25)} />
      <ZoomButton label={t('orgChart.zoom_out')} icon={Minus} onPress={() => onZoom(0.8)} />
      <ZoomButton label={t('orgChart.fit')} icon={Maximize} onPress={onFit} />
    </div>
  );
}

const ZoomButton = ({ label, icon: Icon, onPress }: { label: string; icon: LucideIcon; onPress: () => void }) => (
  <IconButton icon={Icon} label={label} onClick={onPress} />
);

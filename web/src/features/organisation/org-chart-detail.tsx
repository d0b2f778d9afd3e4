import { X } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTexts } from '../../platform/texts.ts';
import { IconButton } from '../../ui/icon-button.tsx';
import './org-chart-detail.css';
import type { ChartNode } from './org-chart-nodes.ts';

type Props = {
  node: ChartNode;
  color: string | undefined;
  /** From the top down to the parent. */
  above: readonly ChartNode[];
  onClose: () => void;
  children: ReactNode;
};

/** The chosen card at length. */
export function OrgChartDetail({ node, color, above, onClose, children }: Props) {
  const t = useTexts();
  return (
    <aside className="org-chart__detail" aria-label={node.name} onPointerDown={(event) => event.stopPropagation()}>
      <header>
        <span className="org-chart__swatch" style={{ background: color }} aria-hidden />
        <h2>{node.name}</h2>
        <IconButton icon={X} label={t('common.close')} onClick={onClose} />
      </header>
      {above.length > 0 && <p className="org-chart__path">{above.map(({ name }) => name).join(' / ')}</p>}
      {children}
    </aside>
  );
}

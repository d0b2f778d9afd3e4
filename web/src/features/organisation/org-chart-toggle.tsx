import { ChevronUp } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import type { Card, Direction } from './org-chart-layout.ts';

type Props = { card: Card; direction: Direction; onToggle: () => void };

/** On the edge of the card, for mouse and finger; the keyboard opens and closes with the arrows. */
export function OrgChartToggle({ card: { row, x, y, width, height }, direction, onToggle }: Props) {
  const t = useTexts();
  const { name, children } = row.node;
  const at = direction === 'down' ? { left: x + width / 2, top: y + height } : { left: x + width, top: y + height / 2 };
  return (
    <button type="button" className="org-chart__toggle" tabIndex={-1} style={at} onClick={onToggle}>
      <span className="visually-hidden">{row.isOpen ? t('orgChart.collapse', { name }) : t('orgChart.expand', { name })}</span>
      {row.isOpen ? <ChevronUp size={14} aria-hidden /> : children.length}
    </button>
  );
}

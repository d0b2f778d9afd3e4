import { ChevronUp } from 'lucide-react';
import { useTexts } from '../../platform/texts.ts';
import type { TreeRow } from './departments-tree.ts';

type Props = { row: TreeRow; at: { left: number; top: number }; onToggle: () => void };

/** On the edge of the card, for mouse and finger; the keyboard opens and closes with the arrows. */
export function OrgChartToggle({ row: { department, isOpen }, at, onToggle }: Props) {
  const t = useTexts();
  const { name, children } = department;
  return (
    <button
      type="button"
      className="org-chart__toggle"
      tabIndex={-1}
      aria-label={isOpen ? t('orgChart.collapse', { name }) : t('orgChart.expand', { name })}
      style={at}
      onClick={onToggle}
    >
      {isOpen ? <ChevronUp size={14} aria-hidden /> : children.length}
    </button>
  );
}

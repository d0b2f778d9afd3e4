import { useTexts } from '../../platform/texts.ts';
import './org-chart-card.css';
import { type Card, card } from './org-chart-layout.ts';

type Props = Card & { isFocusable: boolean; isChosen: boolean; isFound: boolean; isCurrent: boolean; onChoose: () => void };

export function OrgChartCard({ row, x, y, isFocusable, isChosen, isFound, isCurrent, onChoose }: Props) {
  const t = useTexts();
  const { department, level, position, siblings, isOpen, color } = row;
  return (
    <button
      type="button"
      role="treeitem"
      className="org-chart__card"
      data-department={department.id}
      data-found={isFound || undefined}
      data-current={isCurrent || undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={department.children.length > 0 ? isOpen : undefined}
      aria-selected={isChosen}
      tabIndex={isFocusable ? 0 : -1}
      style={{ left: x, top: y, width: card.width, height: card.height, borderInlineStartColor: color ?? undefined }}
      onClick={onChoose}
    >
      <span className="org-chart__name">{department.name}</span>
      <span className="org-chart__head">{department.head?.name ?? t('orgChart.no_head')}</span>
      <span className="org-chart__counts">
        <strong>{t('orgChart.people', { count: department.employees_count })}</strong>
        {department.children.length > 0 && <span>{t('orgChart.in_all', { count: department.total_count })}</span>}
      </span>
    </button>
  );
}

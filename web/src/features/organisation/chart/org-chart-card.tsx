import { useTexts } from '../../../platform/texts.ts';
import { Avatar } from '../../../ui/people/avatar.tsx';
import './org-chart-card.css';
import type { Card } from './org-chart-layout.ts';
import type { DepartmentNode, PersonNode } from './org-chart-nodes.ts';

type Props = Card & {
  color: string | undefined;
  isFocusable: boolean;
  isChosen: boolean;
  isFound: boolean;
  isCurrent: boolean;
  onChoose: () => void;
};

export function OrgChartCard({ row, x, y, width, height, color, isFocusable, isChosen, isFound, isCurrent, onChoose }: Props) {
  const { node, level, position, siblings, isOpen } = row;
  return (
    <button
      type="button"
      role="treeitem"
      className={`column rounded hoverable absolute start surface org-chart__card org-chart__card--${node.kind}`}
      data-node={node.key}
      data-found={isFound || undefined}
      data-current={isCurrent || undefined}
      aria-level={level}
      aria-posinset={position}
      aria-setsize={siblings}
      aria-expanded={node.children.length > 0 ? isOpen : undefined}
      aria-selected={isChosen}
      tabIndex={isFocusable ? 0 : -1}
      style={{ left: x, top: y, width, height, borderInlineStartColor: color }}
      onClick={onChoose}
    >
      {node.kind === 'department' ? <DepartmentWords node={node} /> : <PersonWords node={node} />}
    </button>
  );
}

function DepartmentWords({ node: { name, department, direct, total } }: { node: DepartmentNode }) {
  const t = useTexts();
  return (
    <>
      <span className="cut strong org-chart__name">{name}</span>
      <span className="cut quiet meta-type org-chart__about">{department.head?.name ?? t('orgChart.no_head')}</span>
      <span className="quiet gap-2 whole flex smaller org-chart__counts">
        <strong className="ink medium">{t('orgChart.people', { count: direct })}</strong>
        {department.children.length > 0 && <span>{t('orgChart.in_all', { count: total })}</span>}
      </span>
    </>
  );
}

function PersonWords({ node: { name, person, direct, total } }: { node: PersonNode }) {
  const t = useTexts();
  return (
    <>
      <Avatar name={name} pic={person.pic} size={32} />
      <span className="column grow org-chart__words">
        <span className="cut strong org-chart__name">{name}</span>
        <span className="cut quiet meta-type org-chart__about">{person.job}</span>
        {direct > 0 && (
          <span className="quiet gap-2 whole flex smaller org-chart__counts">
            <strong className="ink medium">{t('orgChart.reports', { count: direct })}</strong>
            {total > direct && <span>{t('orgChart.in_all', { count: total })}</span>}
          </span>
        )}
      </span>
      {person.is_head && <span className="medium absolute tinted primary org-chart__badge">{t('orgChart.head')}</span>}
    </>
  );
}

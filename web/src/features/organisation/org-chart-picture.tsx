import { Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, useId, useRef } from 'react';
import { useBreakpoint } from '../../platform/breakpoints.ts';
import { useTexts } from '../../platform/texts.ts';
import type { Department } from './departments-tree.ts';
import { pathTo } from './departments-tree.ts';
import { OrgChartCard } from './org-chart-card.tsx';
import { OrgChartDetail } from './org-chart-detail.tsx';
import { card } from './org-chart-layout.ts';
import { OrgChartToggle } from './org-chart-toggle.tsx';
import { treeStep } from './tree-step.ts';
import type { OrgChart } from './use-org-chart.ts';
import { useStage } from './use-stage.ts';

type Props = { chart: OrgChart; tree: readonly Department[] };

/** Cards are buttons on a layer that moves and scales as one; the lines lie below them. */
export function OrgChartPicture({ chart, tree }: Props) {
  const t = useTexts();
  const hint = useId();
  const direction = useBreakpoint().md ? 'down' : 'right';
  const stage = useRef<HTMLDivElement>(null);
  const { picture, view, isHeld, handlers, zoom, fit, reveal } = useStage(stage, chart, direction);
  const focusable = chart.chosen ?? chart.rows[0]?.department.id;
  const chosen = chart.rows.find(({ department }) => department.id === chart.chosen);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') return zoom(1.25);
    if (event.key === '-') return zoom(0.8);
    if (event.key === '0') return fit();
    const step = treeStep(chart.rows, Number((event.target as HTMLElement).dataset.department), event.key);
    if (!step) return;
    event.preventDefault();
    if ('toggle' in step) return chart.toggle(step.toggle);
    chart.choose(step.go);
    reveal(step.go);
  };

  return (
    <div ref={stage} className="org-chart__stage" data-held={isHeld || undefined} {...handlers}>
      <p id={hint} className="visually-hidden">
        {t('orgChart.picture_hint')}
      </p>
      <div
        className="org-chart__scene"
        style={{
          width: picture.width,
          height: picture.height,
          transform: view && `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          visibility: view ? 'visible' : 'hidden',
          ['--print-scale' as string]: Math.min(1, 1000 / picture.width, 640 / picture.height),
        }}
      >
        <svg className="org-chart__lines" width={picture.width} height={picture.height} aria-hidden>
          {picture.lines.map(({ to, path }) => (
            <path key={to} d={path} />
          ))}
        </svg>
        <div role="tree" aria-label={t('orgChart.title')} aria-describedby={hint} onKeyDown={onKeyDown}>
          {picture.cards.map((one) => (
            <OrgChartCard
              key={one.row.department.id}
              {...one}
              isFocusable={one.row.department.id === focusable}
              isChosen={one.row.department.id === chart.chosen}
              isFound={chart.search.found.has(one.row.department.id)}
              isCurrent={one.row.department.id === chart.search.current}
              onChoose={() => chart.choose(one.row.department.id)}
            />
          ))}
        </div>
        {picture.cards
          .filter(({ row }) => row.department.children.length > 0)
          .map(({ row, x, y }) => (
            <OrgChartToggle
              key={row.department.id}
              row={row}
              at={
                direction === 'down'
                  ? { left: x + card.width / 2, top: y + card.height }
                  : { left: x + card.width, top: y + card.height / 2 }
              }
              onToggle={() => chart.toggle(row.department.id)}
            />
          ))}
      </div>
      <div className="org-chart__zoom">
        <ZoomButton label={t('orgChart.zoom_in')} icon={Plus} onPress={() => zoom(1.25)} />
        <ZoomButton label={t('orgChart.zoom_out')} icon={Minus} onPress={() => zoom(0.8)} />
        <ZoomButton label={t('orgChart.fit')} icon={Maximize} onPress={fit} />
      </div>
      {chosen && <OrgChartDetail row={chosen} path={pathTo(tree, chosen.department.id)} onClose={() => chart.choose(undefined)} />}
    </div>
  );
}

const ZoomButton = ({ label, icon: Icon, onPress }: { label: string; icon: typeof Plus; onPress: () => void }) => (
  <button type="button" className="icon-button" aria-label={label} title={label} onClick={onPress}>
    <Icon size={18} aria-hidden />
  </button>
);

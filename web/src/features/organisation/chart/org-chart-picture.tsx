import { ChevronUp, Maximize, Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { useBreakpoint } from '../../../platform/breakpoints.ts';
import { useTexts } from '../../../platform/texts.ts';
import { IconButton } from '../../../ui/actions/icon-button.tsx';
import { treeStep } from '../departments/tree-step.ts';
import { OrgChartCard } from './org-chart-card.tsx';
import type { ChartColors } from './org-chart-colors.ts';
import type { Card, Direction } from './org-chart-layout.ts';
import { pathOf } from './org-chart-lines.ts';
import type { OrgChart } from './use-org-chart.ts';
import { useShownPart } from './use-shown-part.ts';
import { useStage } from './use-stage.ts';

/** `children` is drawn above the picture: the details of the chosen card. */
type Props = { chart: OrgChart; colors: ChartColors; children: ReactNode };

/** Cards are buttons on a layer that moves and scales as one; the lines are drawn below them. */
export function OrgChartPicture({ chart, colors, children }: Props) {
  const t = useTexts();
  const hint = useId();
  const direction = useBreakpoint().md ? 'down' : 'stacked';
  const stage = useRef<HTMLDivElement>(null);
  const { picture, view, isHeld, handlers, zoom, fit, reveal } = useStage(stage, chart, direction);
  const { cards, lines } = useShownPart(stage, picture, view, chart.chosen);
  const focusable = chart.rows.some(({ node }) => node.key === chart.chosen) ? chart.chosen : cards[0]?.key;

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === '+' || event.key === '=') return zoom(1.25);
    if (event.key === '-') return zoom(0.8);
    if (event.key === '0') return fit();
    const step = treeStep(chart.rows, (event.target as HTMLElement).dataset.node ?? '', event.key);
    if (!step) return;
    event.preventDefault();
    if ('toggle' in step) return chart.toggle(step.toggle);
    chart.choose(step.go);
    reveal(step.go);
  };

  return (
    <div ref={stage} className="relative rounded-large org-chart__stage" data-held={isHeld || undefined} {...handlers}>
      <p id={hint} className="visually-hidden">
        {t('orgChart.picture_hint')}
      </p>
      <div
        className="absolute org-chart__scene"
        style={{
          width: picture.width,
          height: picture.height,
          transform: view && `translate(${view.x}px, ${view.y}px) scale(${view.scale})`,
          visibility: view ? 'visible' : 'hidden',
          ['--print-scale' as string]: Math.min(1, 1000 / picture.width, 640 / picture.height),
        }}
      >
        <svg className="absolute org-chart__lines" width={picture.width} height={picture.height} aria-hidden>
          <path d={lines.map(pathOf).join('')} />
        </svg>
        <div role="tree" aria-label={t('orgChart.title')} aria-describedby={hint} onKeyDown={onKeyDown}>
          {cards.map((card) => (
            <OrgChartCard
              {...card}
              key={card.key}
              color={colors.of(card.row.node)}
              isFocusable={card.key === focusable}
              isChosen={card.key === chart.chosen}
              isFound={chart.search.found.has(card.key)}
              isCurrent={card.key === chart.search.current}
              onChoose={() => chart.choose(card.key)}
            />
          ))}
        </div>
        {cards
          .filter(({ row }) => row.node.children.length > 0)
          .map((card) => (
            <OrgChartToggle key={card.key} card={card} direction={direction} onToggle={() => chart.toggle(card.key)} />
          ))}
      </div>
      <OrgChartZoom onZoom={zoom} onFit={fit} />
      {children}
    </div>
  );
}

type OrgChartToggleProps = { card: Card; direction: Direction; onToggle: () => void };

/** On the edge of the card, for mouse and finger; the keyboard opens and closes with the arrows. */
function OrgChartToggle({ card: { row, x, y, width, height }, direction, onToggle }: OrgChartToggleProps) {
  const t = useTexts();
  const { name, children } = row.node;
  const at = direction === 'down' ? { left: x + width / 2, top: y + height } : { left: x + width, top: y + height / 2 };
  return (
    <button
      type="button"
      className="quiet medium absolute smaller middle raised org-chart__toggle not-printed"
      tabIndex={-1}
      style={at}
      onClick={onToggle}
    >
      <span className="visually-hidden">{row.isOpen ? t('orgChart.collapse', { name }) : t('orgChart.expand', { name })}</span>
      {row.isOpen ? <ChevronUp size={14} aria-hidden /> : children.length}
    </button>
  );
}

function OrgChartZoom({ onZoom, onFit }: { onZoom: (factor: number) => void; onFit: () => void }) {
  const t = useTexts();
  return (
    <div className="column rounded absolute raised org-chart__zoom not-printed">
      <IconButton label={t('orgChart.zoom_in')} icon={Plus} onClick={() => onZoom(1.25)} />
      <IconButton label={t('orgChart.zoom_out')} icon={Minus} onClick={() => onZoom(0.8)} />
      <IconButton label={t('orgChart.fit')} icon={Maximize} onClick={onFit} />
    </div>
  );
}

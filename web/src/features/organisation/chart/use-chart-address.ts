import { isDate } from '@cadre/rules/calendar';
import { useLocation, useRouter } from '@tanstack/react-router';
import { type ChartKind, chartKinds } from './org-chart-nodes.ts';

const views = ['picture', 'list'] as const;
const colors = ['department', 'branch'] as const;
export type ChartView = (typeof views)[number];
export type ChartColor = (typeof colors)[number];

export type ChartState = {
  kind: ChartKind;
  view: ChartView;
  color: ChartColor;
  /** Today by default. */
  as_of: string | undefined;
  /** The key of the node with which the picture begins; the whole company without. */
  only: string | undefined;
};

/** The address contains the settings of the chart, without those that have their default value. */
export function useChartAddress(): [ChartState, (next: Partial<ChartState>) => void] {
  const { history } = useRouter();
  const { pathname, searchStr } = useLocation();
  const params = new URLSearchParams(searchStr);
  const one = <V extends string>(name: string, all: readonly [V, ...V[]]): V => all.find((value) => value === params.get(name)) ?? all[0];
  const day = params.get('as_of') ?? '';
  const state: ChartState = {
    kind: one('kind', chartKinds),
    view: one('view', views),
    color: one('color', colors),
    as_of: isDate(day) ? day : undefined,
    only: /^[de]\d+$/.exec(params.get('only') ?? '')?.[0],
  };
  const change = (next: Partial<ChartState>) => {
    const firsts: Record<string, string> = { kind: chartKinds[0], view: views[0], color: colors[0] };
    for (const [name, value] of Object.entries({ ...state, ...next })) {
      if (value === undefined || value === firsts[name]) params.delete(name);
      else params.set(name, value);
    }
    history.push(pathname + (params.size === 0 ? '' : `?${params}`));
  };
  return [state, change];
}

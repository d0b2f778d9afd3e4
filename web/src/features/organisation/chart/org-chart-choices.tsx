import { isDate } from '@cadre/rules/calendar';
import { X } from 'lucide-react';
import { useEffect, useId, useState } from 'react';
import '../../../fields/fields.css';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { TextButton } from '../../../ui/actions/text-button.tsx';
import { DateInput } from '../../../ui/dates/date-input.tsx';
import { Swatch } from '../../../ui/inputs/swatch.tsx';
import { NativeSelect } from '../../../ui/inputs/text-input.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import '../departments/departments-view-switch.css';
import './org-chart-choices.css';
import type { ChartColors } from './org-chart-colors.ts';
import { type ChartKind, chartKinds } from './org-chart-nodes.ts';
import type { ChartColor, ChartState } from './use-chart-address.ts';

type Props = {
  state: ChartState;
  colors: ChartColors;
  /** The name of the branch that is shown alone. */
  only: string | undefined;
  onChange: (next: Partial<ChartState>) => void;
};

const words = { people: 'with_people', departments: 'departments', managers: 'managers' } as const satisfies Record<ChartKind, string>;

/** Settings of the chart: its kind, its day and its colors. */
export function OrgChartChoices({ state: { kind, color, as_of }, colors, only, onChange }: Props) {
  const t = useTexts();
  const maySeePeople = useScope('employees.view_directory') !== undefined;
  return (
    <div className="line wraps org-chart__choices not-printed">
      {maySeePeople && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot place its buttons in one line
        <div className="rounded view-switch" role="group" aria-label={t('orgChart.show')}>
          {chartKinds.map((one) => (
            <button
              className="rounded-small line line--inline quiet medium gap-1-5"
              key={one}
              type="button"
              aria-pressed={one === kind}
              onClick={() => onChange({ kind: one, only: undefined })}
            >
              {t(`orgChart.${words[one]}`)}
            </button>
          ))}
        </div>
      )}
      <OrgChartDay day={as_of} onDay={(day) => onChange({ as_of: day })} />
      {as_of && <TextButton onClick={() => onChange({ as_of: undefined })}>{t('orgChart.back_to_today')}</TextButton>}
      {kind !== 'departments' && maySeePeople && (
        <label className="line line--inline quiet whole org-chart__color">
          {t('orgChart.color_by')}
          <NativeSelect isFit value={color} onChange={(event) => onChange({ color: event.target.value as ChartColor })}>
            <option value="department">{t('orgChart.color_department')}</option>
            <option value="branch">{t('orgChart.color_branch')}</option>
          </NativeSelect>
        </label>
      )}
      {only && (
        <span className="meta-type chip edged chip--on">
          <span className="chip__button">{t('orgChart.only', { name: only })}</span>
          <button
            type="button"
            className="quiet middle chip__remove"
            aria-label={t('orgChart.whole_company')}
            onClick={() => onChange({ only: undefined })}
          >
            <X size={14} aria-hidden />
          </button>
        </span>
      )}
      {kind !== 'departments' && (color === 'branch' || kind === 'managers') && (
        <Cluster as="ul" gap={4} className="org-chart__legend muted">
          {colors.legend.map(({ name, color: shown }) => (
            <Cluster as="li" key={name} gap={1}>
              <Swatch color={shown} />
              {name}
            </Cluster>
          ))}
        </Cluster>
      )}
    </div>
  );
}

/** The day whose organisation is shown; empty is today. An incomplete day has no effect. */
function OrgChartDay({ day, onDay }: { day: string | undefined; onDay: (day: string | undefined) => void }) {
  const t = useTexts();
  const id = useId();
  const [typed, setTyped] = useState(day ?? '');
  useEffect(() => setTyped(day ?? ''), [day]);

  const change = (next: string | null) => {
    setTyped(next ?? '');
    if (next === null || isDate(next)) onDay(next ?? undefined);
  };
  return (
    <span className="line line--inline quiet whole org-chart__day">
      <label htmlFor={id}>{t('orgChart.as_of')}</label>
      <DateInput id={id} name="as_of" value={typed} invalid={false} describedBy={id} onChange={change} />
    </span>
  );
}

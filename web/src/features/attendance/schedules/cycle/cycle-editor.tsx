import { asHours } from '@cadre/rules/duration';
import { useEffect } from 'react';
import type { InputProps } from '../../../../fields/kind.ts';
import { useTexts } from '../../../../platform/texts.ts';
import { BrushBar } from '../grid/brush-bar.tsx';
import type { Entry } from '../grid/clipboard.ts';
import { usePaintGrid } from '../grid/use-paint-grid.ts';
import { useShifts } from '../use-shifts.ts';
import { averageMinutes, resized, type Weeks, weeksIn, withEntries } from './cycle.ts';
import { CycleTable } from './cycle-table.tsx';

/** The days of a week schedule as a grid; the number of weeks comes from the field next to it. */
export function CycleEditor({ id, value, draft, describedBy, invalid, onChange }: InputProps) {
  const t = useTexts();
  const { data: known } = useShifts();
  const count = Number(draft.cycle_weeks);
  const weeks = weeksIn(value);
  const set = (next: Weeks) => onChange({ weeks: next });
  const isCount = Number.isInteger(count) && count >= 1 && count <= 8;

  useEffect(() => {
    if (isCount && weeks.length !== count) set(resized(weeks, count));
  });

  const all = new Map(known?.map((shift) => [shift.id, shift]));
  const used = new Set(weeks.flat());
  const offered = known?.filter((shift) => shift.active || used.has(shift.id)) ?? [];
  const grid = usePaintGrid({
    size: { rows: weeks.length, columns: 7 },
    codes: offered.map(({ code, id: mark }) => ({ code, mark })),
    cleared: 'off',
    read: ({ row, column }) => weeks[row]?.[column] ?? 'off',
    enter: (entries: Entry[]) => set(withEntries(weeks, entries)),
    mayEnter: true,
  });
  if (known?.length === 0) return <p className="quiet cycle-editor__none">{t('schedules.no_shifts')}</p>;
  return (
    // biome-ignore lint/a11y/useSemanticElements: the label of the field names the group
    <div
      id={id}
      className="stacked gap-2-5 shrinkable cycle-editor"
      role="group"
      tabIndex={-1}
      aria-label={t('nouns.week-schedules.fields.days')}
      aria-describedby={describedBy}
      data-invalid={invalid}
    >
      <BrushBar shifts={offered} brush={grid.brush} onBrush={grid.setBrush} />
      <div className="cycle-scroll">
        <CycleTable
          label={t('nouns.week-schedules.fields.days')}
          weeks={weeks}
          shifts={all}
          selection={grid.selection}
          gridProps={grid.gridProps}
          onCopyDown={(week) => set(weeks.map((days, index) => (index === week + 1 ? (weeks[week] ?? days) : days)))}
        />
      </div>
      <p className="digits strong meta-type cycle-editor__sum">
        {t('schedules.cycle_average', { hours: asHours(averageMinutes(weeks, all)) })}
        <span className="muted"> {t('schedules.cycle_hint')}</span>
      </p>
    </div>
  );
}

import type { ProjectOverview } from '@cadre/contract/calls/projects';
import { asHours } from '@cadre/rules/duration';
import { useState } from 'react';
import { useFormat } from '../../../platform/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { BurnChart } from '../../../ui/burn-chart.tsx';
import { Card } from '../../../ui/card.tsx';
import { Segments } from '../../../ui/segments.tsx';
import { Table } from '../../../ui/table.tsx';

const mostAhead = 12;

/** The weeks of a project as a picture, or as the table behind it. */
export function ProjectBurn({ overview: { weeks, estimated, spent, forecast } }: { overview: ProjectOverview }) {
  const t = useTexts();
  const format = useFormat();
  const [view, setView] = useState<'chart' | 'table'>('chart');
  if (weeks.length === 0) return null;
  const ahead = forecast.state === 'ahead' ? Math.min(mostAhead, Math.ceil((estimated - spent) / forecast.weekly)) : 0;
  return (
    <Card
      isFlush={view === 'table'}
      title={t('project.burn')}
      actions={
        <Segments
          label={t('project.burn_view')}
          isLabelHidden
          options={[
            { value: 'chart', text: t('project.as_chart') },
            { value: 'table', text: t('project.as_table') },
          ]}
          value={view}
          onChoose={setView}
        />
      }
    >
      {view === 'chart' ? (
        <BurnChart
          label={t('project.burn_label', { spent: asHours(spent), estimated: asHours(estimated) })}
          steps={weeks.map(({ week_start, minutes, total }) => ({ name: format.date(week_start), value: minutes, total }))}
          limit={estimated}
          limitText={`${t('project.estimated')} ${asHours(estimated)}`}
          totalText={`${t('project.spent')} ${asHours(spent)}`}
          ahead={Array.from({ length: ahead }, (_, at) => spent + (at + 1) * forecast.weekly)}
        />
      ) : (
        <Table
          label={t('project.burn')}
          columns={[
            { name: 'week', head: t('project.week'), isHeading: true, cell: ({ week_start }) => format.date(week_start) },
            { name: 'minutes', head: t('project.spent'), isNumber: true, cell: ({ minutes }) => asHours(minutes) },
            { name: 'total', head: t('project.total'), isNumber: true, cell: ({ total }) => asHours(total) },
          ]}
          rows={weeks}
          keyOf={({ week_start }) => week_start}
        />
      )}
    </Card>
  );
}

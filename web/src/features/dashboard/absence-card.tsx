import { type AbsencePeriod, absencePeriods, absenceRate } from '@cadre/contract/calls/dashboard';
import { keepPreviousData } from '@tanstack/react-query';
import { ChartBar, Table2 } from 'lucide-react';
import { useState } from 'react';
import { useAsk } from '../../platform/ask.ts';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { Badge } from '../../ui/badge.tsx';
import { IconButton } from '../../ui/icon-button.tsx';
import { QueryStates } from '../../ui/query-states.tsx';
import { Segments } from '../../ui/segments.tsx';
import { Cluster } from '../../ui/stack.tsx';
import { AbsenceBars } from './absence-bars.tsx';
import { AbsenceTable } from './absence-table.tsx';
import { Card } from './card.tsx';
import { dashboardFor } from './use-dashboard.ts';

/** How much of what was planned was not worked, and why, by department. */
export function AbsenceCard() {
  const t = useTexts();
  const format = useFormat();
  const [period, setPeriod] = useState<AbsencePeriod>('month');
  const [isTable, setTable] = useState(false);
  const query = useAsk(absenceRate, { period }, { ...dashboardFor, placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <Card
      title={t('dashboard.absence')}
      hint={data?.of === 'self' ? t('dashboard.absence_own') : undefined}
      actions={
        <>
          <Segments
            label={t('dashboard.absence_period')}
            isLabelHidden
            options={absencePeriods.map((value) => ({ value, text: t(`dashboard.absence_${value}`) }))}
            value={period}
            onChoose={setPeriod}
          />
          <IconButton
            icon={isTable ? ChartBar : Table2}
            label={t(isTable ? 'dashboard.as_chart' : 'dashboard.as_table')}
            onClick={() => setTable(!isTable)}
          />
        </>
      }
      footer={
        <Cluster justify="between" className="card-pager">
          <Cluster>
            <Badge tone="blue" hasDot>
              {t('dashboard.absence_leave')}
            </Badge>
            <Badge tone="amber" hasDot>
              {t('dashboard.absence_excuse')}
            </Badge>
            <Badge tone="pink" hasDot>
              {t('dashboard.absence_unexplained')}
            </Badge>
          </Cluster>
          <span className="muted">
            {data && t('dashboard.absence_as_of', { from: data.from, to: data.to, time: format.clock(data.as_of) })}
          </span>
        </Cluster>
      }
    >
      <QueryStates query={query} rows={5} empty={({ departments }) => departments.length === 0 && t('dashboard.absence_none')}>
        {(rate) => (isTable ? <AbsenceTable rate={rate} /> : <AbsenceBars rate={rate} />)}
      </QueryStates>
    </Card>
  );
}

import { type AbsencePeriod, absencePeriods, absenceRate } from '@cadre/contract/calls/dashboard';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Card } from '../card.tsx';
import { dashboardFor } from '../use-dashboard.ts';
import { AbsenceBars } from './absence-bars.tsx';

/** As high as the bars of eight departments with their legend and their axis. */
const charted = 6.5;

/** The share of planned time not worked, by reason and department. */
export function AbsenceCard() {
  const t = useTexts();
  const format = useFormat();
  const [period, setPeriod] = useState<AbsencePeriod>('month');
  const query = useCall(absenceRate, { period }, { ...dashboardFor, placeholderData: keepPreviousData });
  const { data } = query;
  return (
    <Card
      title={t('dashboard.absence')}
      rows={charted}
      hint={data?.of === 'self' ? t('dashboard.absence_own') : undefined}
      actions={
        <Segments
          label={t('dashboard.absence_period')}
          isLabelHidden
          options={absencePeriods.map((value) => ({ value, text: t(`dashboard.absence_${value}`) }))}
          value={period}
          onChoose={setPeriod}
        />
      }
      footer={
        <span className="muted">
          {data ? t('dashboard.absence_as_of', { from: data.from, to: data.to, time: format.clock(data.as_of) }) : '\u00a0'}
        </span>
      }
    >
      <QueryStates query={query} rows={charted} empty={({ departments }) => departments.length === 0 && t('dashboard.absence_none')}>
        {(rate) => <AbsenceBars rate={rate} />}
      </QueryStates>
    </Card>
  );
}

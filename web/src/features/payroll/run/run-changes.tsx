import { acknowledgeVariance, payrollVariance } from '@cadre/contract/calls/payroll-checks';
import { keepPreviousData } from '@tanstack/react-query';
import { Check } from 'lucide-react';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { ChangesTable } from './changes-table.tsx';
import type { Run } from './run.ts';

type Only = 'open' | 'above' | 'all';
const choices: readonly Only[] = ['open', 'above', 'all'];

/** The people whose pay differs from the month before, and why; large differences must be acknowledged before the run continues. */
export function RunChanges({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const [only, setOnly] = useState<Only>('above');
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const query = useCall(payrollVariance, { id: run.id, only, page, per_page: 25 }, { placeholderData: keepPreviousData, staleTime: 0 });
  const acknowledge = useCallMutation(acknowledgeVariance, { id: run.id });
  const mayAcknowledge = useScope('payrolls.calculate') !== undefined && run.status === 'calculated';
  return (
    <Card
      isFlush
      title={t('payroll.tabs.changes')}
      actions={
        <Cluster>
          <Segments
            label={t('payroll.tabs.changes')}
            isLabelHidden
            options={choices.map((value) => ({ value, text: t(`payroll.changes.${value}`) }))}
            value={only}
            onChoose={(next) => {
              setOnly(next);
              parameters.replace({ page: undefined });
            }}
          />
          {mayAcknowledge && (
            <Button icon={Check} isBusy={acknowledge.isPending} onClick={() => acknowledge.mutate({})}>
              {t('payroll.acknowledge_all')}
            </Button>
          )}
        </Cluster>
      }
    >
      <QueryStates query={query} rows={6} empty={({ data }) => data.length === 0 && t('payroll.no_changes')}>
        {({ data, meta }) => (
          <>
            <ChangesTable
              changes={data}
              onAcknowledge={mayAcknowledge ? (id) => acknowledge.mutate({ salary_ids: [id] }) : undefined}
              isBusy={acknowledge.isPending}
            />
            <Pager
              page={page}
              lastPage={meta.last_page}
              onPage={(next) => parameters.push({ page: next === 1 ? undefined : String(next) })}
            />
          </>
        )}
      </QueryStates>
    </Card>
  );
}

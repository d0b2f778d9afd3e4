import { type NotSubmitted, notSubmitted, remindOfWeeks } from '@cadre/contract/calls/not-submitted';
import { keepPreviousData } from '@tanstack/react-query';
import { BellRing, CircleCheck } from 'lucide-react';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall, useCallMutation } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Button } from '../../../ui/actions/button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { EmptyState } from '../../../ui/feedback/states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { SubmitFor } from './submit-for.tsx';
import { keyOf, WeekQueue } from './week-queue.tsx';

const perPage = 50;

/** Past weeks in the user's scope that were not submitted: remind employees, or submit for them. */
export function NotSubmittedPage() {
  const t = useTexts();
  const parameters = useParameters();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const query = useCall(notSubmitted, { page, per_page: perPage }, { placeholderData: keepPreviousData });
  const [chosen, setChosen] = useState<ReadonlyMap<string, NotSubmitted>>(new Map());
  const [toSubmit, setToSubmit] = useState<NotSubmitted>();
  const remind = useCallMutation(remindOfWeeks, {}, { onSuccess: () => setChosen(new Map()) });
  const remindOf = (rows: readonly NotSubmitted[]) =>
    remind.mutate({ items: rows.map(({ employee, year, week }) => ({ employee_id: employee.id, year, week })) });
  const toggle = (rows: readonly NotSubmitted[], isOn: boolean) => {
    const next = new Map(chosen);
    for (const row of rows)
      if (isOn) next.set(keyOf(row), row);
      else next.delete(keyOf(row));
    setChosen(next);
  };
  return (
    <Card
      isFlush
      title={t('timeCard.not_submitted')}
      hint={t('timeCard.not_submitted_hint')}
      actions={
        chosen.size > 0 && (
          <Button variant="primary" icon={BellRing} isBusy={remind.isPending} onClick={() => remindOf([...chosen.values()])}>
            {t('timeCard.remind_chosen', { count: chosen.size })}
          </Button>
        )
      }
    >
      <QueryStates query={query} rows={8}>
        {({ data, meta }) =>
          data.length === 0 ? (
            <EmptyState size="page" icon={CircleCheck} isDone text={t('timeCard.all_submitted')} />
          ) : (
            <Stack gap={2}>
              <WeekQueue rows={data} chosen={chosen} onToggle={toggle} onRemind={remindOf} onSubmit={setToSubmit} />
              <Pager page={page} lastPage={meta.last_page} onPage={(to) => parameters.push({ page: String(to) })} />
            </Stack>
          )
        }
      </QueryStates>
      {toSubmit && <SubmitFor row={toSubmit} onClose={() => setToSubmit(undefined)} />}
    </Card>
  );
}

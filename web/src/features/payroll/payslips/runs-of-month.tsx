import { callsOf } from '@cadre/contract/calls-of';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { keepPreviousData } from '@tanstack/react-query';
import type { Row } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { Stack } from '../../../ui/layout/stack.tsx';
import { runPath } from '../payslip-path.ts';
import { addUp } from '../run/add-up.ts';
import { RunTotals } from '../run/run-totals.tsx';

/** The runs of a month; empty for users who may not see runs, undefined while loading. */
export function useRunsOfMonth(month: string): Row[] | undefined {
  const enabled = useScope('payrolls.view') !== undefined;
  const { data, error } = useCall(
    callsOf(payrolls).list,
    { month, per_page: 50 },
    { enabled, placeholderData: keepPreviousData, meta: { quiet: true } },
  );
  if (!enabled || error) return [];
  return data?.data.filter(({ status }) => status !== 'cancelled');
}

/** The runs that pay a month, their status, and their totals. */
export function RunsOfMonth({ month, runs }: { month: string; runs: Row[] }) {
  const t = useTexts();
  const { month: named } = useDayWords();
  return (
    <Card isFlush title={t('payroll.runs_of', { month: named(month) })}>
      <Stack gap={0} hasLines>
        <Rows hasLines wraps>
          {runs.map(({ id, name, status }) => (
            <RowItemLink
              key={id}
              to={runPath(id)}
              end={<StatusBadge name="status" field={payrolls.fields.status} value={String(status)} />}
            >
              {String(name)}
            </RowItemLink>
          ))}
        </Rows>
        <RunTotals totals={addUp(runs)} />
      </Stack>
    </Card>
  );
}

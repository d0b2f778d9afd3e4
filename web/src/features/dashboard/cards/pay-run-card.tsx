import { payrollIssues } from '@cadre/contract/calls/payroll-checks';
import { pages } from '@cadre/contract/pages';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { type Day, dayNumber } from '@cadre/rules/calendar';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { StatusBadge } from '../../../fields/status-badge.tsx';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { RowItemLink, Rows } from '../../../ui/layout/rows.tsx';
import { CalendarLeaf } from '../calendar-leaf.tsx';
import { Card } from '../card.tsx';
import { dashboardFor } from '../use-dashboard.ts';
import { type NextRun, useNextRun } from '../use-next-run.ts';

const shown = 3;
const open = ['draft', 'calculating', 'calculated', 'submitted', 'approved', 'paid'];
const undecided = ['draft', 'calculated', 'submitted'];

/** Open pay runs by pay day, with the next step and the blocker of each, then the run to start next. */
export function PayRunCard() {
  const t = useTexts();
  const query = useList(payrolls, { page: 1, per_page: shown, sort: { by: 'pay_date', dir: 'asc' }, q: '', filters: { status: open } });
  const next = useNextRun();
  const both = { ...query, data: query.data && next !== undefined ? { runs: query.data.data, next } : undefined };
  return (
    <Card title={t('dashboard.pay_run')} rows={shown + 1} more={{ to: pages.payroll_runs.path }}>
      <QueryStates query={both} rows={shown + 1} empty={(data) => data.runs.length === 0 && !data.next && t('dashboard.no_pay_run')}>
        {({ runs, next: coming }) => (
          <Rows wraps>
            {runs.map((run) => (
              <Run key={run.id} run={run} />
            ))}
            {coming && <ComingRun {...coming} />}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Run({ run }: { run: Row }) {
  const t = useTexts();
  const status = String(run.status);
  const failed = Number(run.failed_count);
  const pay_date = String(run.pay_date);
  const when = useWhen(pay_date, status !== 'paid');
  const { blocks, changes } = useObstacles(run);
  const notes = [
    when,
    t(`dashboard.pay_run_next.${status as 'draft'}`),
    failed > 0 && t('dashboard.pay_run_failed', { count: failed }),
    blocks > 0 && t('dashboard.pay_run_blocked', { count: blocks }),
    changes > 0 && t('dashboard.pay_run_changes', { count: changes }),
  ];
  return (
    <RowItemLink
      to={pages.payroll_run.path}
      params={{ id: String(run.id) }}
      search={blocks > 0 ? { tab: 'issues' } : {}}
      start={<CalendarLeaf day={pay_date} />}
      note={notes.filter(Boolean).join(' · ')}
      end={<StatusBadge name="status" field={payrolls.fields.status} value={status} />}
    >
      {String(run.name)}
    </RowItemLink>
  );
}

function ComingRun({ month, pay_date, mayStart }: NextRun) {
  const t = useTexts();
  const words = useDayWords();
  const when = useWhen(pay_date, true);
  return (
    <RowItemLink
      to={pages.payroll_runs.path}
      search={mayStart ? { new: '1' } : {}}
      start={<CalendarLeaf day={pay_date} />}
      note={[when, t('dashboard.run_not_started')].join(' · ')}
    >
      {words.month(month)}
    </RowItemLink>
  );
}

/** The time until the pay day, a note that it has passed unpaid, or the date of payment. */
function useWhen(pay_date: Day, isDue: boolean): string {
  const t = useTexts();
  const format = useFormat();
  const days = dayNumber(pay_date) - dayNumber(format.today());
  if (!isDue) return t('dashboard.pay_run_date', { day: format.date(pay_date) });
  return days < 0 ? t('dashboard.pay_day_over', { day: format.date(pay_date) }) : t('dashboard.in_days', { days });
}

/** Counts the issues of a run that is not approved yet, for users who may see them. */
function useObstacles({ id, status }: Row): { blocks: number; changes: number } {
  const seesPay = useScope('salaries.view') === 'all';
  const mayApprove = useScope('payrolls.approve') !== undefined;
  const enabled = (seesPay || mayApprove) && undecided.includes(String(status));
  const { data } = useCall(payrollIssues, { id, per_page: 1 }, { ...dashboardFor, enabled, meta: { quiet: true } });
  return { blocks: data?.counts.block ?? 0, changes: data?.changes.open ?? 0 };
}

import { payrolls } from '@cadre/contract/resources/payrolls';
import { useList } from '../../crud/list/use-list.ts';
import type { Row } from '../../fields/kind.ts';
import { StatusBadge } from '../../fields/status-badge.tsx';
import { useFormat } from '../../platform/format.ts';
import { useTexts } from '../../platform/texts.ts';
import { QueryStates } from '../../ui/query-states.tsx';
import { RowItemLink, Rows } from '../../ui/rows.tsx';
import { Card } from './card.tsx';

const shown = 3;
const open = ['draft', 'calculating', 'calculated', 'submitted', 'approved', 'paid'];

/** The runs that are not closed: what each needs next, who has no payslip yet, and when it is paid. */
export function PayRunCard() {
  const t = useTexts();
  const query = useList(payrolls, { page: 1, per_page: shown, sort: { by: 'pay_date', dir: 'asc' }, q: '', filters: { status: open } });
  return (
    <Card title={t('dashboard.pay_run')} more={{ to: '/payroll/runs' }}>
      <QueryStates query={query} rows={shown} empty={({ data }) => data.length === 0 && t('dashboard.no_pay_run')}>
        {({ data }) => (
          <Rows wraps>
            {data.map((run) => (
              <Run key={run.id} run={run} />
            ))}
          </Rows>
        )}
      </QueryStates>
    </Card>
  );
}

function Run({ run }: { run: Row }) {
  const t = useTexts();
  const format = useFormat();
  const status = String(run.status);
  const failed = Number(run.failed_count);
  const notes = [
    t(`dashboard.pay_run_next.${status as 'draft'}`),
    failed > 0 && t('dashboard.pay_run_failed', { count: failed }),
    t('dashboard.pay_run_date', { day: format.date(String(run.pay_date)) }),
  ];
  return (
    <RowItemLink
      to="/payroll/runs/$id"
      params={{ id: String(run.id) }}
      note={notes.filter(Boolean).join(' · ')}
      end={<StatusBadge name="status" field={payrolls.fields.status} value={status} />}
    >
      {String(run.name)}
    </RowItemLink>
  );
}

import { salaries } from '@cadre/contract/resources/salaries';
import { addMonths } from '@cadre/rules/employment';
import { Link } from '@tanstack/react-router';
import { useState } from 'react';
import { useList } from '../../../crud/list/use-list.ts';
import type { Row } from '../../../fields/kind.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useDayWords } from '../../../platform/format/use-day-words.ts';
import { usePreferences } from '../../../platform/session/preferences.ts';
import { isEmployee, useMe } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { PeriodStepper } from '../../../ui/dates/period-stepper.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { Card, CardPager } from '../card.tsx';

const perPage = 5;

/** Pay and payment status of each employee for a month; the current month first. */
export function PayslipsCard() {
  const t = useTexts();
  const { month: named } = useDayWords();
  const current = useFormat().today().slice(0, 7);
  const [{ month, page }, show] = useState({ month: current, page: 1 });
  const list = { page, per_page: perPage, sort: { by: 'name', dir: 'asc' } as const, q: '', filters: {} };
  const query = useList(salaries, list, { query: { month } });
  const isStaff = !isEmployee(useMe().user);
  return (
    <Card
      title={t('dashboard.payslips')}
      more={isStaff ? { to: '/payroll/payslips', search: { month } } : { to: '/my-payslips' }}
      actions={
        <PeriodStepper
          label={named(month)}
          previous={t('lists.previous_month')}
          next={t('lists.next_month')}
          onStep={(by) => show({ month: addMonths(`${month}-01`, by).slice(0, 7), page: 1 })}
        />
      }
      rows={perPage}
      footer={<CardPager known={query.data} onPage={(next) => show({ month, page: next })} />}
    >
      <QueryStates
        query={query}
        rows={perPage}
        empty={({ data }) => (data.length === 0 ? t('dashboard.no_payslips', { month: named(month) }) : undefined)}
      >
        {({ data }) => <Payslips rows={data} isStaff={isStaff} />}
      </QueryStates>
    </Card>
  );
}

function Payslips({ rows, isStaff }: { rows: readonly Row[]; isStaff: boolean }) {
  const t = useTexts();
  const format = useFormat();
  const { month: named } = useDayWords();
  const { hide_amounts } = usePreferences();
  const linkOf = ({ id, month }: Row) => {
    const [year = '', number = ''] = String(month).split('-');
    return isStaff ? `/payroll/payslips/${id}` : `/my-salary/${year}/${Number(number)}`;
  };
  return (
    <Table
      label={t('dashboard.payslips')}
      rows={rows}
      keyOf={({ id }) => id}
      columns={[
        {
          name: 'name',
          head: t('dashboard.employee_name'),
          isHeading: true,
          cell: (row) => <Link to={linkOf(row)}>{String(row.name)}</Link>,
        },
        {
          name: 'basic_salary',
          head: t('dashboard.basic_salary'),
          isNumber: true,
          cell: ({ basic_salary, currency }) => (hide_amounts ? '•••' : format.money(Number(basic_salary), String(currency))),
        },
        { name: 'month', head: t('dashboard.month'), isMinor: 'phone', cell: ({ month }) => named(String(month)) },
        {
          name: 'paid',
          head: t('dashboard.payment_status'),
          cell: ({ paid, status }) => (
            <Badge tone={paid ? 'green' : status === 'approved' ? 'amber' : 'neutral'} hasDot>
              {t(paid ? 'dashboard.paid' : 'dashboard.not_paid')}
            </Badge>
          ),
        },
      ]}
    />
  );
}

import { payrollDepartments } from '@cadre/contract/calls/payroll';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { salaries } from '@cadre/contract/resources/salaries';
import { EmptyValue } from '../../../fields/empty-value.tsx';
import { useLabels } from '../../../fields/labels.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useFormat } from '../../../platform/format/format.ts';
import { useTexts } from '../../../platform/texts.ts';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Table } from '../../../ui/table/table.tsx';
import type { Run } from './run.ts';
import { sumColumns } from './run-totals.tsx';

/** The totals of the run in each department. */
export function RunDepartments({ run }: { run: Run }) {
  const t = useTexts();
  const labels = useLabels();
  const format = useFormat();
  const query = useCall(payrollDepartments, { id: run.id }, { staleTime: 0 });
  return (
    <Card isFlush title={t('payroll.by_department')}>
      <QueryStates query={query} rows={4} empty={(found) => (found ?? []).length === 0 && t('payroll.no_totals')}>
        {(found) => (
          <Table
            label={t('payroll.by_department')}
            phone="cards"
            rows={found ?? []}
            keyOf={({ department, currency }) => `${department?.id} ${currency}`}
            columns={[
              {
                name: 'department',
                head: labels.field(salaries.name, 'department_id'),
                isHeading: true,
                cell: ({ department }) => department?.name ?? <EmptyValue />,
              },
              {
                name: 'people',
                head: labels.field(payrolls.name, 'employees_count'),
                isNumber: true,
                cell: ({ people }) => format.number(people),
              },
              ...sumColumns(labels),
            ]}
          />
        )}
      </QueryStates>
    </Card>
  );
}

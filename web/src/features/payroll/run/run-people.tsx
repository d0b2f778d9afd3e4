import type { AnswerOf } from '@cadre/contract/call';
import { payrollPeople } from '@cadre/contract/calls/payroll';
import { keepPreviousData } from '@tanstack/react-query';
import { useState } from 'react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Segments } from '../../../ui/inputs/segments.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { Table } from '../../../ui/table/table.tsx';
import { usePayWords } from '../payslip/use-pay-words.ts';
import { payslipPath } from '../payslip-path.ts';
import type { Run } from './run.ts';

type Person = AnswerOf<typeof payrollPeople>['data'][number];
const states = ['failed', 'waiting', 'done'] as const;
const tones = { failed: 'pink', waiting: 'amber', done: 'green' } as const;

/** In an off-cycle run, a person with nothing new to pay has no problem. */
const toneOf = ({ state, problem }: Person) => (problem === 'nothing_to_pay' ? 'neutral' : tones[state]);

type RowFilter = 'all' | 'issues' | Person['state'];

const paramsFor = (shown: RowFilter) => {
  if (shown === 'all') return {};
  return shown === 'issues' ? { has_issues: true } : { state: shown };
};

/** The people a run pays; those without a payslip come first, with the reason. */
export function RunPeople({ run }: { run: Run }) {
  const t = useTexts();
  const [state, setState] = useState<RowFilter>('all');
  const parameters = useParameters();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const query = useCall(
    payrollPeople,
    { id: run.id, page, per_page: 25, ...paramsFor(state) },
    { placeholderData: keepPreviousData, staleTime: 0 },
  );
  return (
    <Card
      isFlush
      title={t('payroll.tabs.people')}
      actions={
        <Segments
          label={t('payroll.state')}
          isLabelHidden
          options={[
            { value: 'all', text: t('payroll.everybody') },
            { value: 'issues', text: t('payroll.with_issues') },
            ...states.map((value) => ({ value, text: t(`payroll.states.${value}`) })),
          ]}
          value={state}
          onChoose={(next) => {
            setState(next);
            parameters.replace({ page: undefined });
          }}
        />
      }
    >
      <QueryStates query={query} rows={8} empty={({ data }) => data.length === 0 && t('payroll.nobody')}>
        {({ data, meta }) => (
          <>
            <PeopleTable people={data} />
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

function PeopleTable({ people }: { people: readonly Person[] }) {
  const t = useTexts();
  return (
    <Table
      label={t('payroll.tabs.people')}
      phone="cards"
      rows={people}
      keyOf={({ employee }) => employee.id}
      columns={[
        { name: 'person', head: t('payroll.person'), isHeading: true, cell: ({ employee }) => employee.name },
        {
          name: 'state',
          head: t('payroll.state'),
          isTight: true,
          cell: (person) => (
            <Badge tone={toneOf(person)} hasDot>
              {t(`payroll.states.${person.state}`)}
            </Badge>
          ),
        },
        { name: 'reason', head: t('payroll.reason'), isProse: true, cell: (person) => <Problem person={person} /> },
        {
          name: 'payslip',
          head: '',
          isTight: true,
          cell: ({ salary_id }) =>
            salary_id !== null && (
              <LinkButton size="small" to={payslipPath(salary_id)}>
                {t('payroll.open_payslip')}
              </LinkButton>
            ),
        },
      ]}
    />
  );
}

/** The currency of an amount is in the same `args`. */
function Problem({ person: { problem, args } }: { person: Person }) {
  const words = usePayWords(String(args.currency ?? 'EUR'));
  return problem ? words.problem({ code: problem, args }) : null;
}

import type { DataOf } from '@cadre/contract/call';
import { payrollIssues } from '@cadre/contract/calls/payroll-checks';
import { type Page, pages } from '@cadre/contract/pages';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { keepPreviousData } from '@tanstack/react-query';
import { Calculator } from 'lucide-react';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { MoveButton } from '../../../crud/moves/move-button.tsx';
import type { Row } from '../../../fields/kind.ts';
import { useCall } from '../../../platform/call-api.ts';
import { useMe, useScope } from '../../../platform/session/session.ts';
import { useTexts } from '../../../platform/texts.ts';
import { LinkButton } from '../../../ui/actions/link-button.tsx';
import { QueryStates } from '../../../ui/feedback/query-states.tsx';
import { Card } from '../../../ui/layout/card.tsx';
import { RowItem, Rows } from '../../../ui/layout/rows.tsx';
import { Cluster } from '../../../ui/layout/stack.tsx';
import { Badge } from '../../../ui/people/badge.tsx';
import { Pager } from '../../../ui/table/pager.tsx';
import { wayTo } from '../way-to.ts';
import { LeaveOutButton } from './leave-out-button.tsx';
import type { Run } from './run.ts';

type Issue = NonNullable<DataOf<typeof payrollIssues>>['issues'][number];
const tones = { block: 'pink', warn: 'amber', info: 'blue' } as const;

/** The issues of a run, blocking ones first; each links to the page where it can be fixed. */
export function RunIssues({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const query = useCall(payrollIssues, { id: run.id, page, per_page: 25 }, { placeholderData: keepPreviousData, staleTime: 0 });
  const mayLeaveOut = useMayLeaveOut(run);
  const blocked = distinct(
    (query.data?.issues ?? []).flatMap(({ severity, employee }) => (severity === 'block' && employee ? [employee] : [])),
  );
  return (
    <Card
      isFlush
      title={t('payroll.tabs.issues')}
      actions={mayLeaveOut && blocked.length > 1 && <LeaveOutButton runId={run.id} people={blocked} />}
    >
      <QueryStates query={query} rows={6} empty={({ issues }) => issues.length === 0 && t('payroll.no_issues')}>
        {({ issues, last_page }) => (
          <>
            <Rows hasLines wraps>
              {issues.map((issue) => (
                <IssueRow key={`${issue.code} ${issue.employee?.id ?? ''} ${issue.path}`} run={run} issue={issue} />
              ))}
            </Rows>
            <Pager page={page} lastPage={last_page} onPage={(next) => parameters.push({ page: next === 1 ? undefined : String(next) })} />
          </>
        )}
      </QueryStates>
    </Card>
  );
}

const distinct = (people: readonly { id: number; name: string }[]) => [...new Map(people.map((person) => [person.id, person])).values()];

function useMayLeaveOut({ status }: Run): boolean {
  const mayCalculate = useScope('payrolls.calculate') !== undefined;
  const seesPay = useScope('salaries.view') === 'all';
  return mayCalculate && seesPay && (status === 'draft' || status === 'calculated');
}

/** An approver sees issues whose page only payroll opens. */
function useMayOpen(path: string): boolean {
  const { permissions } = useMe();
  const page: Page | undefined = Object.values<Page>(pages).find((one) => one.path === path);
  return !page?.right || permissions[page.right] !== undefined;
}

/** Codes come with the run, so their keys cannot be typed. */
type Phrase = (key: string, values?: Record<string, string | number>) => string;

/** The kinds of facts that changed, as a list in words. */
function factsIn({ facts }: Record<string, unknown>, say: Phrase): { facts?: string } {
  if (typeof facts !== 'string') return {};
  return {
    facts: facts
      .split(' ')
      .map((fact) => say(`payroll.facts.${fact}`))
      .join(', '),
  };
}

function IssueRow({ run, issue: { code, severity, employee, count, args, path } }: { run: Run; issue: Issue }) {
  const t = useTexts();
  const way = wayTo(path);
  const mayOpen = useMayOpen(way.to);
  const mayLeaveOut = useMayLeaveOut(run);
  const words = (t as unknown as Phrase)(`pay.issues.${code}`, {
    ...(args as Record<string, string | number>),
    ...factsIn(args, t as unknown as Phrase),
    count,
  });
  const label = employee ? `${t('payroll.fix')}: ${employee.name}` : t('payroll.fix');
  return (
    <RowItem
      start={<Badge tone={tones[severity]}>{t(`payroll.severity.${severity}`)}</Badge>}
      note={employee ? words : undefined}
      end={
        <Cluster>
          {severity === 'block' && employee && mayLeaveOut && <LeaveOutButton runId={run.id} people={[employee]} />}
          {code === 'not_calculated' || code === 'facts_changed' ? (
            <MoveButton resource={payrolls} row={run as unknown as Row} move="calculate" icon={Calculator} size="small" />
          ) : (
            mayOpen && (
              <LinkButton size="small" {...way} aria-label={label}>
                {t('payroll.fix')}
              </LinkButton>
            )
          )}
        </Cluster>
      }
    >
      {employee?.name ?? words}
    </RowItem>
  );
}

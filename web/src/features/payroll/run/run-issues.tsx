import type { DataOf } from '@cadre/contract/call';
import { payrollIssues } from '@cadre/contract/calls/payroll-checks';
import { keepPreviousData } from '@tanstack/react-query';
import { useParameters } from '../../../crud/address/use-parameters.ts';
import { useAsk } from '../../../platform/ask.ts';
import { useTexts } from '../../../platform/texts.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { LinkButton } from '../../../ui/link-button.tsx';
import { Pager } from '../../../ui/pager.tsx';
import { QueryStates } from '../../../ui/query-states.tsx';
import { RowItem, Rows } from '../../../ui/rows.tsx';
import { wayTo } from '../way-to.ts';
import type { Run } from './run.ts';

type Issue = NonNullable<DataOf<typeof payrollIssues>>['issues'][number];
const tones = { block: 'pink', warn: 'amber', info: 'blue' } as const;

/** What is in the way of a run, what blocks it first; each leads to where it can be mended. */
export function RunIssues({ run }: { run: Run }) {
  const t = useTexts();
  const parameters = useParameters();
  const page = Math.max(1, Number(parameters.get('page')) || 1);
  const query = useAsk(payrollIssues, { id: run.id, page, per_page: 25 }, { placeholderData: keepPreviousData, staleTime: 0 });
  return (
    <Card isFlush title={t('payroll.tabs.issues')}>
      <QueryStates query={query} rows={6} empty={({ issues }) => issues.length === 0 && t('payroll.no_issues')}>
        {({ issues, last_page }) => (
          <>
            <Rows hasLines wraps>
              {issues.map((issue) => (
                <IssueRow key={`${issue.code} ${issue.employee?.id ?? ''}`} issue={issue} />
              ))}
            </Rows>
            <Pager page={page} lastPage={last_page} onPage={(next) => parameters.push({ page: next === 1 ? undefined : String(next) })} />
          </>
        )}
      </QueryStates>
    </Card>
  );
}

/** Codes come with the run, so their keys cannot be typed. */
type Say = (key: string, values?: Record<string, string | number>) => string;

function IssueRow({ issue: { code, severity, employee, count, args, path } }: { issue: Issue }) {
  const t = useTexts();
  const words = (t as unknown as Say)(`pay.issues.${code}`, { ...(args as Record<string, string | number>), count });
  const label = employee ? `${t('payroll.fix')}: ${employee.name}` : t('payroll.fix');
  return (
    <RowItem
      start={<Badge tone={tones[severity]}>{t(`payroll.severity.${severity}`)}</Badge>}
      note={employee ? words : undefined}
      end={
        <LinkButton size="small" {...wayTo(path)} aria-label={label}>
          {t('payroll.fix')}
        </LinkButton>
      }
    >
      {employee?.name ?? words}
    </RowItem>
  );
}

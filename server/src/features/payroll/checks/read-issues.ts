import type { DataOf } from '@cadre/contract/call';
import type { payrollIssues } from '@cadre/contract/calls/payroll-checks';
import { payrolls } from '@cadre/contract/resources/payrolls';
import { idOf, requireSeen } from '../../../crud/read/read.ts';
import { scopeOf } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { runAs } from '../../../platform/database/run-as.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { countChanges } from './changes-of-run.ts';
import { orderCheck } from './check-facts.ts';
import { issueRows } from './issue-rows.ts';
import { requireCompanyScope } from './require-company-scope.ts';

type IssuesResponse = DataOf<typeof payrollIssues>;
type Found = Pick<IssuesResponse, 'kinds' | 'issues'> & { total: number };

/** The issues of a run, computed from the current facts. */
export async function readIssues(
  services: Pick<Services, 'db' | 'jobs'>,
  { actor, params, query }: CallContext<typeof payrollIssues>,
): Promise<{ data: IssuesResponse }> {
  if (scopeOf(actor, 'payrolls.approve') === undefined) requireCompanyScope(actor);
  const id = idOf(params.id, 'payrolls');
  const { db } = services;
  await db.reading((on) => requireSeen(on, { resource: payrolls, behaviour: {}, actor }, id));
  await runAs('system', () => orderCheck(services, id));
  const [page, per_page] = [query.page ?? 1, query.per_page ?? 50];
  const { severity = null, code = null } = query;
  const [{ kinds, issues, total }, changes] = await runAs('system', () =>
    db.reading(async (on) => {
      const found = await findIssues(on, id, { severity, code, limit: per_page, offset: (page - 1) * per_page });
      return [found, await countChanges(on, id)] as const;
    }),
  );
  const countOf = (wanted: string): number => kinds.reduce((sum, { severity: one, count }) => (one === wanted ? sum + count : sum), 0);
  return {
    data: {
      changes,
      counts: { block: countOf('block'), warn: countOf('warn'), info: countOf('info') },
      kinds,
      issues,
      page,
      last_page: Math.max(1, Math.ceil(total / per_page)),
    },
  };
}

type IssuesPage = { severity: string | null; code: string | null; limit: number; offset: number };

const bySeverity = sql`array_position(array['block', 'warn', 'info'], severity)`;

async function findIssues(on: Runner, id: number, { severity, code, limit, offset }: IssuesPage): Promise<Found> {
  const none: Found = { kinds: [], issues: [], total: 0 };
  const run = await openRun(on, id);
  if (!run) return none;
  const { rows } = await sql<Found>`
    with found as materialized (${issueRows(run)}),
    wanted as (
      select * from found where (${severity}::text is null or severity = ${severity}) and (${code}::text is null or code = ${code})),
    kinds as (select code, severity, count(*)::int as count from found group by 1, 2),
    shown as (select * from wanted order by ${bySeverity}, code, name, employee_id, path limit ${limit} offset ${offset})
    select (select count(*)::int from wanted) as total,
      (select coalesce(json_agg(json_build_object('code', code, 'severity', severity, 'count', count) order by ${bySeverity}, code), '[]') from kinds) as kinds,
      (select coalesce(json_agg(json_build_object('code', code, 'severity', severity,
        'employee', case when employee_id is not null then json_build_object('id', employee_id, 'name', name) end, 'count', count, 'args', args, 'path', path)
        order by ${bySeverity}, code, name, employee_id, path), '[]') from shown) as issues`.execute(on);
  return rows[0] ?? none;
}

/** Runs that are paid, closed or cancelled have no issues. */
async function openRun(on: Runner, id: number): Promise<{ id: number; period: string } | undefined> {
  const { rows } = await sql<{ id: number; period: string }>`
    select id, period from payrolls where id = ${id} and status not in ('paid', 'closed', 'cancelled')`.execute(on);
  return rows[0];
}

/** The employees with a blocking issue or a warning in the run. Runs as the system. */
export async function findNamed(on: Runner, id: number): Promise<number[]> {
  const run = await openRun(on, id);
  if (!run) return [];
  const { rows } = await sql<{ id: number }>`
    select distinct employee_id as id from (${issueRows(run)}) found where employee_id is not null and severity <> 'info'`.execute(on);
  return rows.map((row) => row.id);
}

/** Counts the issues that block submission of the run. Changed facts are compared again by `refuseOutdated`. Runs as the system. */
export async function countBlocking(on: Runner, run: { id: number; period: string }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from (${issueRows(run)}) found where severity = 'block' and code <> 'facts_changed'`.execute(on);
  return rows[0]?.count ?? 0;
}

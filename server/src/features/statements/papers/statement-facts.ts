import { statements } from '@cadre/contract/resources/statements';
import type { RecordOf } from '@cadre/contract/values';
import type { LineState } from '@cadre/rules/statements/statement-line';
import type { WriteDownReason } from '@cadre/rules/statements/write-down';
import { reach } from '../../../crud/access/access.ts';
import { readRecord } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import { Problem } from '../../../platform/problem.ts';
import { statementsBehaviour as behaviour } from '../statements-behaviour.ts';

/** Amounts are minor units. */
export type PaperLine = {
  id: number;
  kind: 'time' | 'milestone' | 'fee';
  project_id: number;
  project: string;
  project_no: string;
  person: string | null;
  project_task: string | null;
  date: string;
  description: string | null;
  retainer_month: string | null;
  minutes: number | null;
  included_minutes: number | null;
  rate: number | null;
  amount: number;
  written_down: number;
  write_down_reason: WriteDownReason | null;
  state: LineState;
};

type Beside = {
  company: string;
  client: string;
  client_code: string | null;
  contact_name: string | null;
  address: string | null;
  tax_number: string | null;
  replaces: string | null;
  full_amount: number;
  written_down: number;
  total: number;
};

export type StatementFacts = Beside & { statement: RecordOf<typeof statements>; lines: PaperLine[] };

/** A statement with the content of its paper, for users who may see its amounts. */
export async function statementFacts(on: Runner, actor: Actor, id: number): Promise<StatementFacts> {
  const statement = await readRecord(on, { resource: statements, behaviour, actor }, id);
  const { rows } = await sql<Beside & { may: boolean }>`
    select (select company from settings) as company, c.name as client, c.code as client_code, c.contact_name, c.address, c.tax_number, o.number as replaces,
      r.full_amount::float8 as full_amount, r.written_down::float8 as written_down, r.total::float8 as total,
      ${reach(statements, actor, 'statements.view_money')} as may
    from statements r join clients c on c.id = r.client_id left join statements o on o.id = r.replaces_id where r.id = ${id}`.execute(on);
  const { may, ...beside } = rows[0] as Beside & { may: boolean };
  if (!may) throw new Problem('not_allowed');
  return { ...beside, statement, lines: await linesOf(on, id) };
}

async function linesOf(on: Runner, id: number): Promise<PaperLine[]> {
  const { rows } = await sql<PaperLine>`
    select l.id, case when l.retainer_month is not null then 'fee' when l.minutes is null then 'milestone' else 'time' end as kind, l.project_id, p.name as project, p.number as project_no, l.person,
      l.project_task, l.date, l.description, l.retainer_month, l.minutes, l.included_minutes, l.rate::float8 as rate, l.amount::float8 as amount, l.written_down::float8 as written_down,
      l.write_down_reason, l.state
    from statement_lines l join projects p on p.id = l.project_id where l.statement_id = ${id} and l.state <> 'moved'
    order by p.number, l.retainer_month is null, l.minutes is null, l.date, l.id`.execute(on);
  return rows;
}

import { payrolls } from '@cadre/contract/resources/payrolls';
import { seen } from '../../../crud/access/access.ts';
import { idOf } from '../../../crud/read/read.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import { countAttempt, limits, refuseBlocked } from '../../../platform/access/attempts.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { Problem } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { runNameSql } from '../runs/run-name-sql.ts';

export type RunOfParams = { id: number; name: string; month: string; period: string; pay_date: string };

/** The run that a file is requested for. It must have reached the required state, and exports per user are limited. */
export async function runOfParams(
  services: Services,
  context: Pick<CallContext, 'actor' | 'params'>,
  since: keyof typeof states,
): Promise<RunOfParams> {
  const { actor, params } = context;
  const { status, ...run } = await services.db.reading((on) => readRun(on, actor, idOf(params.id, payrolls.name)));
  if (!states[since].includes(status)) throw new Problem('wrong_state');
  const key = `export:${actor.user_id}`;
  await refuseBlocked(services.db.run, [key]);
  await countAttempt(services.db.run, key, limits.exportByUser);
  return run;
}

async function readRun(on: Runner, actor: Actor, id: number): Promise<RunOfParams & { status: string }> {
  const { rows } = await sql<RunOfParams & { status: string }>`
    select r.id, ${runNameSql(actor.language)} as name, r.month, r.period, r.pay_date::text as pay_date, r.status
    from payrolls r where r.id = ${id} and ${seen(payrolls, actor)}`.execute(on);
  if (!rows[0]) throw new Problem('not_found', { about: payrolls.name });
  return rows[0];
}

const approved = ['approved', 'paid', 'closed'];
const calculated = ['calculated', 'submitted', ...approved];
const states = { created: ['draft', 'calculating', ...calculated], calculated, approved };

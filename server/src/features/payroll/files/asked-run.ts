import { payrolls } from '@cadre/contract/resources/payrolls';
import { idOf, readRow } from '../../../crud/read.ts';
import { countAttempt, limits, refuseBlocked } from '../../../platform/access/attempts.ts';
import type { House } from '../../../platform/house.ts';
import type { Asked } from '../../../platform/http/asked.ts';
import { Problem } from '../../../platform/problem.ts';

export type AskedRun = { id: number; name: string; month: string; pay_date: string };

/** The run that a file is wanted of, which must be as far as that; whoever wants too many files waits. */
export async function askedRun(house: House, asked: Pick<Asked, 'actor' | 'params'>, since: keyof typeof states): Promise<AskedRun> {
  const { actor, params } = asked;
  const id = idOf(params.id, payrolls.name);
  const run = await house.db.reading((on) => readRow(on, { resource: payrolls, behaviour: {}, actor }, id));
  if (!states[since].includes(String(run.status))) throw new Problem('wrong_state');
  const key = `export:${actor.user_id}`;
  await refuseBlocked(house.db.run, [key]);
  await countAttempt(house.db.run, key, limits.exportByUser);
  return { id, name: String(run.name), month: String(run.month), pay_date: String(run.pay_date) };
}

const approved = ['approved', 'paid', 'closed'];
const calculated = ['calculated', 'submitted', ...approved];
const states = { created: ['draft', 'calculating', ...calculated], calculated, approved };

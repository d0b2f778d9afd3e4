import type { previewExcuse as previewCall } from '@cadre/contract/calls/excuses';
import { complaintOf } from '@cadre/contract/problems';
import { excuses } from '@cadre/contract/resources/excuses';
import { countsTowardsQuota } from '@cadre/rules/excuses/excuse';
import type { Plans } from '../../../crud/ports/plans.ts';
import { requirePerson } from '../../../crud/requests/require-person.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';
import { quotaOf } from './excuse-quota.ts';
import { judgeExcuse } from './judge-excuse.ts';
import type { ExcuseInput } from './stored-excuse.ts';

/** Shows all effects of a request before it is sent, with the same checks as sending it. */
export async function previewExcuse({ db }: Services, ports: Pick<Plans, 'plansOf'>, { actor, body, t }: CallContext<typeof previewCall>) {
  const excuse = wantedOf(actor, body);
  const odd = Object.entries(excuses.check?.(body) ?? {});
  if (odd.length > 0) throw invalid(Object.fromEntries(odd.map(([name, one]) => [name, [complaintOf(one)]])));
  await requirePerson(db, excuses, actor, excuse.employee_id);
  const { plan, minutes, used, findings, values } = await judgeExcuse(db, ports, actor, excuse);
  const { unpaid_minutes, deducted_minutes } = values;
  const { shift } = plan;
  return {
    message: '',
    data: {
      minutes,
      unpaid_minutes,
      deducted_minutes,
      counts: countsTowardsQuota(excuse.type),
      quota: quotaOf(excuse.date, plan.settings, used),
      shift: shift && { name: shift.name, start: shift.start_time, end: shift.end_time },
      findings: findings.map(({ field, code, args, blocks }) => ({
        field,
        code,
        blocks,
        sentence: t(`checks.${code}` as 'checks.terms', { label: wordsOf(t).field('excuses', field), ...args } as never),
      })),
    },
  };
}

const wantedOf = (actor: Actor, body: CallContext<typeof previewCall>['body']): ExcuseInput => {
  const employee_id = body.employee_id ?? actor.employee_id;
  if (employee_id === null) throw invalid({ employee_id: [{ code: 'required' }] });
  return {
    id: body.excuse_id ?? 0,
    employee_id,
    type: body.type,
    date: body.date,
    from_time: body.from_time || null,
    to_time: body.to_time || null,
    missing_action: body.missing_action || null,
    proposed_in: body.proposed_in || null,
    proposed_out: body.proposed_out || null,
  };
};

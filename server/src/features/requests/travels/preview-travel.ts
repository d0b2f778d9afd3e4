import type { previewTravel as previewCall } from '@cadre/contract/calls/travel';
import { complaintOf } from '@cadre/contract/problems';
import { travels } from '@cadre/contract/resources/travels';
import { toMajor } from '@cadre/rules/money';
import { findOverlap } from '../../../crud/requests/absences.ts';
import { requirePerson } from '../../../crud/requests/require-person.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import { invalid } from '../../../platform/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';
import type { LeavePorts } from '../leaves/stored-leave.ts';
import { judgeTravel } from './judge-travel.ts';
import type { TravelInput } from './stored-travel.ts';

/** Shows all effects of a trip before it is sent, with the same checks as sending it. */
export async function previewTravel({ db }: Services, ports: LeavePorts, { actor, body, t }: CallContext<typeof previewCall>) {
  const [odd] = Object.entries(travels.check?.(body) ?? {});
  if (odd) throw invalid({ [odd[0]]: [complaintOf(odd[1])] });
  const travel = wantedOf(actor, body);
  await requirePerson(db, travels, actor, travel.employee_id);
  const { days, working_days, currency, estimate_total, findings } = await judgeTravel(db, ports, actor, travel);
  return {
    message: '',
    data: {
      working_days,
      days,
      currency,
      estimate_total: toMajor(estimate_total, currency),
      findings: [...findings, ...(await findOverlap(db, travels, travel, t))].map(({ field, code, args, blocks }) => ({
        field,
        code,
        blocks,
        sentence: t(`checks.${code}` as 'checks.terms', { label: wordsOf(t).field('travels', field), ...args } as never),
      })),
    },
  };
}

function wantedOf(actor: Actor, body: CallContext<typeof previewCall>['body']): TravelInput {
  const employee_id = body.employee_id ?? actor.employee_id;
  if (employee_id === null) throw invalid({ employee_id: [{ code: 'required' }] });
  const { type, start_date, end_date, legs, estimate, advance } = body;
  return {
    id: body.travel_id ?? 0,
    employee_id,
    type: type as TravelInput['type'],
    start_date,
    end_date,
    legs: legs ?? [],
    estimate: estimate ?? [],
    advance: advance ?? null,
  };
}

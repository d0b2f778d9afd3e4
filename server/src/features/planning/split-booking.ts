import type { splitBooking as splitCall } from '@cadre/contract/calls/planning';
import { bookings } from '@cadre/contract/resources/bookings';
import { splitAt } from '@cadre/rules/planning/booking';
import { doorTo } from '../../crud/access/door.ts';
import type { Behaviours } from '../../crud/behaviour.ts';
import { idOf, readRecord } from '../../crud/read/read.ts';
import { createRecord, updateRecord } from '../../crud/write/save.ts';
import type { CallContext } from '../../platform/http/call-context.ts';
import { invalid } from '../../platform/problem.ts';
import type { Services } from '../../platform/services.ts';

/** Columns that both parts share. */
const stored = [
  'employee_id',
  'department_id',
  'job_id',
  'skills',
  'project_id',
  'project_task_id',
  'minutes_per_day',
  'share_bp',
  'weekdays',
  'status',
  'note',
] as const;

/** One booking becomes two that follow each other, in one transaction: no minute is lost or counted twice. */
export async function splitBooking(services: Services, behaviours: Behaviours, context: CallContext<typeof splitCall>) {
  const { actor, params, body, t } = context;
  const door = doorTo(bookings, behaviours, actor);
  const id = idOf(params.id, bookings.name);
  return services.db.transaction(async (tx) => {
    const before = await readRecord(tx, door, id);
    const parts = splitAt(before, body.date);
    if (!parts) throw invalid({ date: [{ code: 'not_valid' }] });
    const acting = { services, tx, resource: bookings, behaviour: door.behaviour, caller: context };
    const { label } = await updateRecord({ ...acting, input: { to_date: parts[0].to_date } }, id, body.version ?? before.version);
    const input = Object.fromEntries(stored.flatMap((name) => (before[name] === null ? [] : [[name, before[name]]])));
    const second = await createRecord({ ...acting, input: { ...input, ...parts[1] } });
    return {
      message: t('done.booking_split', { label }),
      data: { first: await readRecord(tx, door, id), second: await readRecord(tx, door, second.id) },
    };
  });
}

import type { Checked, check as checkCall } from '@cadre/contract/calls/attendance';
import type { Action, Moment } from '@cadre/rules/attendance/facts';
import { clockAt } from '@cadre/rules/attendance/plan/zone';
import { entersBy } from '@cadre/rules/attendance/punches/action-of';
import { employeeOfParams } from '../../../crud/access/employee-of-params.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { settleDays } from '../days/settle-days.ts';
import { insertPunches } from './insert-punches.ts';
import { nextAction, repeatedPunch } from './next-action.ts';
import { notePunches } from './note-punches.ts';
import { readDayNow } from './read-day-now.ts';
import { refuseCheck } from './refuse-check.ts';
import { requireEmployee } from './require-employees.ts';
import { loadStanding, type Standing } from './standing.ts';

type Pressed = { action: Action; at: Moment; repeated: boolean };

/** Clocks an employee in or out at the server time. Of two concurrent requests, the second waits for the first and sees its punch. */
export async function check(services: Services, context: CallContext<typeof checkCall>) {
  const { actor, params, t, trace } = context;
  const employee_id = employeeOfParams(actor, params.id);
  const { pressed, zone, open_since } = await services.db.transaction(async (tx) => {
    await requireEmployee(tx, actor, 'check', employee_id);
    await settleDays(tx, [employee_id]);
    const standing = await loadStanding(tx, employee_id);
    await refuseCheck(tx, { actor, ip: trace.ip, employee_id }, standing);
    const pressed = await press(tx, context, employee_id, standing);
    return { pressed, zone: standing.zone, ...(await readDayNow(tx, employee_id, standing.plan.date)) };
  });
  const { action, at, repeated } = pressed;
  const data: Checked = { action, created_at: new Date(at).toISOString(), open_since: open_since?.toISOString() ?? null, repeated };
  return { message: t(messageOf(pressed), { time: clockAt(zone, at) }), data };
}

async function press(tx: Transaction, context: CallContext<typeof checkCall>, employee_id: number, standing: Standing): Promise<Pressed> {
  const { actor, body, trace } = context;
  const repeated = repeatedPunch(standing, body.action);
  if (repeated) return { action: repeated.action, at: repeated.at, repeated: true };
  const { now: at, zone } = standing;
  const action = body.action ?? nextAction(standing);
  const isOwn = employee_id === actor.employee_id;
  const source = isOwn ? 'web' : 'kiosk';
  const said = { employee_id, action, at, zone, source, note: body.note, ip: trace.ip, created_by_id: actor.user_id } as const;
  const inserted = await insertPunches(tx, [said]);
  if (!isOwn) notePunches(tx, context, inserted);
  await settleDays(tx, [employee_id]);
  return { action, at, repeated: false };
}

function messageOf({ action, repeated }: Pressed) {
  if (repeated) return 'done.check_repeated';
  return entersBy(action) ? 'done.checked_in' : 'done.checked_out';
}

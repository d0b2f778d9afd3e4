import { overtime } from '@cadre/contract/resources/overtime';
import { asHours } from '@cadre/rules/duration';
import { bySystem } from '../../../crud/access/by-system.ts';
import { changeStatus } from '../../../crud/acts/change-status.ts';
import { closeApprovals } from '../../../crud/acts/close-approvals.ts';
import { notifyOwner } from '../../../crud/acts/notify.ts';
import { audit } from '../../../crud/write/audit.ts';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { ClassedDay } from './keep-classes.ts';
import type { Weeks } from './load-worked-weeks.ts';
import { postTimeOff } from './post-time-off.ts';
import { type OvertimePorts, overtimePath, type StoredOvertime } from './stored-overtime.ts';

const behaviour = { pathFor: overtimePath };

/** Opens new requests, updates changed ones and withdraws obsolete ones. A decided request that changes must be decided again. */
export async function renewRequests(
  tx: Transaction,
  ports: OvertimePorts,
  weeks: readonly Weeks[],
  days: readonly ClassedDay[],
): Promise<void> {
  const stored = await requestsIn(tx, weeks);
  const keyOf = ({ employee_id, date }: { employee_id: number; date: string }): string => `${employee_id} ${date}`;
  const before = new Map(stored.map((one) => [keyOf(one), one]));
  const found = days.filter(({ overtime_minutes }) => overtime_minutes > 0);
  const still = new Set(found.map(keyOf));
  const touched: number[] = [];
  const known = new Set(days.map(keyOf));
  // A decided request stays when its rules are removed, or while its day is open again.
  const isGone = (one: StoredOvertime): boolean =>
    one.status !== 'withdrawn' && !still.has(keyOf(one)) && (!isDecided(one) || known.has(keyOf(one)));
  for (const one of stored.filter(isGone)) touched.push(await letGo(tx, one));
  for (const day of found) {
    const request = before.get(keyOf(day));
    const id = request ? await follow(tx, ports, request, day) : await begin(tx, ports, day);
    if (id !== undefined) touched.push(id);
  }
  await postTimeOff(tx, touched);
}

const isDecided = ({ status }: StoredOvertime): boolean => status === 'approved' || status === 'rejected';

async function requestsIn(tx: Transaction, weeks: readonly Weeks[]): Promise<StoredOvertime[]> {
  const { rows } = await sql<StoredOvertime>`
    select o.* from overtime o join json_to_recordset(${JSON.stringify(weeks)}::json) as s (employee_id int, "from" date, "to" date)
      on o.employee_id = s.employee_id and o.date between s."from" and s."to"
    where closed_month_of(o.employee_id, o.date, o.date) is null
    order by o.id for update of o`.execute(tx);
  return rows;
}

async function letGo(tx: Transaction, request: StoredOvertime): Promise<number> {
  const values = { previous_minutes: request.minutes, minutes: 0, approved_minutes: null, title: titleOf(request.date, 0) };
  await changeStatus(tx, overtime, bySystem, request, 'withdrawn', { values, noted: ['minutes'] });
  return request.id;
}

/** Approval chains can depend on the highest class of a day. */
function requested({ date, overtime_minutes: minutes, parts, rules }: ClassedDay) {
  const kind = (['holiday', 'rest_day', 'overtime_2'] as const).find((name) => parts.some((part) => part.class === name)) ?? 'overtime_1';
  const { id: overtime_rule_id, leave_category_id } = rules;
  return {
    minutes,
    class: kind,
    title: titleOf(date, minutes),
    overtime_rule_id,
    leave_category_id,
    may_choose: rules.becomes === 'choice',
  };
}

const titleOf = (date: string, minutes: number): string => `${date}, ${asHours(minutes)}`;

async function begin(tx: Transaction, ports: OvertimePorts, day: ClassedDay): Promise<number> {
  const { employee_id, date, rules } = day;
  const wanted = requested(day);
  const { rows } = await sql<StoredOvertime>`
    insert into overtime (employee_id, date, title, overtime_rule_id, minutes, class, becomes, may_choose, leave_category_id, status)
    values (${employee_id}, ${date}::date, ${wanted.title}, ${wanted.overtime_rule_id}, ${wanted.minutes}, ${wanted.class},
      ${rules.becomes === 'time_off' ? 'time_off' : 'pay'}, ${wanted.may_choose}, ${wanted.leave_category_id}, 'open')
    returning *`.execute(tx);
  const request = rows[0] as StoredOvertime;
  const changes = [{ field: 'minutes', old: null, new: wanted.minutes }];
  audit(tx, { ...bySystem, action: 'create', model: overtime.name, model_id: request.id, label: wanted.title, employee_id, changes });
  await ask(tx, ports, request, day, {});
  return request.id;
}

/** Does nothing if the request is unchanged. */
async function follow(tx: Transaction, ports: OvertimePorts, request: StoredOvertime, day: ClassedDay): Promise<number | undefined> {
  const wanted = requested(day);
  if (request.status !== 'withdrawn' && request.minutes === wanted.minutes && request.class === wanted.class) return undefined;
  const wasDecided = isDecided(request);
  const previous = wasDecided || request.status === 'pending' ? request.minutes : null;
  await closeApprovals(tx, overtime.name, request.id);
  await ask(tx, ports, request, day, { ...wanted, previous_minutes: previous });
  if (wasDecided && day.rules.needs_approval)
    await notifyOwner({ tx, resource: overtime, behaviour, row: { ...request, ...wanted } }, 'overtime_reopened');
  return request.id;
}

/** Takes the steps that the rules require: the employee's reason, then approval; without them, overtime counts right away. */
async function ask(
  tx: Transaction,
  ports: OvertimePorts,
  request: StoredOvertime,
  { rules }: ClassedDay,
  values: Partial<StoredOvertime> & { previous_minutes?: number | null },
): Promise<void> {
  const minutes = values.minutes ?? request.minutes;
  const undecided = { ...values, approved_minutes: null, decision_note: null, decided_at: null };
  const counted = { ...values, approved_minutes: minutes, decided_at: sql`now()` };
  const noted = ['minutes'];
  if (!rules.needs_approval) {
    await changeStatus(tx, overtime, bySystem, request, 'approved', { values: counted, noted });
    return;
  }
  if (rules.reason_required && !request.reason) {
    const opened = await changeStatus(tx, overtime, bySystem, request, 'open', { values: undecided, noted });
    if (await isRecent(tx, request)) await notifyOwner({ tx, resource: overtime, behaviour, row: opened }, 'overtime_opened');
    return;
  }
  const sent = { ...undecided, attempt: request.attempt + 1 };
  const pending = (await changeStatus(tx, overtime, bySystem, request, 'pending', { values: sent, noted })) as StoredOvertime;
  if ((await ports.requests.open(tx, bySystem, { resource: overtime, row: pending })) === 'pending') return;
  await changeStatus(tx, overtime, bySystem, pending, 'approved', { values: { approved_minutes: minutes, decided_at: sql`now()` } });
}

/** Rules for past months open requests for many days; owners are not notified of each. */
async function isRecent(tx: Transaction, { date }: StoredOvertime): Promise<boolean> {
  const { rows } = await sql`select where ${date}::date >= current_date - 14`.execute(tx);
  return rows.length > 0;
}

import type { DevicePin } from '@cadre/contract/calls/device-numbers';
import { employees } from '@cadre/contract/resources/employees';
import { reach } from '../../../crud/access/access.ts';
import { pictureOf } from '../../../crud/media/picture-of.ts';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { deviceOfParams } from '../calls/device-of-params.ts';
import type { KnownDevice } from '../intake/known-device.ts';
import { type Candidate, suggester } from './name-similarity.ts';

type Known = Omit<DevicePin, 'suggestions' | 'employee'> & { employee: { id: number; name: string } | null };

/** Every number the device knows or sent, with its employee or with suggestions. */
export async function devicePins({ db }: Services, context: CallContext) {
  const device = await deviceOfParams(db, context, 'devices.view');
  const known = (await pinsOf(db, device)).sort((one, other) => urgencyOf(one) - urgencyOf(other));
  const isOpen = known.some(({ employee }) => employee === null);
  const suggest = suggester(isOpen ? await candidatesFor(db, context) : []);
  const suggested = known.map((pin) => ({ ...pin, suggestions: pin.employee ? [] : suggest(pin.pin, pin.name_on_device) }));
  const faceOf = await portraitsOf(
    db,
    suggested.flatMap(({ employee, suggestions }) => [...(employee ? [employee] : []), ...suggestions]).map(({ id }) => id),
  );
  const withFace = <P extends { id: number }>(person: P) => ({ ...person, pic: faceOf(person.id) });
  const data: DevicePin[] = suggested.map(({ employee, suggestions, ...pin }) => ({
    ...pin,
    employee: employee && withFace(employee),
    suggestions: suggestions.map(withFace),
  }));
  return { data };
}

async function portraitsOf(db: Runner, ids: readonly number[]): Promise<(id: number) => string | null> {
  const { rows } = await sql<{ id: number; pic: string | null }>`
    select id, ${pictureOf('employees', sql`person.id`)} as pic from unnest(${[...new Set(ids)]}::int[]) person (id)`.execute(db);
  const faces = new Map(rows.map(({ id, pic }) => [id, pic]));
  return (id) => faces.get(id) ?? null;
}

/** Numbers without an employee first, then those with another name on the device; both keep punches waiting. */
const urgencyOf = ({ employee, doubted }: Known): number => (employee === null ? 0 : doubted ? 1 : 2);

async function pinsOf(db: Runner, { id }: KnownDevice): Promise<Known[]> {
  const { rows } = await sql<Known>`
    select coalesce(u.pin, w.pin) as pin, u.name_on_device,
      case when e.id is not null then json_build_object('id', e.id, 'name', e.name) end as employee,
      u.matched_by, coalesce(u.matched_by = 'employee_code' and number_is_doubted(${id}, u.pin, u.employee_id), false) as doubted, u.from_date, u.to_date, coalesce(w.waiting, 0) as waiting, coalesce(u.last_punch_at, w.last_at) as last_punch_at
    from (select * from device_users where device_id = ${id}) u
    full join (
      select pin, count(*)::int as waiting, max(occurred_at) as last_at from raw_punches
      where device_id = ${id} and outcome = 'quarantined' and outcome_reason in ('unknown_pin', 'other_name') group by pin
    ) w on w.pin = u.pin and u.to_date is null
    left join employees e on e.id = u.employee_id
    order by (u.employee_id is not null), coalesce(w.waiting, 0) desc, length(coalesce(u.pin, w.pin)), coalesce(u.pin, w.pin), u.from_date
    limit 5000`.execute(db);
  return rows;
}

async function candidatesFor(db: Runner, { actor }: CallContext): Promise<Candidate[]> {
  const { rows } = await sql<Candidate>`
    select r.id, r.name, r.employee_no, r.device_user_code from employees r
    where r.status <> 'terminated' and ${reach(employees, actor, 'employees.view')}`.execute(db);
  return rows;
}

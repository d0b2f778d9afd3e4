import type { Behaviour, Behaviours } from '../../../crud/behaviour.ts';
import { pictureOf } from '../../../crud/media/picture-of.ts';
import { isCalled } from '../../../crud/write/is-called.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import { countedOvertime, overtimeStatus } from '../days/counted-overtime.ts';
import { lockEmployees } from '../days/lock-employees.ts';
import { settleDays } from '../days/settle-days.ts';

/** Today's department and branch of the employee; punches and days store only the employee and the time zone. */
const place: Behaviour = {
  through: { employee_id: ['department_id', 'branch_id'] },
  columns: { pic: () => pictureOf('employees', sql`r.employee_id`) },
  zone: sql`r.timezone`,
};

const attendances: Behaviour = {
  ...place,
  columns: {
    ...place.columns,
    shift_id: () => sql`(select d.shift_id from attendance_days d where d.employee_id = r.employee_id and d.date = r.work_date)`,
  },
  search: (hasWord) => sql`(${hasWord(sql`folded(r.note)`)} or ${isCalled(sql`r.employee_id`, hasWord)})`,
  /** Locks the employee before the punch, in the same order as settling does. */
  async lockFirst(tx, id) {
    const { rows } = await sql<Columns<'attendances', 'employee_id'>>`select employee_id from attendances where id = ${id}`.execute(tx);
    if (rows[0]) await lockEmployees(tx, [rows[0].employee_id]);
  },
  /** The punch stays where it is and no longer counts. */
  async afterMove(move) {
    await settleDays(move.tx, [move.before.employee_id as number]);
    move.message = move.caller.t('done.punch_voided');
  },
};

/** On a holiday no minutes are expected. */
const ofDays: Behaviour['columns'] = {
  overtime_minutes: () => countedOvertime('r'),
  overtime_status: () => overtimeStatus('r'),
  presence: () => sql`presence_of(r)`,
  absence_minutes: () => sql`absence_minutes(r)`,
  missing_punch: () => sql`lacks_punch(r)`,
  expected_minutes: () => sql`r.expected_minutes - r.holiday_minutes`,
};

export const punchesBehaviours: Behaviours = {
  attendances,
  'attendance-days': { ...place, columns: { ...place.columns, ...ofDays } },
};

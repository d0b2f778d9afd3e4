import { weekdayOf } from '@cadre/rules/attendance/plan/iso-week';
import { addDays, type Day } from '@cadre/rules/calendar';
import type { Transaction } from '../../src/platform/database/database.ts';
import { sql } from '../../src/platform/database/sql.ts';

/** A period every year in which finance takes no leave, and a week in which technology had better not. */
export async function writeBlackouts(tx: Transaction, today: Day): Promise<void> {
  const year = today.slice(0, 4);
  const release = addDays(today, 36 - weekdayOf(today));
  await sql`
    insert into leave_blackouts (name, from_date, to_date, yearly, effect, department_id)
    select x.name, x.from_date, x.to_date, x.yearly, x.effect, d.id
    from (values ('Year-end closing', ${`${year}-01-08`}::date, ${`${year}-01-19`}::date, true, 'refuse', 'FIN'),
      ('Release week', ${release}::date, ${addDays(release, 4)}::date, false, 'warn', 'TEC')) as x (name, from_date, to_date, yearly, effect, code)
    join departments d on d.code = x.code`.execute(tx);
}

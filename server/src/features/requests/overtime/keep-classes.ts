import type { ClassifiedDay } from '@cadre/rules/overtime/worked-day';
import type { Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { StoredRules, Weeks } from './load-worked-weeks.ts';

export type ClassedDay = ClassifiedDay & { employee_id: number; rules: StoredRules };

/** Stores the overtime classes of the days of these weeks. Unchanged days are not written again. */
export async function keepClasses(tx: Transaction, weeks: readonly Weeks[], days: readonly ClassedDay[]): Promise<void> {
  const worked = days.filter(({ parts }) => parts.length > 0);
  const rows = worked.map(({ employee_id, date, rules, overtime_minutes, parts, explanation }) => ({
    employee_id,
    date,
    overtime_rule_id: rules.id,
    overtime_minutes,
    parts,
    explanation,
  }));
  await sql`
    delete from overtime_days d using json_to_recordset(${JSON.stringify(weeks)}::json) as s (employee_id int, "from" date, "to" date)
    where d.employee_id = s.employee_id and d.date between s."from" and s."to" and closed_month_of(d.employee_id, d.date, d.date) is null and not exists (
      select from json_to_recordset(${JSON.stringify(rows)}::json) as n (employee_id int, date date)
      where n.employee_id = d.employee_id and n.date = d.date)`.execute(tx);
  await sql`
    insert into overtime_days (employee_id, date, overtime_rule_id, overtime_minutes, parts, explanation)
    select * from json_to_recordset(${JSON.stringify(rows)}::json) as n (
      employee_id int, date date, overtime_rule_id int, overtime_minutes int, parts jsonb, explanation jsonb)
    on conflict (employee_id, date) do update set (overtime_rule_id, overtime_minutes, parts, explanation) =
      (excluded.overtime_rule_id, excluded.overtime_minutes, excluded.parts, excluded.explanation)
    where (overtime_days.overtime_rule_id, overtime_days.parts, overtime_days.explanation) is distinct from
      (excluded.overtime_rule_id, excluded.parts, excluded.explanation)`.execute(tx);
}

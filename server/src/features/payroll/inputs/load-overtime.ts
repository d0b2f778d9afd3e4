import type { Day } from '@cadre/rules/calendar';
import type { OvertimePart } from '@cadre/rules/pay/pay-inputs';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';

type Part = { class: string; premium_bp: number; minutes: number };
type Stored = {
  employee_id: number;
  date: Day;
  /** The request; premiums of ordinary hours need none. */
  id: number | null;
  rule_id: number;
  approved: number;
  parts: Part[];
  rates: Record<string, number>;
};

/** Overtime by class and premium with its approved minutes that become pay, and the premiums of ordinary hours. */
export async function loadOvertime(
  db: Runner,
  ids: readonly number[],
  { from, to }: { from: Day; to: Day },
): Promise<Map<number, OvertimePart[]>> {
  const { rows } = await sql<Stored>`
    select d.employee_id, d.date, o.id, r.id as rule_id, coalesce(o.approved_minutes, 0) as approved, d.parts,
      jsonb_build_object('overtime_1', r.overtime_1_rate_bp, 'overtime_2', r.overtime_2_rate_bp, 'rest_day', r.rest_day_rate_bp,
        'holiday', r.holiday_rate_bp) as rates
    from overtime_days d join overtime_rules r on r.id = d.overtime_rule_id
    left join overtime o on o.employee_id = d.employee_id and o.date = d.date and o.status = 'approved' and o.becomes = 'pay'
    where d.employee_id = any(${ids}::int[]) and d.date between ${from}::date and ${to}::date
    order by d.employee_id, d.date`.execute(db);
  const found = Map.groupBy(rows, ({ employee_id }) => employee_id);
  return new Map([...found].map(([id, days]) => [id, days.flatMap(paidParts)]));
}

/** Where less was approved than worked, the lowest class counts first. */
function paidParts({ date, id, rule_id, approved, parts, rates }: Stored): OvertimePart[] {
  const premiums = parts.filter((part) => part.class === 'normal' && part.premium_bp > 0);
  const ordinary = premiums.map((part) => paid(part, part.minutes));
  const beyond = classes.flatMap((name) => parts.filter((part) => part.class === name));
  let left = approved;
  const granted = beyond.map((part) => {
    const minutes = Math.min(left, part.minutes);
    left -= minutes;
    return paid(part, minutes);
  });
  return [...ordinary, ...granted].filter(({ workedMinutes }) => workedMinutes > 0);

  function paid(part: Part, minutes: number): OvertimePart {
    return {
      id: part.class === 'normal' ? null : id,
      ruleId: rule_id,
      date,
      class: part.class,
      minutes,
      workedMinutes: part.minutes,
      rateBp: rates[part.class] ?? 0,
      premiumBp: part.premium_bp,
    };
  }
}

const classes = ['overtime_1', 'overtime_2', 'rest_day', 'holiday'];

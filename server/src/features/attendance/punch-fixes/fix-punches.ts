import type { FixedDay, fixPunches as mendDaysCall } from '@cadre/contract/calls/punch-fixes';
import { attendances } from '@cadre/contract/resources/attendances';
import { employees } from '@cadre/contract/resources/employees';
import { momentAt } from '@cadre/rules/attendance/plan/zone';
import { addDays, type Day } from '@cadre/rules/calendar';
import { seen } from '../../../crud/access/access.ts';
import { covers } from '../../../crud/access/employee-of-params.ts';
import type { Actor } from '../../../platform/access/actor.ts';
import type { Runner, Transaction } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { Columns } from '../../../platform/database/tables.ts';
import type { CallContext } from '../../../platform/http/call-context.ts';
import type { Services } from '../../../platform/services.ts';
import { wordsOf } from '../../../platform/texts/texts.ts';
import { lockEmployees } from '../days/lock-employees.ts';
import { settleDays } from '../days/settle-days.ts';
import { loadPlans, type PlanOfDay } from '../plans/load-plans.ts';
import { doubtFlags } from '../punches/add-punches.ts';
import { type Inserted, insertPunches, type NewPunch } from '../punches/insert-punches.ts';
import { notePunches } from '../punches/note-punches.ts';

type Input = CallContext<typeof mendDaysCall>['body']['days'][number];
/** Why a day is left as it is. */
type Refusal = 'not_found' | 'not_allowed' | 'own_punches' | 'not_employed' | 'day_is_whole' | 'punch_not_of_day';
type CheckedInput = { input: Input; refused: Refusal | null; said: NewPunch[] };

/** Fixes all days that can be fixed in one transaction and returns the result of each day. */
export async function fixPunches(services: Services, context: CallContext<typeof mendDaysCall>) {
  const { actor, body, t } = context;
  const { judged, inserted, after } = await services.db.transaction(async (tx) => {
    const standing = await standingOf(tx, actor, body.days);
    const judged = judgeAll(actor, standing, body.days);
    const inserted = await insertPunches(
      tx,
      judged.flatMap(({ said }) => said),
    );
    notePunches(tx, context, inserted);
    await settleDays(tx, standing.locked);
    return { judged, inserted, after: await readDays(tx, standing.locked, body.days) };
  });
  const days = judged.map(({ input, refused, said }): FixedDay => {
    const day = after.get(keyOf(input));
    const problem = refused && { code: refused, error: t(`problems.${refused}`, { what: wordsOf(t).inline.the('employees') }) };
    const { employee_id, date } = input;
    return {
      employee_id,
      date,
      ids: idsOf(said, inserted),
      status: day?.status ?? null,
      needs_attention: day?.needs_attention ?? false,
      problem,
    };
  });
  return { message: t('done.punches_added', { count: inserted.length }), data: { days } };
}

type Standing = {
  reached: ReadonlyMap<number, boolean>;
  locked: number[];
  plans: ReadonlyMap<number, PlanOfDay>;
  incomplete: ReadonlySet<string>;
};

/** Which employees the right reaches, and which of the days still need attention after settling. */
async function standingOf(tx: Transaction, actor: Actor, inputs: readonly Input[]): Promise<Standing> {
  const requested = [...new Set(inputs.map(({ employee_id }) => employee_id))];
  const { rows } = await sql<{ id: number; reached: boolean }>`
    select r.id, ${covers(attendances, actor, 'create')} as reached from employees r
    where r.id = any(${requested}::int[]) and ${seen(employees, actor)}`.execute(tx);
  const locked = rows.filter(({ id, reached }) => reached && id !== actor.employee_id).map(({ id }) => id);
  await lockEmployees(tx, locked);
  await settleDays(tx, locked);
  const dates = inputs.flatMap(({ date, punches }) => [date, ...punches.map((punch) => punch.date)]).toSorted();
  const days = await readDays(tx, locked, inputs);
  return {
    reached: new Map(rows.map(({ id, reached }) => [id, reached])),
    locked,
    plans: await loadPlans(tx, locked, dates[0] as Day, dates.at(-1) as Day),
    incomplete: new Set([...days].filter(([, { needs_attention }]) => needs_attention).map(([key]) => key)),
  };
}

/** A day is fixed once; a second entry for the same day is refused. */
function judgeAll(actor: Actor, standing: Standing, inputs: readonly Input[]): CheckedInput[] {
  const incomplete = new Set(standing.incomplete);
  return inputs.map((input) => {
    const judged = judge(actor, { ...standing, incomplete }, input);
    if (judged.refused === null) incomplete.delete(keyOf(input));
    return judged;
  });
}

function judge(actor: Actor, standing: Standing, input: Input): CheckedInput {
  const { employee_id, date, note, punches } = input;
  const refuse = (refused: Refusal): CheckedInput => ({ input, refused, said: [] });
  const reached = standing.reached.get(employee_id);
  if (reached === undefined) return refuse('not_found');
  if (!reached) return refuse('not_allowed');
  if (employee_id === actor.employee_id) return refuse('own_punches');
  const planOf = standing.plans.get(employee_id) as PlanOfDay;
  if (!planOf(date).employed) return refuse('not_employed');
  if (!standing.incomplete.has(keyOf(input))) return refuse('day_is_whole');
  const said = punches.map(({ action, ...wall }): NewPunch => {
    const { zone } = planOf(date);
    const { at, doubt } = momentAt(zone, wall.date, wall.time);
    const flag = doubt ? doubtFlags[doubt] : undefined;
    return { employee_id, action, at, zone, source: 'manual', flag, note, created_by_id: actor.user_id };
  });
  const isOfDay = punches.every((punch) => addDays(date, -1) <= punch.date && punch.date <= addDays(date, 1));
  if (!isOfDay || said.some(({ at }) => at > Date.now())) return refuse('punch_not_of_day');
  return { input, refused: null, said };
}

const keyOf = ({ employee_id, date }: Pick<Input, 'employee_id' | 'date'>): string => `${employee_id} ${date}`;

type DayNow = Columns<'attendance_days', 'status' | 'needs_attention'>;

async function readDays(db: Runner, employeeIds: readonly number[], inputs: readonly Input[]): Promise<Map<string, DayNow>> {
  const dates = [...new Set(inputs.map(({ date }) => date))];
  const { rows } = await sql<DayNow & Pick<Input, 'employee_id' | 'date'>>`
    select employee_id, date, status, needs_attention from attendance_days
    where employee_id = any(${employeeIds}::int[]) and date = any(${dates}::date[])`.execute(db);
  return new Map(rows.map((row) => [keyOf(row), row]));
}

/** Which of the added punches are of this day. */
const idsOf = (said: readonly NewPunch[], inserted: readonly Inserted[]): number[] =>
  inserted.filter((punch) => said.some(({ employee_id, action, at }) => isSame(punch, employee_id, action, at))).map(({ id }) => id);

const isSame = (punch: Inserted, employee_id: number, action: string, at: number): boolean =>
  punch.employee_id === employee_id && punch.action === action && punch.at === at;

import type { TimeCardWeek } from '@cadre/contract/calls/time-cards';
import type { Weekly } from '@cadre/rules/time/not-submitted';
import type { Runner } from '../../../platform/database/database.ts';
import { sql } from '../../../platform/database/sql.ts';
import type { StoredCard } from '../stored-card.ts';

export type WeekRow = TimeCardWeek['rows'][number];
type Cell = WeekRow['cells'][number] & {
  project_id: number;
  project_task_id: number | null;
  work_type: WeekRow['work_type'];
  billable: boolean;
};
type Place = { project_id: number; project_task_id: number | null; work_type: WeekRow['work_type'] };
type Pin = Place & { is_kept: boolean };

/** The entries of a week, and further facts about its days. */
export type StoredWeek = {
  card: Pick<StoredCard, 'id' | 'status'> | null;
  cells: Cell[];
  pins: Pin[];
  projects: WeekRow['project'][];
  project_tasks: { id: number; name: string }[];
  attended: { date: string; minutes: number }[];
  closed_spans: { from: string; to: string }[];
};

export async function loadWeek(db: Runner, employee_id: number, week: Span): Promise<StoredWeek> {
  const { rows } = await wholeWeek.execute(db, slotsOfWeek(employee_id, week));
  return rows[0] as StoredWeek;
}

type Span = Pick<Weekly, 'from' | 'to'>;

/** Whose week it is, in a statement that is kept. */
export const weekSlots = { employee: sql.param('employee'), from: sql.param('from'), to: sql.param('to') };

export const slotsOfWeek = (employee: number, { from, to }: Span): Record<string, unknown> => ({ employee, from, to });

const { employee, from, to } = weekSlots;
const ofWeek = sql`employee_id = ${employee} and date between ${from}::date and ${to}::date`;

/** The entries of the week, as parts of a larger statement; `used` are its projects. */
export const weekParts = sql`
  cells as (
    select t.id, t.version, t.date, t.minutes, t.description, t.status, t.returned_note, t.project_id, t.project_task_id, t.work_type, t.billable
    from tasks t where t.${ofWeek}),
  pins as (
    select distinct on (project_id, project_task_id, work_type) project_id, project_task_id, work_type, is_kept from time_card_pins
    where employee_id = ${employee} and (week_start = ${from}::date or (is_kept and week_start < ${from}::date
      and (may_book(project_id, ${employee}, ${from}::date) or may_book(project_id, ${employee}, ${to}::date))))
    order by project_id, project_task_id, work_type, is_kept desc),
  used as (select project_id, project_task_id from cells union select project_id, project_task_id from pins)`;

export const weekColumns = sql`
  (select coalesce(json_agg(c order by c.date, c.id), '[]') from cells c) as cells,
  (select coalesce(json_agg(p), '[]') from pins p) as pins,
  (select coalesce(json_agg(json_build_object('id', p.id, 'number', p.number, 'name', p.name, 'client', k.name, 'color', k.color,
      'require_note', p.require_note, 'require_task', p.require_task)), '[]')
   from projects p left join clients k on k.id = p.client_id where p.id in (select project_id from used)) as projects,
  (select coalesce(json_agg(json_build_object('id', k.id, 'name', k.name)), '[]')
   from project_tasks k where k.id in (select project_task_id from used)) as project_tasks,
  (select coalesce(json_agg(json_build_object('date', d.date, 'minutes', d.worked_minutes)), '[]') from attendance_days d where d.${ofWeek}) as attended,
  (select coalesce(json_agg(json_build_object('from', m.from_date, 'to', m.to_date)), '[]') from pay_closings m where m.employee_id = ${employee}
    and m.to_date >= ${from}::date and m.from_date <= ${to}::date) as closed_spans`;

const wholeWeek = sql<StoredWeek>`
  with ${weekParts} select ${weekColumns},
    (select json_build_object('id', c.id, 'status', c.status) from time_cards c where c.employee_id = ${employee} and c.from_date = ${from}::date) as card`.prepared();

/** Cells of one project, task and kind of work are a row, in the order of their projects. */
export function rowsOf({ cells, pins, projects, project_tasks }: StoredWeek): WeekRow[] {
  const projectOf = new Map(projects.map((one) => [one.id, one]));
  const taskOf = new Map(project_tasks.map((one) => [one.id, one]));
  const stored = new Set(pins.filter(({ is_kept }) => is_kept).map(keyOf));
  const rows = new Map<string, WeekRow>();
  const add = ({ project_id, project_task_id, work_type }: Place, billable: boolean, pinned: boolean): WeekRow => {
    const key = keyOf({ project_id, project_task_id, work_type });
    const known = rows.get(key);
    if (known) return known;
    const made = {
      key,
      project: projectOf.get(project_id) as WeekRow['project'],
      project_task: project_task_id === null ? null : (taskOf.get(project_task_id) ?? null),
      work_type,
      billable,
      pinned,
      kept: stored.has(key),
      cells: [],
    };
    rows.set(key, made);
    return made;
  };
  for (const { project_id, project_task_id, work_type, billable, ...cell } of cells)
    add({ project_id, project_task_id, work_type }, billable, false).cells.push(cell);
  for (const pin of pins) add(pin, false, true);
  return [...rows.values()].sort((one, other) => (rankOf(one) < rankOf(other) ? -1 : 1));
}

const keyOf = ({ project_id, project_task_id, work_type }: Place): string => `${project_id}:${project_task_id ?? 0}:${work_type}`;

const rankOf = ({ project, project_task, work_type }: WeekRow): string => [project.number, project_task?.name ?? '', work_type].join('\n');

import type { Remark } from '@cadre/contract/calls/tasks';
import { asHours } from '@cadre/rules/duration';
import type { Caller } from '../../../crud/access/caller.ts';
import { type Sql, sql } from '../../../platform/database/sql.ts';
import type { TaskFacts, TaskInput } from './task-facts.ts';

export type Overrun = { id: number; project: string; department: string; over: number };

/** Which of these projects have no more hours left for the department of the employee `e`, where that is worth a word; a value of a statement. */
export const overrunsOf = (project_ids: Sql): Sql => sql`(
  select coalesce(json_agg(json_build_object('id', p.id, 'project', p.name, 'department', d.name, 'over', s.minutes - c.minutes) order by p.id), '[]')
  from projects p join departments d on d.id = department_on(p.id, e.id, current_date)
  join current_estimates c on c.project_id = p.id and c.department_id = d.id
  cross join lateral (select s.minutes from project_spent s where s.project_id = p.id and s.department_id = d.id) s
  where p.id in (${project_ids}) and p.overrun_policy <> 'allow' and s.minutes > c.minutes)`;

export const overrunRemark = ({ t }: Pick<Caller, 't'>, { id, project, department, over }: Overrun): Remark => {
  const args = { project, department, left: asHours(-over) };
  return { code: 'over_estimate', sentence: t('checks.over_estimate', args), project_id: id, args };
};

/** Minutes booked since the facts were read, by project and department. */
export type Booked = Map<string, number>;

const placeOf = ({ department_id }: TaskFacts, { project_id }: Pick<TaskInput, 'project_id'>): string => `${project_id} ${department_id}`;

export function withBooked(booked: Booked, wanted: TaskInput, facts: TaskFacts): TaskFacts {
  const more = booked.get(placeOf(facts, wanted)) ?? 0;
  return facts.project && more !== 0
    ? { ...facts, project: { ...facts.project, spent_minutes: facts.project.spent_minutes + more } }
    : facts;
}

export function book(booked: Booked, wanted: TaskInput, facts: TaskFacts): void {
  const place = placeOf(facts, wanted);
  booked.set(place, (booked.get(place) ?? 0) + wanted.minutes - wanted.before_minutes);
}

export function overrunIn({ department, project }: TaskFacts, id: number): Overrun | undefined {
  if (!project?.is_planned || project.overrun_policy === 'allow' || project.estimated_minutes === null) return undefined;
  const over = project.spent_minutes - project.estimated_minutes;
  return over > 0 ? { id, project: project.name, department: department ?? '—', over } : undefined;
}

import type { Resource } from '@cadre/contract/resource';
import { branches } from '@cadre/contract/resources/branches';
import { clients } from '@cadre/contract/resources/clients';
import { departments } from '@cadre/contract/resources/departments';
import { employees } from '@cadre/contract/resources/employees';
import { excuses } from '@cadre/contract/resources/excuses';
import { jobs } from '@cadre/contract/resources/jobs';
import { leaves } from '@cadre/contract/resources/leaves';
import { projects } from '@cadre/contract/resources/projects';
import { proposals } from '@cadre/contract/resources/proposals';
import { travels } from '@cadre/contract/resources/travels';
import { users } from '@cadre/contract/resources/users';
import { humanOrder } from '../../crud/read/table.ts';
import { type Sql, sql } from '../../platform/database/sql.ts';

export type FoundKind = {
  resource: Resource;
  name: Sql<string>;
  /** A second line, or the field that it is. */
  detail: Sql<unknown> | 'title';
  status: Sql<unknown>;
  order: Sql<unknown>;
  /** It is also found by a name that is misspelled. */
  isForgiving?: true;
};

const byName = humanOrder(sql`r.name`);
const none = sql`null`;
const caller = sql<string>`(select e.name from employees e where e.id = r.employee_id)`;

/** The kinds that one box finds, in this order. Requests are found by their requester, the latest first. */
export const foundKinds: readonly FoundKind[] = [
  {
    resource: employees,
    name: sql`r.name`,
    detail: sql`(select j.name || ' · ' || d.name from jobs j, departments d where j.id = r.job_id and d.id = r.department_id)`,
    status: sql`r.status`,
    order: byName,
    isForgiving: true,
  },
  {
    resource: projects,
    name: sql`'(' || r.number || ') ' || r.name`,
    detail: sql`(select c.name from clients c where c.id = r.client_id)`,
    status: sql`r.status`,
    order: byName,
    isForgiving: true,
  },
  { resource: clients, name: sql`r.name`, detail: sql`r.code`, status: none, order: byName, isForgiving: true },
  { resource: proposals, name: sql`r.title`, detail: sql`r.number`, status: sql`r.status`, order: humanOrder(sql`r.title`) },
  { resource: leaves, name: caller, detail: 'title', status: sql`r.status`, order: sql`r.from_date desc` },
  { resource: excuses, name: caller, detail: 'title', status: sql`r.status`, order: sql`r.date desc` },
  { resource: travels, name: caller, detail: 'title', status: sql`r.status`, order: sql`r.start_date desc` },
  { resource: users, name: sql`r.name`, detail: sql`r.email`, status: sql`r.status`, order: byName },
  { resource: departments, name: sql`r.name`, detail: sql`r.code`, status: none, order: byName },
  { resource: jobs, name: sql`r.name`, detail: sql`r.grade`, status: none, order: byName },
  { resource: branches, name: sql`r.name`, detail: sql`r.country`, status: none, order: byName },
];

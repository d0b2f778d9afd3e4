import { runAs } from '../../src/platform/database/run-as.ts';
import type { Answer, Person } from '../office/person.ts';
import { type DemoCompany, demoRoles } from './demo-company.ts';

// biome-ignore lint/suspicious/noExplicitAny: these tests check the shape of the response
type Body = any;

/** Throws unless the call succeeded; returns the body of its response. */
export function done({ status, body, text }: Answer): Body {
  if (status >= 300) throw new Error(`${status} ${text}`);
  return body;
}

/** Tries one role after another until the call is allowed. */
export async function byWhoMay(company: DemoCompany, ask: (person: Person) => Promise<Answer>): Promise<Body> {
  const refusals: string[] = [];
  for (const role of demoRoles) {
    const answer = await ask(company.as(role));
    if (answer.status === 200) return answer.body;
    refusals.push(`${role}: ${answer.status} ${answer.text}`);
  }
  throw new Error(`Nobody may. ${refusals.join('\n')}`);
}

/** The ids of a resource, or of those rows of it. */
export async function idsOf({ services }: DemoCompany, resource: string, where = 'true'): Promise<number[]> {
  const statement = `select id from ${resource.replaceAll('-', '_')} where ${where} order by id`;
  const { rows } = await runAs('system', () => services.db.transaction(({ run }) => run(statement)));
  return rows.map(({ id }) => id);
}

export async function firstId(company: DemoCompany, resource: string, where?: string): Promise<number> {
  const [id] = await idsOf(company, resource, where);
  if (id === undefined) throw new Error(`The demo company has none of ${resource} where ${where}.`);
  return id;
}

/** The employee of a demo account. */
export const employeeOf = (company: DemoCompany, role: string): Promise<number> =>
  firstId(company, 'employees', `id = (select employee_id from users where email = '${role}@example.com')`);

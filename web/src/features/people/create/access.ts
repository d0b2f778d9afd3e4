import type { Row } from '../../../fields/kind.ts';
import { api } from '../../../platform/api.ts';
import { employeeRole, invite } from '../invite.ts';

/** What shall happen once the record is there. */
export type Access = { isInvited: boolean; roles: number[]; papers: string[] };

export const noAccess: Access = { isInvited: false, roles: [employeeRole], papers: [] };

/** Each is tried, whatever happens to the others; answers with what went wrong. */
export async function grantAccess(
  employee: Row,
  { isInvited, roles, papers }: Access,
  titleOf: (type: string) => string,
): Promise<string[]> {
  const wanted = [
    ...(isInvited ? [() => invite(employee, roles)] : []),
    ...papers.map((type) => () => api.post('/documents/request', { employee_ids: [employee.id], type, title: titleOf(type) })),
  ];
  const wrong: string[] = [];
  for (const send of wanted) await send().catch((problem: Error) => wrong.push(problem.message));
  return [...new Set(wrong)];
}

import { requestDocuments } from '@cadre/contract/calls/documents';
import { callsOf } from '@cadre/contract/calls-of';
import type { documents } from '@cadre/contract/resources/documents';
import { users } from '@cadre/contract/resources/users';
import type { Row } from '../../../fields/kind.ts';
import { callApi } from '../../../platform/call-api.ts';
import { employeeRole, invitation } from '../invite.ts';

type PaperType = (typeof documents.fields.type.options)[number];

/** The actions to take once the record is created. */
export type Access = { isInvited: boolean; roles: number[]; papers: PaperType[] };

/** Every employee has a work address, so users who may invite do so by default. */
export const accessAtFirst = (mayInvite: boolean): Access => ({ isInvited: mayInvite, roles: [employeeRole], papers: [] });

/** Tries each action, even if others fail; returns the error messages. */
export async function grantAccess(
  employee: Row,
  { isInvited, roles, papers }: Access,
  titleOf: (type: string) => string,
): Promise<string[]> {
  const wanted: (() => Promise<unknown>)[] = [
    ...(isInvited ? [() => callApi(callsOf(users).create, invitation(employee, roles))] : []),
    ...papers.map((type) => () => callApi(requestDocuments, { employee_ids: [employee.id], type, title: titleOf(type) })),
  ];
  const wrong: string[] = [];
  for (const send of wanted) await send().catch((problem: Error) => wrong.push(problem.message));
  return [...new Set(wrong)];
}

import { catalogue } from '@cadre/contract/permissions';
import type { Permission } from '@cadre/contract/rights';
import { type SeededRole, seededRoles } from '@cadre/contract/roles';
import type { Scope } from '@cadre/contract/scopes';
import { seededGrants } from '../../src/features/access/seed-roles.ts';
import type { Person } from '../office/person.ts';
import type { Office } from '../office.ts';
import { admit, hire } from '../people/people.ts';
import type { Place } from './places.ts';

/** A person of a role, with all that decides how far its scopes reach Clara. */
export type Reader = {
  name: string;
  role: SeededRole;
  as: Person;
  user_id: number;
  employee_id: number | null;
  isOwner: boolean;
  leads: boolean;
};

/** A user of each seeded role, the head of another department, and the owner of the data. */
export const readerNames = [...Object.keys(seededRoles), 'other_head', 'owner'] as const;

const others = { isOwner: false, leads: false };

export async function openReaders(office: Office): Promise<Map<string, Reader>> {
  const { cast } = office;
  const ofCast = (name: keyof typeof cast & string, role: SeededRole, more = others): Reader => {
    const { user_id, employee_id } = cast[name as 'admin'];
    return { name, role, as: office.as(name as 'admin'), user_id, employee_id, ...more };
  };
  const newcomer = async (role: SeededRole): Promise<Reader> => {
    const { id } = await hire(office, { place: 'design', first_name: role });
    return { name: role, role, ...(await admit(office, id, seededRoles[role])), employee_id: id, ...others };
  };
  const head = await newcomer('department_manager');
  await office.services.db.run('update departments set head_id = $2 where id = $1', [cast.places.design.department_id, head.employee_id]);
  return new Map<string, Reader>([
    ['administrator', ofCast('admin', 'administrator')],
    ['employee', ofCast('outsider', 'employee')],
    ['hr_manager', ofCast('hr', 'hr_manager')],
    ['department_manager', ofCast('manager', 'department_manager', { isOwner: false, leads: true })],
    ['payroll_officer', ofCast('payroll', 'payroll_officer')],
    ['hr_officer', await newcomer('hr_officer')],
    ['project_manager', await newcomer('project_manager')],
    ['attendance_officer', await newcomer('attendance_officer')],
    ['auditor', ofCast('auditor', 'auditor')],
    ['other_head', head],
    ['owner', ofCast('consultant', 'employee', { isOwner: true, leads: false })],
  ]);
}

const granted = new Map<string, Scope>(
  seededGrants(new Set(catalogue.map(({ name }) => name))).map(({ role_id, permission, scope }) => [`${role_id} ${permission}`, scope]),
);

/** Whether a right of this role reaches a record of Clara, or one without an owner. */
function reaches({ role, isOwner, leads }: Reader, right: Permission, hasOwner: boolean): boolean {
  const scope = granted.get(`${seededRoles[role]} ${right}`);
  if (scope === 'all') return true;
  if (!scope || !hasOwner) return false;
  return scope === 'own' ? isOwner : isOwner || leads;
}

/** The approvers of Clara's requests, as `user model`; they can see the reasons and their own decision. */
export async function approversOf({ services }: Office, employee_id: number): Promise<Set<string>> {
  const { rows } = await services.db.run(
    'select distinct s.user_id, a.model from approvals a join approval_assignees s on s.approval_id = a.id where a.employee_id = $1',
    [employee_id],
  );
  return new Set(rows.flatMap(({ user_id, model }) => [`${user_id} ${model}`, `${user_id} approvals`]));
}

/** Whether the declared rights of the reader's role open this place of Clara's. */
export const mayKnow = (reader: Reader, { resource, rights }: Place, approvers: ReadonlySet<string>): boolean =>
  rights.every((right) => reaches(reader, right, resource.access.owner !== undefined)) ||
  ((resource.life.request !== undefined || resource.life.isApproval === true) && approvers.has(`${reader.user_id} ${resource.name}`));

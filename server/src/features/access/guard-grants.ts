import { type CatalogueEntry, catalogue } from '@cadre/contract/permissions';
import { isAsWide, type Scope } from '@cadre/contract/scopes';
import type { Grant } from '@cadre/contract/values';
import type { Write } from '../../crud/behaviour.ts';
import { administratorRole, employeeRole } from '../../platform/actor.ts';
import { invalid, Problem } from '../../platform/problem.ts';
import { grantsOfRoles } from './grants-of.ts';
import { type HeldGrant, refuseWiderGrants } from './refuse-wider-grants.ts';

const entries = new Map<string, CatalogueEntry>(catalogue.map((entry) => [entry.name, entry]));

/** What an administrator needs to repair access; without these nobody could give them back. */
const keptByAdministrators = ['users.view', 'users.update', 'users.assign_roles', 'roles.view', 'roles.update'];

export async function guardGrants({ tx, asker, before }: Write, wanted: Grant[]): Promise<void> {
  refuseUnknown(wanted);
  if (before?.id === administratorRole) keepAdministratorsAble(wanted);
  if (before?.id === employeeRole) keepEmployeesToTheirOwn(wanted);
  const held = new Map(before ? (await grantsOfRoles(tx.run, [before.id])).map(({ name, scope }) => [name, scope]) : []);
  refuseWiderGrants(
    asker.actor,
    (wanted as HeldGrant[]).filter(({ name, scope }) => !isAsWide(held.get(name), scope)),
  );
}

function refuseUnknown(wanted: Grant[]): void {
  const names = new Set(wanted.map(({ name }) => name));
  const areKnown = wanted.every(({ name, scope }) => {
    const entry = entries.get(name);
    return entry !== undefined && (entry.scopable || scope === 'all');
  });
  if (!areKnown || names.size !== wanted.length) throw invalid({ permissions: [{ code: 'not_valid' }] });
}

function keepAdministratorsAble(wanted: Grant[]): void {
  const isKept = keptByAdministrators.every((name) => wanted.some((grant) => grant.name === name && grant.scope === 'all'));
  if (!isKept) throw new Problem('role_is_fixed');
}

/** Role 2 reads its own data, the directory and the company's plain lists; anything wider belongs to another role. */
function keepEmployeesToTheirOwn(wanted: Grant[]): void {
  if (!wanted.every(({ name, scope }) => isForEmployees(entries.get(name) as CatalogueEntry, scope as Scope)))
    throw new Problem('role_is_fixed');
}

const closedToEmployees = new Set(['roles', 'permissions']);

const isForEmployees = ({ name, resource, action, scopable }: CatalogueEntry, scope: Scope): boolean =>
  scopable ? scope === 'own' || name === 'employees.view_directory' : action === 'view' && !closedToEmployees.has(resource);

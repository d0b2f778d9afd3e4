import { type CatalogueEntry, catalogue } from '@cadre/contract/permissions';
import { type GrantsOfRole, type SeededRole, seededRoles } from '@cadre/contract/roles';
import type { Scope } from '@cadre/contract/scopes';
import { isGuardedView, isPay, showsPay } from './guarded-rights.ts';

/** What the seeded roles hold of these rights. */
export const seededGrants = (names: ReadonlySet<string>): { role_id: number; permission: string; scope: Scope }[] =>
  Object.entries(seededRoles).flatMap(([role, role_id]) =>
    catalogue.flatMap((entry) => {
      const scope = names.has(entry.name) ? scopeOf(role as SeededRole, entry) : undefined;
      return scope ? [{ role_id, permission: entry.name, scope: entry.scopable ? scope : ('all' as const) }] : [];
    }),
  );

function scopeOf(role: SeededRole, entry: CatalogueEntry): Scope | undefined {
  if (role === 'administrator' && !showsPay(entry)) return 'all';
  if (role === 'auditor' && isForReaders(entry)) return 'all';
  const said = [entry.grants[role], entry.grants.everyone].map((grants) => scopeIn(grants, entry));
  return said.find((scope) => scope !== undefined) ?? undefined;
}

const isForReaders = (entry: CatalogueEntry): boolean =>
  entry.action.startsWith('view') && !isPay(entry.name) && !isGuardedView(entry.name);

/** A star never means pay. */
function scopeIn(grants: GrantsOfRole | undefined, { name, action }: CatalogueEntry): Scope | null | undefined {
  if (grants === undefined) return undefined;
  const byAction = typeof grants === 'string' ? { '*': grants } : grants;
  return action in byAction || isPay(name) ? byAction[action] : byAction['*'];
}
